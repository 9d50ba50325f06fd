// Made from meadhall.games.feudum by `npm run types`: change it there.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Action */
        Action: {
            /** @default {} */
            cost?: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            /** @default null */
            pawn?: ("alchemist" | "farmer" | "knight" | "merchant" | "monk" | "noble") | null;
            /** @enum {unknown} */
            repeat: "deja_vu" | "never" | "x2";
            /** @default  */
            source?: string;
        };
        /** Actions */
        Actions: {
            actions: components["schemas"]["Action"][];
            choosing: components["schemas"]["Choosing"];
            defend: components["schemas"]["Defend"];
            explore: components["schemas"]["Explore"];
            harvest: components["schemas"]["Harvest"];
            harvests: components["schemas"]["Harvested"][];
            influence: components["schemas"]["Influence"];
            migrate: components["schemas"]["Migrate"];
            move: components["schemas"]["Move"];
            tax: components["schemas"]["Tax"];
        };
        /** AlchemistGuild */
        AlchemistGuild: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
            start_vessels: number;
        };
        /**
         * AlchemistView
         * @description By good, the spaces of its cart or pile, and what lies there; and the vessels, which close the ferries.
         */
        AlchemistView: {
            carts: {
                [key: string]: number;
            };
            ferries: boolean;
            spaces: {
                [key: string]: number;
            };
            vessels: {
                [key: string]: number;
            };
        };
        /**
         * AskCards
         * @description What would each action card do now, and why not?
         */
        AskCards: {
            /** @enum {unknown} */
            ask: "cards";
        };
        /**
         * AskConquests
         * @description What does each attack that is possible now need?
         */
        AskConquests: {
            /** @enum {unknown} */
            ask: "conquests";
        };
        /**
         * AskGuilds
         * @description What would trade, push and pull do now at each guild, and why not?
         */
        AskGuilds: {
            /** @enum {unknown} */
            ask: "guilds";
        };
        /**
         * AskImprovements
         * @description What would improving each ruled location cost and bring?
         */
        AskImprovements: {
            /** @enum {unknown} */
            ask: "improvements";
        };
        /**
         * AskMoves
         * @description Where can each piece go, by which route, and what does it cost?
         */
        AskMoves: {
            /** @enum {unknown} */
            ask: "moves";
        };
        /** BeadCount */
        BeadCount: {
            count: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** BoardsView */
        BoardsView: {
            alchemist: components["schemas"]["AlchemistView"];
            farmer: components["schemas"]["FarmerView"];
            knight: components["schemas"]["KnightView"];
            merchant: components["schemas"]["MerchantView"];
            monk: components["schemas"]["MonkView"];
            noble: components["schemas"]["NobleView"];
        };
        /** ByPlayers */
        ByPlayers: {
            apprentice: boolean;
            dummies: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /**
         * CardOutlook
         * @description The upper half of a card, and the ability in its lower half, if the game has abilities.
         */
        CardOutlook: {
            ability: components["schemas"]["Outlook"] | null;
            action: components["schemas"]["Outlook"];
        };
        /** Cards */
        Cards: {
            cards: components["schemas"]["CardOutlook"][];
        };
        /** Cart */
        Cart: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            id: "food" | "iron" | "saltpeter" | "sulfur" | "wood";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
            spaces: number;
            start: number;
        };
        /** Charter */
        Charter: {
            /** @default false */
            advanced?: boolean;
            /** @enum {unknown} */
            counts: "barrel" | "locations" | "monster";
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default [] */
            locations?: string[];
            /** @default  */
            note?: string;
            points: number[];
            /** @default  */
            source?: string;
        };
        /** Choosing */
        Choosing: {
            cards: number;
            extra: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** Combat */
        Combat: {
            defend: number;
            feudum_defence: number;
            feudum_points: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            monster_attack: number;
            monster_defence: number;
            /** @default  */
            note?: string;
            pawn_attack: number;
            pawn_defence: number;
            pawn_points: number;
            saltpeter_attack: number;
            saltpeter_without_knight: number;
            serf_attack: number;
            /** @default  */
            source?: string;
            subject_defence: number;
        };
        /**
         * Conquest
         * @description An attack. `saltpeter` and `weapons` are the most that each could add; `shield` what Defend would, if held.
         */
        Conquest: {
            attack: number;
            defence: number;
            location: string;
            owner: number;
            points: number;
            saltpeter: number;
            shield: number;
            target: string;
            weapons: number;
        };
        /** Conquests */
        Conquests: {
            conquests: components["schemas"]["Conquest"][];
        };
        /** Defend */
        Defend: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            points: number;
            /** @default  */
            source?: string;
        };
        /** Difference */
        Difference: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            published: string;
            /** @default [] */
            published_numbers?: number[];
            rule: string;
            seed: string;
            /** @default [] */
            seed_numbers?: number[];
            /** @default false */
            slip?: boolean;
            /** @default  */
            source?: string;
            /** @enum {unknown} */
            summary: "published" | "seed";
            topic: string;
        };
        /** Differences */
        Differences: {
            differences: components["schemas"]["Difference"][];
        };
        /** Discs */
        Discs: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            other: number[];
            /** @default  */
            source?: string;
            start: number[];
        };
        /** Epoch */
        Epoch: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: number;
            /**
             * @default
             * @enum {unknown}
             */
            letter?: "" | "E" | "N" | "S" | "W";
            military: number;
            /** @default  */
            note?: string;
            /** @default false */
            restock?: boolean;
            /** @default  */
            source?: string;
            visible: number;
        };
        /**
         * EpochView
         * @description The next epoch, and how many of the tiles that begin it are there (for V: empty stacks).
         */
        EpochView: {
            epoch: number;
            needed: number;
            visible: number;
        };
        /** Explore */
        Explore: {
            draw: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            more: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** FarmerGuild */
        FarmerGuild: {
            barn: number;
            chickens: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            pull_sum: number;
            /** @default  */
            source?: string;
            start_beads: number;
        };
        /**
         * FarmerView
         * @description `chickens`: the beads on them; an empty chicken has none.
         */
        FarmerView: {
            barn: {
                [key: string]: number;
            };
            chickens: number[];
            purse: number;
        };
        /** Final */
        Final: {
            feudum: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            location: number;
            /** @default  */
            note?: string;
            set_points: number;
            set_size: number;
            shillings: number;
            /** @default  */
            source?: string;
        };
        /**
         * FunctionOutlook
         * @description A trade, push or pull. `lines`: what it can complete; none where beads are counted, or inventions made.
         *
         *         Of a push or pull, `numbers` are the `points` for sure and those `hoped` for with `luck`, the `goals` that are sure,
         *         and the `bonus` of reeves, which points include.
         */
        FunctionOutlook: {
            function: string;
            lines: components["schemas"]["Line"][];
            numbers: {
                [key: string]: number;
            };
            why: string;
        };
        /** Functions */
        Functions: {
            feast: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            pull: number;
            push: number[];
            reeve: number;
            reeve_elsewhere: number;
            /** @default  */
            source?: string;
            writs: number;
        };
        /** GoodCount */
        GoodCount: {
            count: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            id: "food" | "iron" | "saltpeter" | "sulfur" | "wood";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** GuildEntry */
        GuildEntry: {
            /** @enum {unknown} */
            charity: "coffer" | "purse";
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            id: "alchemist" | "farmer" | "knight" | "merchant" | "monk" | "noble";
            /** @default  */
            note?: string;
            /** @default 0 */
            price?: number;
            pull: number;
            push: number;
            /** @enum {unknown} */
            related: "farm" | "outpost" | "town";
            /** @default  */
            source?: string;
        };
        /** GuildOutlook */
        GuildOutlook: {
            functions: components["schemas"]["FunctionOutlook"][];
            guild: string;
        };
        /** Guilds */
        Guilds: {
            guilds: components["schemas"]["GuildOutlook"][];
        };
        /** GuildsFile */
        GuildsFile: {
            alchemist: components["schemas"]["AlchemistGuild"];
            carts: components["schemas"]["Cart"][];
            farmer: components["schemas"]["FarmerGuild"];
            functions: components["schemas"]["Functions"];
            guilds: components["schemas"]["GuildEntry"][];
            inventions: components["schemas"]["Invention"][];
            knight: components["schemas"]["KnightGuild"];
            merchant: components["schemas"]["MerchantGuild"];
            monk: components["schemas"]["MonkGuild"];
            noble: components["schemas"]["NobleGuild"];
            shelves: components["schemas"]["Shelf"][];
            status: components["schemas"]["Status"];
        };
        /**
         * GuildView
         * @description Who holds the seats of a guild (guild master, journeyman, apprentice), the stars of each seat, and reeves.
         */
        GuildView: {
            members: number[];
            reeves: number[];
            stars: number[];
        };
        /** Hand */
        Hand: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            limit: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** Harvest */
        Harvest: {
            full: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            points: number;
            /** @default  */
            source?: string;
        };
        /** Harvested */
        Harvested: {
            farm: number;
            favours: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /**
         * Improvement
         * @description `kind` is what the location would become, `cost` what is paid; `tiles`: how many region tiles it would bring.
         */
        Improvement: {
            cost: string;
            kind: string;
            location: string;
            points: number;
            tiles: number;
            why: string;
        };
        /** ImprovementPoints */
        ImprovementPoints: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: number;
            /** @default  */
            note?: string;
            points: number[];
            /** @default  */
            source?: string;
        };
        /** Improvements */
        Improvements: {
            improvements: components["schemas"]["Improvement"][];
        };
        /** Influence */
        Influence: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            markers: 3;
            money: number;
            /** @default  */
            note?: string;
            /** @enum {unknown} */
            own_markers: 2;
            /** @default  */
            source?: string;
        };
        /** Invention */
        Invention: {
            cost: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            id: "flying" | "krud_1" | "krud_2" | "krud_3" | "ship" | "submersible";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** KnightGuild */
        KnightGuild: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            monster_price: number;
            monster_row: number;
            /** @default  */
            note?: string;
            sections: number[];
            /** @default  */
            source?: string;
            start_row: number;
        };
        /** KnightView */
        KnightView: {
            monsters: string[];
            rows: components["schemas"]["RowView"][];
        };
        /** Landscape */
        Landscape: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            id: "butts" | "orchard" | "silver_mine" | "sulfur_mine";
            /** @default  */
            note?: string;
            /** @enum {unknown} */
            resource: "food" | "shilling" | "sulfur" | "target";
            /** @default  */
            source?: string;
            tiles: number[];
        };
        /** Landscapes */
        Landscapes: {
            fill: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            points_empty: number;
            points_filled: number;
            points_placed: number;
            /** @default  */
            source?: string;
            tribute: number;
        };
        /**
         * Line
         * @description Something to complete: a shelf, cart or pile (`name` is its good), a column of shelves or a row or column of
         *         scrolls (`name` is its number). `missing`: goods or scrolls; `within_reach`: whether this function could do it.
         */
        Line: {
            kind: string;
            missing: {
                [key: string]: number;
            };
            name: string;
            within_reach: boolean;
        };
        /** Location */
        Location: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            letters?: string;
            /** @default  */
            note?: string;
            region: string;
            /** @default  */
            source?: string;
            /** @default false */
            start?: boolean;
            x: number;
            y: number;
        };
        /**
         * LocationView
         * @description A location: its disc, the three places for markers, and all that lies there. `guild`: that of a feudum.
         *
         *         `ways`: by kind of route, where one can go. `vessels`: those abandoned; `vessels_left` cannot be boarded this turn.
         */
        LocationView: {
            goods: {
                [key: string]: number;
            };
            guild: string | null;
            kind: string;
            landscape: string | null;
            landscape_holds: number;
            region: string;
            ruler: number | null;
            sealed: number[];
            serf: number | null;
            start: boolean;
            subject: boolean;
            vessels: {
                [key: string]: number;
            };
            vessels_left: {
                [key: string]: number;
            };
            ways: {
                [key: string]: string[];
            };
        };
        /** Mandate */
        Mandate: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            options: components["schemas"]["MandateOption"][];
            /** @default  */
            source?: string;
        };
        /**
         * MandateOption
         * @description One way to play a mandate: what it costs or which guild must be strong, and what it brings.
         */
        MandateOption: {
            /** @default 0 */
            attack?: number;
            /** @default 0 */
            beads?: number;
            /** @default 0 */
            goods?: number;
            /** @default null */
            guild?: ("alchemist" | "farmer" | "knight" | "merchant" | "monk" | "noble") | null;
            /** @default 0 */
            markers?: number;
            /** @default {} */
            pay?: {
                [key: string]: number;
            };
            /** @default 0 */
            seals?: number;
            /** @default 0 */
            shillings?: number;
            /** @default 0 */
            stars?: number;
            /** @default  */
            vessel?: ("flying" | "ship" | "submersible") | ("" | "any");
        };
        /** Map */
        Map: {
            locations: components["schemas"]["Location"][];
            regions: components["schemas"]["Region"][];
            routes: components["schemas"]["Route"][];
        };
        /** MerchantGuild */
        MerchantGuild: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
            trade: number;
        };
        /**
         * MerchantView
         * @description By good: how many lie on its shelf, and what the next one costs (of an empty shelf, nothing is said).
         *
         *         `columns`: how many are complete.
         */
        MerchantView: {
            columns: number;
            prices: {
                [key: string]: number;
            };
            shelves: {
                [key: string]: number;
            };
            spaces: number;
        };
        /** Migrate */
        Migrate: {
            food: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** Military */
        Military: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            losses: number[];
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** MonkGuild */
        MonkGuild: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            pull_sum: number;
            push_sums: number[];
            rosary: number;
            /** @default  */
            source?: string;
            start_beads: number;
        };
        /**
         * MonkView
         * @description `rosary`: its beads, lowest first.
         */
        MonkView: {
            coffer: number;
            rosary: number[];
        };
        /** Monster */
        Monster: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            id: "behemoth" | "sea_serpent";
            /** @default  */
            note?: string;
            port: boolean;
            routes: ("ferry" | "flying" | "road" | "ship" | "submersible")[];
            /** @default  */
            source?: string;
        };
        /**
         * MonsterView
         * @description A monster on the map.
         */
        MonsterView: {
            location: string;
            owner: number;
        };
        /** Move */
        Move: {
            ferry: number;
            godspeed: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /**
         * Moves
         * @description `points`: movement points of a Move that begins now.
         */
        Moves: {
            pieces: components["schemas"]["PieceMoves"][];
            points: number;
        };
        /** NobleGuild */
        NobleGuild: {
            columns: number[][];
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            push_sums: number[];
            rows: number[][];
            /** @default  */
            source?: string;
            start: number[];
            trade: number;
        };
        /**
         * NobleView
         * @description By scroll, whether a seal lies on it.
         */
        NobleView: {
            scrolls: {
                [key: string]: boolean;
            };
        };
        /**
         * Outlook
         * @description What an action would do now, or whether an ability could be used.
         */
        Outlook: {
            name: string;
            numbers: {
                [key: string]: number;
            };
            why: string;
        };
        /**
         * PawnView
         * @description A pawn: `piece` is its name for its own player, `target` for those who attack it. Off the board it is nobody.
         */
        PawnView: {
            character: string | null;
            drunk: boolean;
            held: boolean;
            location: string | null;
            piece: string;
            target: string;
            vessel: string | null;
        };
        /** PieceMoves */
        PieceMoves: {
            location: string;
            piece: string;
            ways: components["schemas"]["Way"][];
            why: string;
        };
        /** Pieces */
        Pieces: {
            beads: components["schemas"]["BeadCount"][];
            by_players: components["schemas"]["ByPlayers"][];
            discs: components["schemas"]["Discs"];
            goods: components["schemas"]["GoodCount"][];
            landscape: components["schemas"]["Landscapes"];
            landscapes: components["schemas"]["Landscape"][];
            monsters: components["schemas"]["Monster"][];
            player: components["schemas"]["PlayerStart"];
            supply: components["schemas"]["Supply"];
            vessels: components["schemas"]["VesselCount"][];
        };
        /** PlayerStart */
        PlayerStart: {
            barrel: number;
            chosen_goods: number;
            discs: number;
            food: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            markers: number;
            /** @default  */
            note?: string;
            pawns: number;
            reeves: number;
            shillings: number;
            /** @default  */
            source?: string;
        };
        /**
         * PlayerView
         * @description What one player has. `writs`, `drawn` and `chosen` are for the player's own eyes, the counts for all.
         */
        PlayerView: {
            barrel: number;
            beads: number[];
            chosen: string[];
            chosen_count: number;
            dawn: {
                [key: string]: number;
            };
            discs: number;
            drawn: string[];
            drawn_count: number;
            goods: {
                [key: string]: number;
            };
            guilds_used: string[];
            markers: number;
            military: number;
            moves: number;
            pawns: components["schemas"]["PawnView"][];
            played: string[];
            pouch: string | null;
            pouch_piece: string | null;
            score: number;
            scores: {
                [key: string]: number;
            };
            seals: number;
            seat: number;
            shillings: number;
            slayer: boolean;
            tiles: {
                [key: string]: number;
            };
            unplayed: string[];
            vassal: boolean;
            vessels: {
                [key: string]: number;
            };
            voyage: number;
            writ_count: number;
            writs: string[];
        };
        /** Region */
        Region: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            locations: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** Route */
        Route: {
            a: string;
            b: string;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @enum {unknown} */
            kind: "ferry" | "flying" | "road" | "ship" | "submersible";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /**
         * RowView
         * @description A row of the Knight Guild by its name in questions; without a seat it is of a colour that nobody plays.
         */
        RowView: {
            markers: number;
            row: string;
            seat: number | null;
        };
        /** Section */
        Section: {
            foremost: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: number;
            /** @default  */
            note?: string;
            other: number;
            /** @default  */
            source?: string;
            spaces: number[];
        };
        /** Shelf */
        Shelf: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            id: "food" | "iron" | "saltpeter" | "sulfur" | "wood";
            /** @default  */
            note?: string;
            prices: number[];
            /** @default  */
            source?: string;
            start: number;
        };
        /**
         * StackView
         * @description The region tiles of a region: how many are left, and the epoch of the top one.
         */
        StackView: {
            epoch: number | null;
            left: number;
        };
        /** Status */
        Status: {
            feudum: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            pawn: number;
            related: number;
            seats: number[];
            /** @default  */
            source?: string;
        };
        /** Supply */
        Supply: {
            feudums_per_guild: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            markers_per_colour: number;
            /** @default  */
            note?: string;
            shillings: number;
            /** @default  */
            source?: string;
            targets: number;
            tokens: number;
        };
        /**
         * SupplyView
         * @description The general supply. `markers` are by colour: the seats, then the colours that nobody plays.
         */
        SupplyView: {
            feudums: {
                [key: string]: number;
            };
            markers: number[];
            seals: number;
            shillings: number;
            targets: number;
            vessels: {
                [key: string]: number;
            };
        };
        /** Tax */
        Tax: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            reinforcements: number;
            shillings: number;
            /** @default  */
            source?: string;
        };
        /** Tracks */
        Tracks: {
            combat: components["schemas"]["Combat"];
            epochs: components["schemas"]["Epoch"][];
            final: components["schemas"]["Final"];
            improvements: components["schemas"]["ImprovementPoints"][];
            military: components["schemas"]["Military"];
            voyage: components["schemas"]["Section"][];
            voyage_writs: components["schemas"]["VoyageWrits"];
        };
        /** VesselCount */
        VesselCount: {
            count: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @enum {unknown} */
            id: "flying" | "ship" | "submersible";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /**
         * View
         * @description The table as one seat sees it.
         */
        View: {
            active: number | null;
            aside: {
                [key: string]: number;
            };
            bag: {
                [key: string]: number;
            };
            boards: components["schemas"]["BoardsView"];
            deck: (string | null)[];
            epoch: number;
            farmer_rate: number;
            guild_seats: number;
            guilds: {
                [key: string]: components["schemas"]["GuildView"];
            };
            locations: {
                [key: string]: components["schemas"]["LocationView"];
            };
            monsters: {
                [key: string]: components["schemas"]["MonsterView"];
            };
            next_epoch: components["schemas"]["EpochView"] | null;
            phase: string;
            players: components["schemas"]["PlayerView"][];
            region_scale: number[];
            round: number;
            seat: number | null;
            shilling_points: number;
            stacks: {
                [key: string]: components["schemas"]["StackView"];
            };
            starter: number;
            supply: components["schemas"]["SupplyView"];
            unseen_beads: number[];
            unseen_tiles: {
                [key: string]: number;
            }[];
            variant: string;
        };
        /** VoyageWrits */
        VoyageWrits: {
            draw: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
            spaces: number[];
        };
        /**
         * Way
         * @description A route to a location; a monster's is not named. `vessel`: what the pawn would ride.
         *
         *         `taken`: where it would come from, if the pawn is not on it yet: `abandoned` there, or the own `supply`.
         */
        Way: {
            route: string;
            shillings: number;
            taken: string;
            to: string;
            vessel: string;
        };
        /** Writs */
        Writs: {
            charters: components["schemas"]["Charter"][];
            hand: components["schemas"]["Hand"];
            mandates: components["schemas"]["Mandate"][];
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
