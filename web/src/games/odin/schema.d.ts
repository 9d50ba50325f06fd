// Made from meadhall.games.odin by `npm run types`: change it there.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** _Step */
        _Step: {
            /** @enum {unknown} */
            do: "_Step";
            /** @default false */
            optional?: boolean;
        };
        /** ActionBoard */
        ActionBoard: {
            columns: components["schemas"]["Columns"];
            extension_tiles: components["schemas"]["ExtensionTile"][];
            groups: components["schemas"]["Group"][];
            spaces: components["schemas"]["Space"][];
        };
        /** AnimalPoints */
        AnimalPoints: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            points: number;
            /** @default  */
            source?: string;
        };
        /** Animals */
        Animals: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            needed_to_breed: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /**
         * AskForecast
         * @description What would my occupations bring now?
         */
        AskForecast: {
            /** @enum {unknown} */
            ask: "cards";
        };
        /**
         * AskIdle
         * @description Before the income or the bonus: is there any use in laying goods just now?
         */
        AskIdle: {
            /** @enum {unknown} */
            ask: "idle";
        };
        /**
         * AskPlan
         * @description What else is best laid, once these placements have been made? With a good: where a hint lays that.
         */
        AskPlan: {
            /** @enum {unknown} */
            ask: "plan";
            /** @default  */
            good?: string;
            /** @default [] */
            tried?: components["schemas"]["Placement"][];
        };
        /**
         * AskServing
         * @description What is best served at the feast from here on, once these placements have been made?
         */
        AskServing: {
            /** @enum {unknown} */
            ask: "serve";
            /** @default [] */
            tried?: components["schemas"]["Placement"][];
        };
        /**
         * AskSpots
         * @description Where may this good lie, once these placements have been made? Without a good: what would they bring?
         */
        AskSpots: {
            /** @enum {unknown} */
            ask: "spots";
            /** @default  */
            good?: string;
            /** @default [] */
            tried?: components["schemas"]["Placement"][];
        };
        /** Banquet */
        Banquet: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            penalty_points: number;
            /** @default  */
            source?: string;
            spaces: number;
        };
        /** Bay */
        Bay: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            large_stages: number;
            /** @default  */
            note?: string;
            small_stages: number;
            /** @default  */
            source?: string;
        };
        /**
         * BoardRecord
         * @description One side of a board, or a building, drawn cell by cell.
         */
        BoardRecord: {
            /** @default {} */
            bonus?: {
                [key: string]: string[];
            };
            /** @default 1 */
            count?: number;
            /** @default [] */
            final_incomes?: components["schemas"]["FinalIncome"][];
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            group: "exploration" | "home" | "house" | "shed";
            id: string;
            /** @default  */
            letter?: string;
            /** @default 0 */
            mini_expansion?: number;
            minus: number;
            /** @default  */
            note?: string;
            /** @default  */
            other_side?: string;
            /** @default 0 */
            points?: number;
            /** @default null */
            points_revised?: number | null;
            rows: string[];
            /** @default [] */
            ships?: string[];
            /**
             * @default front
             * @enum {unknown}
             */
            side?: "back" | "front";
            /** @default  */
            source?: string;
            /** @default 0 */
            vikings?: number;
        };
        /**
         * BoardsFile
         * @description boards.toml
         */
        BoardsFile: {
            boards: components["schemas"]["BoardRecord"][];
            placement: components["schemas"]["Placements"];
        };
        /**
         * BoardSpots
         * @description For each turn of the good, cell by cell in rows of 13: n is effect n, and -1 - n is reason n.
         */
        BoardSpots: {
            id: string;
            income: number;
            turns: {
                [key: string]: number[];
            };
        };
        /**
         * BoardView
         * @description One of a player's boards; `rows` is its drawing, in the characters of boards.toml.
         */
        BoardView: {
            board: string;
            bonus: components["schemas"]["BonusView"][];
            giving: string[];
            group: string;
            id: string;
            income: number;
            minus: number;
            placed: components["schemas"]["PlacedView"][];
            points: number;
            rows: string[];
        };
        /**
         * BonusView
         * @description A bonus space of a board, and what it gives.
         */
        BonusView: {
            cells: string[];
            things: string[];
        };
        /**
         * CardForecast
         * @description What an occupation would bring: `now`, `later` (nothing by being played), or `nothing` as things stand.
         */
        CardForecast: {
            asks: boolean;
            card: string;
            changes: {
                [key: string]: number;
            };
            missing: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            works: "later" | "nothing" | "now";
        };
        /** ChooseStep */
        ChooseStep: {
            between: components["schemas"]["Way"][];
            /** @enum {unknown} */
            do: "choose";
            /** @default false */
            optional?: boolean;
        };
        /**
         * ColumnRecord
         * @description A column of the goods boxes: one shape.
         */
        ColumnRecord: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default 0 */
            mini_expansion?: number;
            /** @default  */
            note?: string;
            rows: string[];
            /** @default  */
            source?: string;
        };
        /** Columns */
        Columns: {
            draw_in: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            play_in: number;
            /** @default  */
            source?: string;
        };
        /** Dice */
        Dice: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            rolls: number;
            /** @default  */
            source?: string;
        };
        /**
         * DiceView
         * @description The last dice action; `shift` is what ore aboard adds to the roll.
         */
        DiceView: {
            die: number;
            rolling: boolean;
            rolls: number[];
            shift: number;
        };
        /** DrawOccupationStep */
        DrawOccupationStep: {
            count: number;
            /** @enum {unknown} */
            do: "draw_occupation";
            /** @default false */
            optional?: boolean;
        };
        /** DrawWeaponsStep */
        DrawWeaponsStep: {
            count: number;
            /** @enum {unknown} */
            do: "draw_weapons";
            /** @default false */
            optional?: boolean;
        };
        /**
         * Effect
         * @description What laying a good changes: income, points as the score stands, bonus spaces won and lost.
         */
        Effect: {
            gives: string[];
            income: number;
            loses: string[];
            points: number;
        };
        /**
         * EffectCondition
         * @description A number that is counted must lie between these.
         */
        EffectCondition: {
            count: string;
            /** @default 999 */
            max?: number;
            /** @default 0 */
            min?: number;
        };
        /**
         * EffectRecord
         * @description An effect that data alone can say.
         */
        EffectRecord: {
            /** @default 0 */
            amount?: number;
            /** @default [] */
            boards?: ("exploration" | "home" | "long_house" | "shed" | "stone_house")[];
            /** @default  */
            by?: string;
            /** @default -1 */
            column?: number;
            /** @default {} */
            cost?: {
                [key: string]: number;
            };
            /** @default [] */
            deeds?: string[];
            /** @default {} */
            gain?: {
                [key: string]: number;
            };
            /** @default [] */
            groups?: string[];
            /** @default null */
            harvest?: boolean | null;
            /** @default false */
            may?: boolean;
            on: string[];
            /** @default false */
            once?: boolean;
            /** @default true */
            own_phases?: boolean;
            /** @default  */
            per?: string;
            /** @default  */
            phase?: string;
            /**
             * @default
             * @enum {unknown}
             */
            prints?: "" | "mountain" | "silver_1" | "upgrade_1";
            /** @default [] */
            spaces?: string[];
            /** @default null */
            success?: boolean | null;
            /** @default [] */
            things?: string[];
            /** @default [] */
            tiers?: components["schemas"]["EffectTier"][];
            /** @default -1 */
            vikings?: number;
            /** @default [] */
            ways?: components["schemas"]["EffectWay"][];
            /** @default [] */
            when?: components["schemas"]["EffectCondition"][];
        };
        /**
         * EffectTier
         * @description What comes if the counted number has reached `min` and does not pass `max`; of several, the last that fits.
         */
        EffectTier: {
            gain: {
                [key: string]: number;
            };
            /** @default 999 */
            max?: number;
            /** @default 0 */
            min?: number;
        };
        /**
         * EffectWay
         * @description One of several ways to use an effect; `option` is the thing by which it is chosen.
         */
        EffectWay: {
            /** @default {} */
            cost?: {
                [key: string]: number;
            };
            /** @default {} */
            gain?: {
                [key: string]: number;
            };
            option: string;
            /** @default [] */
            when?: components["schemas"]["EffectCondition"][];
        };
        /** EmigrateStep */
        EmigrateStep: {
            /** @enum {unknown} */
            do: "emigrate";
            /** @default false */
            optional?: boolean;
        };
        /** Emigration */
        Emigration: {
            covers: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            silver_each_round: number;
            /** @default  */
            source?: string;
        };
        /** ExchangeStep */
        ExchangeStep: {
            cost: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            do: "exchange";
            gain: {
                [key: string]: number;
            };
            /** @default false */
            optional?: boolean;
        };
        /** Exploration */
        Exploration: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            silver_each_round: number;
            /** @default  */
            source?: string;
        };
        /** ExploreStep */
        ExploreStep: {
            /** @enum {unknown} */
            do: "explore";
            /** @default false */
            optional?: boolean;
        };
        /** ExtensionTile */
        ExtensionTile: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            sides: components["schemas"]["Side"][];
            /** @default  */
            source?: string;
        };
        /**
         * FinalIncome
         * @description An income that cannot be covered; it may be printed one step outside the drawing.
         */
        FinalIncome: {
            col: number;
            row: number;
            value: number;
        };
        /**
         * Forecast
         * @description What the cards in hand would bring if they were played, and those in play that act at any time.
         */
        Forecast: {
            hand: components["schemas"]["CardForecast"][];
            in_play: components["schemas"]["CardForecast"][];
        };
        /** ForgeStep */
        ForgeStep: {
            cost: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            do: "forge";
            /** @default false */
            optional?: boolean;
        };
        /** GainIfAnimalStep */
        GainIfAnimalStep: {
            animal: string;
            /** @enum {unknown} */
            do: "gain_if_animal";
            gain: {
                [key: string]: number;
            };
            /** @default false */
            optional?: boolean;
        };
        /** GainPerAnimalStep */
        GainPerAnimalStep: {
            animal: string;
            /** @enum {unknown} */
            do: "gain_per_animal";
            gain: string;
            most: number;
            /** @default false */
            optional?: boolean;
        };
        /** GainPerPlayerStep */
        GainPerPlayerStep: {
            /** @enum {unknown} */
            do: "gain_per_player";
            gain: {
                [key: string]: number;
            };
            /** @default false */
            optional?: boolean;
        };
        /** GainStep */
        GainStep: {
            /** @enum {unknown} */
            do: "gain";
            gain: {
                [key: string]: number;
            };
            /** @default false */
            optional?: boolean;
        };
        /**
         * GoodRecord
         * @description A good: its column and colour, and what it is good for.
         */
        GoodRecord: {
            /** @default false */
            animal?: boolean;
            /** @enum {unknown} */
            colour: "blue" | "green" | "orange" | "red";
            column: string;
            /** @default false */
            forge?: boolean;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default 0 */
            harvest?: number;
            id: string;
            /** @default 0 */
            mini_expansion?: number;
            /** @default  */
            note?: string;
            /** @default 0 */
            points?: number;
            /** @default  */
            source?: string;
            /** @default 0 */
            sword?: number;
        };
        /**
         * GoodsFile
         * @description goods.toml
         */
        GoodsFile: {
            colours: ("blue" | "green" | "orange" | "red")[];
            columns: components["schemas"]["ColumnRecord"][];
            goods: components["schemas"]["GoodRecord"][];
            pieces: components["schemas"]["PieceRecord"][];
            special_tiles: components["schemas"]["SpecialTileRecord"][];
            tiles: components["schemas"]["TileRecord"][];
        };
        /** Group */
        Group: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** HarvestFile */
        HarvestFile: {
            harvest_markers: components["schemas"]["HarvestMarker"][];
            removed: components["schemas"]["RemovedCards"];
            resource_markers: components["schemas"]["ResourceMarker"][];
            starts: components["schemas"]["HarvestStart"][];
        };
        /** HarvestMarker */
        HarvestMarker: {
            count: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            harvest: number;
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** HarvestStart */
        HarvestStart: {
            /** @default 0 */
            dark_occupations?: number;
            /** @default {} */
            goods?: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            id: "long" | "short";
            light_occupations: number;
            markers: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
            /** @default 0 */
            weapons?: number;
        };
        /**
         * Heard
         * @description Of which moments an effect hears: all that is said must hold.
         */
        Heard: {
            /** @default [] */
            boards?: ("exploration" | "home" | "long_house" | "shed" | "stone_house")[];
            /** @default -1 */
            column?: number;
            /** @default [] */
            deeds?: string[];
            /** @default [] */
            groups?: string[];
            /** @default null */
            harvest?: boolean | null;
            /** @default true */
            own_phases?: boolean;
            /** @default  */
            phase?: string;
            /**
             * @default
             * @enum {unknown}
             */
            prints?: "" | "mountain" | "silver_1" | "upgrade_1";
            /** @default [] */
            spaces?: string[];
            /** @default null */
            success?: boolean | null;
            /** @default [] */
            things?: string[];
            /** @default -1 */
            vikings?: number;
        };
        /** HuntStep */
        HuntStep: {
            /** @enum {unknown} */
            action: "hunt" | "snare" | "whale";
            boats: number;
            die: number;
            /** @enum {unknown} */
            do: "hunt";
            failure: {
                [key: string]: number;
            };
            /** @default false */
            optional?: boolean;
            pay: string[];
            success: {
                [key: string]: number;
            };
            vikings_back: number;
        };
        /**
         * Idle
         * @description Whether nothing that is laid now can raise what is counted next.
         */
        Idle: {
            idle: boolean;
        };
        /** ItemView */
        ItemView: {
            amount: number;
            thing: string;
        };
        /**
         * LayingView
         * @description The good that a player is laying just now.
         */
        LayingView: {
            board: string | null;
            good: string;
            turn: string | null;
        };
        /** Length */
        Length: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            harvest: number[];
            /** @enum {unknown} */
            id: "long" | "short";
            /** @default  */
            note?: string;
            rounds: number;
            /** @default  */
            source?: string;
            turned: ("" | "A" | "B" | "C" | "D")[];
        };
        /**
         * MarkerView
         * @description A resource marker: the side that shows, and what it gives with a harvest and with a crop failure.
         */
        MarkerView: {
            brown: {
                [key: string]: number;
            };
            id: string;
            orange: {
                [key: string]: number;
            };
            side: string;
        };
        /** Mountain */
        Mountain: {
            added_each_round: number;
            face_up: number;
            face_up_with_4_players: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            silver_in_an_item: number;
            /** @default  */
            source?: string;
        };
        /** MountainStep */
        MountainStep: {
            /** @enum {unknown} */
            do: "mountain";
            /** @default false */
            optional?: boolean;
            takes: number[];
        };
        /** MountainStrip */
        MountainStrip: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            items: ("ore" | "silver_2" | "stone" | "wood")[];
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** Numbers */
        Numbers: {
            animal_points: components["schemas"]["AnimalPoints"][];
            animals: components["schemas"]["Animals"];
            banquet: components["schemas"]["Banquet"];
            bay: components["schemas"]["Bay"];
            dice: components["schemas"]["Dice"];
            emigration: components["schemas"]["Emigration"];
            exploration: components["schemas"]["Exploration"];
            lengths: components["schemas"]["Length"][];
            mountain: components["schemas"]["Mountain"];
            mountain_strips: components["schemas"]["MountainStrip"][];
            ships: components["schemas"]["ShipKind"][];
            solo: components["schemas"]["Solo"][];
            start: components["schemas"]["Start"];
            vikings: components["schemas"]["Vikings"];
            weapons: components["schemas"]["Weapon"][];
        };
        /** OccupationCard */
        OccupationCard: {
            /** @enum {unknown} */
            category: "anytime" | "as_soon_as" | "each_time" | "immediate";
            /** @enum {unknown} */
            deck: "A" | "B" | "C";
            /** @default [] */
            effects?: components["schemas"]["EffectRecord"][];
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: number;
            light: boolean;
            name: string;
            /** @default  */
            note?: string;
            points: number;
            /** @default  */
            source?: string;
        };
        /** OccupationCards */
        OccupationCards: {
            cards: components["schemas"]["OccupationCard"][];
        };
        /** OverseasTradeStep */
        OverseasTradeStep: {
            cost: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            do: "overseas_trade";
            /** @default false */
            optional?: boolean;
        };
        /** PayOneOfStep */
        PayOneOfStep: {
            /** @enum {unknown} */
            do: "pay_one_of";
            of: string[];
            /** @default false */
            optional?: boolean;
        };
        /**
         * PieceRecord
         * @description A single cell that is no goods tile: a coin or a building resource.
         */
        PieceRecord: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /**
         * PlacedView
         * @description A good on a board: the cells it covers, and how it is turned.
         */
        PlacedView: {
            cells: string[];
            good: string;
            turn: string;
        };
        /**
         * Placement
         * @description A good on one of the player's own boards, as it would be chosen: its cell is that of its first square.
         */
        Placement: {
            board: string;
            cell: string;
            good: string;
            turn: string;
        };
        /**
         * PlacementRecord
         * @description Which colours and pieces a kind of board takes, and which colours must lie apart on it.
         */
        PlacementRecord: {
            apart: ("blue" | "green" | "orange" | "red")[];
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
            takes: string[];
        };
        /**
         * Placements
         * @description The placement rules of land (home and exploration boards) and of houses.
         */
        Placements: {
            house: components["schemas"]["PlacementRecord"];
            land: components["schemas"]["PlacementRecord"];
        };
        /**
         * Plan
         * @description Further placements, in an order in which each is possible.
         */
        Plan: {
            steps: components["schemas"]["Placement"][];
        };
        /**
         * PlayerView
         * @description What one player has. `viking_colour`: alone, two take turns; `hand`: for own eyes; `notes`: of occupations.
         */
        PlayerView: {
            boards: components["schemas"]["BoardView"][];
            hand: string[];
            hand_dark: number;
            hand_light: number;
            income: number;
            knarrs: number;
            laying: components["schemas"]["LayingView"] | null;
            longships: number[];
            markers: components["schemas"]["MarkerView"][];
            notes: {
                [key: string]: number;
            };
            occupations: string[];
            passed: boolean;
            penalties: number;
            score: number;
            scores: {
                [key: string]: number;
            };
            seat: number;
            start_player: boolean;
            supply: {
                [key: string]: number;
            };
            table: components["schemas"]["TableView"];
            viking_colour: number;
            vikings: number;
            waiting: number;
            whaling_boats: number[];
        };
        /** PlayOccupationStep */
        PlayOccupationStep: {
            /** @enum {unknown} */
            do: "play_occupation";
            most: number;
            /** @default false */
            optional?: boolean;
        };
        /** RaidStep */
        RaidStep: {
            /** @enum {unknown} */
            action: "pillage" | "raid";
            add: string[];
            die: number;
            /** @enum {unknown} */
            do: "raid";
            fails_up_to: number;
            failure: {
                [key: string]: number;
            };
            /** @default false */
            optional?: boolean;
            ore_counts: boolean;
            vikings_back: number;
        };
        /**
         * Reason
         * @description Why a good may not lie there; of an income that would be covered too early, how high it is (or else -1).
         */
        Reason: {
            income: number;
            why: string;
        };
        /**
         * RefusedPlacement
         * @description A placement, by its number in the question, that is not possible; it was left out.
         */
        RefusedPlacement: {
            number: number;
            why: string;
        };
        /** RemovedCards */
        RemovedCards: {
            always: number[];
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            if_wished: number[];
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** ResourceMarker */
        ResourceMarker: {
            brown: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            orange: {
                [key: string]: number;
            };
            /** @default  */
            source?: string;
        };
        /**
         * RoundView
         * @description A round: its harvest, and the board that is turned; `known`: whether its harvest marker has been turned up.
         */
        RoundView: {
            harvest: string[];
            known: boolean;
            turned: string;
        };
        /**
         * ServedView
         * @description What lies on a stretch of the banquet table; no good: a space left empty.
         */
        ServedView: {
            along: boolean;
            good: string | null;
            length: number;
        };
        /**
         * Serving
         * @description Options of the feast, one after the other until the table is full; none where players have no hints.
         *
         *         `covered`: so many places are covered by them, which all may know who can count.
         */
        Serving: {
            covered: number;
            options: string[];
        };
        /** ShipKind */
        ShipKind: {
            /** @default 0 */
            emigrated_points?: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            id: "knarr" | "longship" | "whaling_boat";
            large: boolean;
            /** @default  */
            note?: string;
            /** @default 0 */
            ore_slots?: number;
            points: number;
            price: number;
            /** @default 0 */
            printed_ore?: number;
            /** @default  */
            source?: string;
        };
        /** Ships */
        Ships: {
            /** @default 0 */
            any?: number;
            /** @default 0 */
            knarr?: number;
            /** @default 0 */
            large?: number;
            /** @default 0 */
            longship?: number;
            /** @default 0 */
            whaling_boat?: number;
        };
        /**
         * ShoreView
         * @description An exploration board; `rows` as of a player's board.
         */
        ShoreView: {
            board: string;
            bonus: components["schemas"]["BonusView"][];
            letter: string;
            other_side: string;
            owner: number | null;
            points: number;
            rows: string[];
            ships: string[];
            silver: number;
            vikings: number;
        };
        /** Side */
        Side: {
            column: number;
            id: string;
        };
        /** Solo */
        Solo: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            id: "long" | "short";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
            table: number[];
            thing: number;
            waiting: number;
        };
        /** Space */
        Space: {
            /** @enum {unknown} */
            colour: "blue" | "brown" | "gold" | "green" | "grey" | "orange" | "red" | "yellow";
            column: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            groups: string[];
            id: string;
            /** @default  */
            note?: string;
            row: number;
            /**
             * @default {
             *       "any": 0,
             *       "large": 0,
             *       "whaling_boat": 0,
             *       "knarr": 0,
             *       "longship": 0
             *     }
             */
            ships?: components["schemas"]["Ships"];
            /** @default  */
            source?: string;
            steps: (components["schemas"]["GainStep"] | components["schemas"]["GainPerPlayerStep"] | components["schemas"]["GainPerAnimalStep"] | components["schemas"]["GainIfAnimalStep"] | components["schemas"]["ExchangeStep"] | components["schemas"]["PayOneOfStep"] | components["schemas"]["MountainStep"] | components["schemas"]["UpgradeStep"] | components["schemas"]["OverseasTradeStep"] | components["schemas"]["SpecialSaleStep"] | components["schemas"]["ForgeStep"] | components["schemas"]["HuntStep"] | components["schemas"]["RaidStep"] | components["schemas"]["ExploreStep"] | components["schemas"]["EmigrateStep"] | components["schemas"]["DrawWeaponsStep"] | components["schemas"]["DrawOccupationStep"] | components["schemas"]["PlayOccupationStep"] | components["schemas"]["ChooseStep"])[];
        };
        /**
         * SpaceView
         * @description A space of the action board, and who stands there (`seat`; alone, `colour` 0 or 1 tells the two apart).
         */
        SpaceView: {
            colour: string;
            column: number;
            groups: string[];
            id: string;
            row: number;
            seat: number | null;
            viking_colour: number | null;
            vikings: number;
        };
        /** SpecialSaleStep */
        SpecialSaleStep: {
            /** @enum {unknown} */
            do: "special_sale";
            most: number;
            /** @default false */
            optional?: boolean;
        };
        /**
         * SpecialTileRecord
         * @description A special tile: its shape, its price, and what it takes to win it in battle.
         */
        SpecialTileRecord: {
            /** @default false */
            forge?: boolean;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default 0 */
            mini_expansion?: number;
            /** @default  */
            note?: string;
            /** @default 0 */
            points?: number;
            /** @default -1 */
            price?: number;
            rows: string[];
            /** @default  */
            source?: string;
            /** @default 0 */
            sword?: number;
        };
        /**
         * Spots
         * @description The boards after the placements of the question, and where the good may lie on them.
         */
        Spots: {
            boards: components["schemas"]["BoardSpots"][];
            change: components["schemas"]["Effect"];
            effects: components["schemas"]["Effect"][];
            income: number;
            points: number;
            reasons: components["schemas"]["Reason"][];
            refused: components["schemas"]["RefusedPlacement"][];
        };
        /** Start */
        Start: {
            goods: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            light_occupations: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /**
         * StripView
         * @description A mountain strip face up: what is still on it, from the left.
         */
        StripView: {
            gone: number;
            id: string;
            items: components["schemas"]["ItemView"][];
        };
        /**
         * TableView
         * @description The banquet table from the left: emigrated ships, what was served, free spaces, Vikings.
         */
        TableView: {
            free: number;
            served: components["schemas"]["ServedView"][];
            ships: string[];
            spaces: number;
            vikings: number[];
        };
        /**
         * TileRecord
         * @description A goods tile: the good on its front (`id`) and the one on its back.
         */
        TileRecord: {
            back: string;
            count: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** UpgradeStep */
        UpgradeStep: {
            /** @enum {unknown} */
            do: "upgrade";
            goods: number;
            levels: number;
            /** @default false */
            optional?: boolean;
        };
        /**
         * View
         * @description The table as one seat sees it. `markers`: resource markers that can still be taken.
         */
        View: {
            buildings: {
                [key: string]: number;
            };
            dice: components["schemas"]["DiceView"];
            edition: string;
            length: string;
            markers: components["schemas"]["MarkerView"][];
            occupation_pile: number;
            occupations_act: boolean;
            players: components["schemas"]["PlayerView"][];
            round: number;
            rounds: components["schemas"]["RoundView"][];
            seat: number | null;
            shores: components["schemas"]["ShoreView"][];
            spaces: components["schemas"]["SpaceView"][];
            special_tiles: string[];
            start_player: number;
            step: string;
            strip_pile: number;
            strips: components["schemas"]["StripView"][];
            turn: number | null;
            weapon_discard: {
                [key: string]: number;
            };
            weapon_pile: number;
        };
        /** Vikings */
        Vikings: {
            each: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** Way */
        Way: {
            id: string;
            steps: (components["schemas"]["GainStep"] | components["schemas"]["GainPerPlayerStep"] | components["schemas"]["GainPerAnimalStep"] | components["schemas"]["GainIfAnimalStep"] | components["schemas"]["ExchangeStep"] | components["schemas"]["PayOneOfStep"] | components["schemas"]["MountainStep"] | components["schemas"]["UpgradeStep"] | components["schemas"]["OverseasTradeStep"] | components["schemas"]["SpecialSaleStep"] | components["schemas"]["ForgeStep"] | components["schemas"]["HuntStep"] | components["schemas"]["RaidStep"] | components["schemas"]["ExploreStep"] | components["schemas"]["EmigrateStep"] | components["schemas"]["DrawWeaponsStep"] | components["schemas"]["DrawOccupationStep"] | components["schemas"]["PlayOccupationStep"])[];
        };
        /** Weapon */
        Weapon: {
            cards: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
