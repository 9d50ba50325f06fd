// Made from meadhall.games.raiders by `npm run types`: change it there.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** ActDraw */
        ActDraw: {
            cards: number;
            /** @enum {unknown} */
            do: "draw";
        };
        /**
         * ActGather
         * @description One of the goods that the worker's colour gives.
         */
        ActGather: {
            black: components["schemas"]["Goods"];
            /** @enum {unknown} */
            do: "gather";
            grey: components["schemas"]["Goods"];
            white: components["schemas"]["Goods"];
        };
        /** ActHire */
        ActHire: {
            /** @enum {unknown} */
            do: "hire";
        };
        /** ActPlay */
        ActPlay: {
            /** @enum {unknown} */
            do: "play";
        };
        /**
         * ActTrade
         * @description One of the trades, or an offering where they are made.
         */
        ActTrade: {
            /** @enum {unknown} */
            do: "trade";
            /** @default false */
            offerings?: boolean;
            trades: components["schemas"]["Trade"][];
        };
        /**
         * AtBuilding
         * @description One more of what the building gives, or one less to pay.
         */
        AtBuilding: {
            at: string;
            /** @enum {unknown} */
            extra: "actions" | "cards" | "discount" | "provisions" | "silver";
            /** @enum {unknown} */
            on: "building";
        };
        /**
         * AtEnd
         * @description At the end of the game.
         */
        AtEnd: {
            /** @enum {unknown} */
            on: "end";
            /** @default 0 */
            per_livestock?: number;
            /** @default 0 */
            per_offering?: number;
            /** @default 0 */
            points?: number;
        };
        /** Box */
        Box: {
            black_workers: number;
            cards: number;
            gold: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            grey_workers: number;
            iron: number;
            livestock: number;
            /** @default  */
            note?: string;
            offerings: number;
            provisions: number;
            silver: number;
            /** @default  */
            source?: string;
            valkyries: number;
            white_workers: number;
        };
        /** Building */
        Building: {
            action: components["schemas"]["ActDraw"] | components["schemas"]["ActPlay"] | components["schemas"]["ActHire"] | components["schemas"]["ActTrade"] | components["schemas"]["ActGather"];
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
            /** @default  */
            start?: ("black" | "grey" | "white") | "";
            workers: ("black" | "grey" | "white")[];
        };
        /**
         * BuildingView
         * @description A building: who stands there, whom it admits, whether its action was taken, what the worker at work gathers.
         */
        BuildingView: {
            admits: string[];
            gathers: {
                [key: string]: number;
            };
            used: boolean;
            worker: string | null;
        };
        /** Card */
        Card: {
            copies: number;
            cost: number;
            crew: components["schemas"]["OnRaid"] | components["schemas"]["OnRoll"] | components["schemas"]["AtBuilding"] | components["schemas"]["IfKilled"] | components["schemas"]["AtEnd"];
            /**
             * @default {
             *       "cost": null,
             *       "strength": null,
             *       "town_hall": null
             *     }
             */
            first?: components["schemas"]["FirstPrinting"];
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default false */
            hero?: boolean;
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
            strength: number;
            /** @default null */
            town_hall?: (components["schemas"]["Gain"] | components["schemas"]["Exchange"] | components["schemas"]["Lose"] | components["schemas"]["Take"] | components["schemas"]["DrawCards"] | components["schemas"]["HireFor"] | components["schemas"]["CheapOffering"] | components["schemas"]["TakePlunder"] | components["schemas"]["Sacrifice"] | components["schemas"]["Tribute"] | components["schemas"]["SwapWorker"] | components["schemas"]["SwapCards"] | components["schemas"]["SwapCrew"] | components["schemas"]["CycleOfferings"] | components["schemas"]["CopyBuilding"]) | null;
        };
        /**
         * CardView
         * @description A townsfolk card as printed.
         */
        CardView: {
            card: string;
            cost: number;
            hero: boolean;
            strength: number;
        };
        /**
         * CheapOffering
         * @description Make an offering for some units less.
         */
        CheapOffering: {
            /** @enum {unknown} */
            do: "offering";
            less: number;
        };
        /** CopyBuilding */
        CopyBuilding: {
            /** @enum {unknown} */
            do: "copy_building";
        };
        /** CycleOfferings */
        CycleOfferings: {
            /** @enum {unknown} */
            do: "cycle_offerings";
        };
        /** Dice */
        Dice: {
            faces: number[];
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** DrawCards */
        DrawCards: {
            cards: number;
            /** @enum {unknown} */
            do: "draw";
            /** @default false */
            up_to?: boolean;
        };
        /** End */
        End: {
            fortress_spaces_left: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /**
         * Exchange
         * @description Lose goods to gain others.
         */
        Exchange: {
            /** @enum {unknown} */
            do: "exchange";
            gain: components["schemas"]["Goods"];
            pay: components["schemas"]["Goods"];
        };
        /**
         * FirstPrinting
         * @description What the first printing of a card has otherwise.
         */
        FirstPrinting: {
            /** @default null */
            cost?: number | null;
            /** @default null */
            strength?: number | null;
            /** @default null */
            town_hall?: (components["schemas"]["Gain"] | components["schemas"]["Exchange"] | components["schemas"]["Lose"] | components["schemas"]["Take"] | components["schemas"]["DrawCards"] | components["schemas"]["HireFor"] | components["schemas"]["CheapOffering"] | components["schemas"]["TakePlunder"] | components["schemas"]["Sacrifice"] | components["schemas"]["Tribute"] | components["schemas"]["SwapWorker"] | components["schemas"]["SwapCards"] | components["schemas"]["SwapCrew"] | components["schemas"]["CycleOfferings"] | components["schemas"]["CopyBuilding"]) | null;
        };
        /** Gain */
        Gain: {
            /** @default 0 */
            armour?: number;
            /** @enum {unknown} */
            do: "gain";
            /** @default 0 */
            provisions?: number;
            /** @default 0 */
            silver?: number;
        };
        /**
         * Goods
         * @description So many of each kind.
         */
        Goods: {
            /** @default 0 */
            gold?: number;
            /** @default 0 */
            iron?: number;
            /** @default 0 */
            livestock?: number;
            /** @default 0 */
            provisions?: number;
            /** @default 0 */
            silver?: number;
        };
        /**
         * HireFor
         * @description Hire at once for a fixed price.
         */
        HireFor: {
            /** @enum {unknown} */
            do: "hire";
            silver: number;
        };
        /**
         * IfKilled
         * @description When a valkyrie takes the crew member.
         */
        IfKilled: {
            /** @default 0 */
            avenged?: number;
            /** @default 0 */
            gold?: number;
            /** @enum {unknown} */
            on: "killed";
            /** @default 0 */
            points?: number;
            /** @default false */
            to_hand?: boolean;
        };
        /** Limits */
        Limits: {
            armour: number;
            crew: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            hand: number;
            heroes: number;
            /** @default  */
            note?: string;
            provisions: number;
            silver: number;
            /** @default  */
            source?: string;
        };
        /**
         * Lose
         * @description One opponent or all lose something.
         */
        Lose: {
            /** @default 0 */
            armour?: number;
            /** @enum {unknown} */
            do: "lose";
            /** @enum {unknown} */
            from: "all" | "one";
            /** @default 0 */
            provisions?: number;
            /** @default 0 */
            silver?: number;
        };
        /** Numbers */
        Numbers: {
            components: components["schemas"]["Box"];
            dice: components["schemas"]["Dice"];
            end: components["schemas"]["End"];
            limits: components["schemas"]["Limits"];
            scoring: components["schemas"]["Scoring"];
            start: components["schemas"]["Start"];
            tracks: components["schemas"]["Tracks"];
        };
        /** Offering */
        Offering: {
            /** @default 0 */
            gold?: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default 0 */
            iron?: number;
            /** @default 0 */
            livestock?: number;
            /** @default  */
            note?: string;
            points: number;
            /** @default 0 */
            silver?: number;
            /** @default  */
            source?: string;
        };
        /** Offerings */
        Offerings: {
            offering: components["schemas"]["Offering"][];
        };
        /**
         * OnRaid
         * @description In raids, on settlements of one kind or on all.
         */
        OnRaid: {
            /** @default  */
            at?: ("fortress" | "harbour" | "monastery" | "outpost") | "";
            /** @default 0 */
            less_gold?: number;
            /** @default 0 */
            less_provisions?: number;
            /** @enum {unknown} */
            on: "raid";
            /** @default 0 */
            per_armour?: number;
            /** @default 0 */
            per_other_crew?: number;
            /** @default 0 */
            per_valkyries?: number;
            /** @default 0 */
            points?: number;
            /** @default 0 */
            strength?: number;
        };
        /**
         * OnRoll
         * @description Once the dice of a raid have fallen.
         */
        OnRoll: {
            /** @enum {unknown} */
            on: "roll";
            rerolls: number;
        };
        /**
         * Part
         * @description A piece of an entry, without a grade of its own.
         */
        Part: Record<string, unknown>;
        /**
         * PlayerView
         * @description What lies before one player, for all to see, and what the viewer knows besides.
         */
        PlayerView: {
            armour: number;
            crew: components["schemas"]["CardView"][];
            goods: {
                [key: string]: number;
            };
            hand_size: number;
            known_hand: string[];
            laps: number;
            marker: number;
            offerings: components["schemas"]["TileView"][];
            points: number;
            score: number;
            score_parts: {
                [key: string]: number;
            };
            seat: number;
            strength: number;
            valkyries: number;
            valkyries_taken: number;
            worker: string | null;
        };
        /**
         * RaidView
         * @description The last raid.
         */
        RaidView: {
            crew_points: number;
            deaths: string[];
            dice: number[];
            gold: number;
            plunder: {
                [key: string]: number;
            };
            points: number;
            provisions: number;
            seat: number;
            settlement: string;
            space: string | null;
            strength: {
                [key: string]: number;
            };
            tier: number | null;
            total: number;
            turn: number;
            worker: string | null;
        };
        /** Sacrifice */
        Sacrifice: {
            /** @enum {unknown} */
            do: "sacrifice";
        };
        /** Scoring */
        Scoring: {
            gold: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            iron: number;
            livestock_per_point: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** Settlement */
        Settlement: {
            crew: number;
            /** @default 0 */
            dice?: number;
            /** @default 0 */
            gold?: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @enum {unknown} */
            kind: "fortress" | "harbour" | "monastery" | "outpost";
            /** @default  */
            note?: string;
            /** @default 0 */
            points?: number;
            provisions: number;
            /** @default  */
            source?: string;
            spaces: components["schemas"]["Space"][];
            /** @default [] */
            tiers?: [
                number,
                number
            ][];
            workers: ("black" | "grey" | "white")[];
        };
        /** Settlements */
        Settlements: {
            settlement: components["schemas"]["Settlement"][];
        };
        /**
         * SettlementView
         * @description A settlement: what a raid needs and scores, who was left behind, what is still there.
         */
        SettlementView: {
            admits: string[];
            crew: number;
            dice: number;
            gold: number;
            kind: string;
            points: number;
            provisions: number;
            spaces: {
                [key: string]: components["schemas"]["SpaceView"];
            };
            spots: (string | null)[];
            tiers: number[][];
            your_gold: number | null;
            your_provisions: number | null;
            your_strength: number | null;
        };
        /** Space */
        Space: {
            tokens: number;
            /** @enum {unknown} */
            worker: "black" | "grey" | "white";
        };
        /**
         * SpaceView
         * @description A raiding space: what lies on it, if it was not plundered yet, and the worker waiting there.
         */
        SpaceView: {
            open: boolean;
            tokens: {
                [key: string]: number;
            };
            worker: string | null;
        };
        /** Start */
        Start: {
            dealt: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            kept: number;
            /** @default  */
            note?: string;
            offerings: number;
            silver: number;
            /** @default  */
            source?: string;
        };
        /** SwapCards */
        SwapCards: {
            /** @enum {unknown} */
            do: "swap_cards";
        };
        /** SwapCrew */
        SwapCrew: {
            /** @enum {unknown} */
            do: "swap_crew";
        };
        /** SwapWorker */
        SwapWorker: {
            /** @enum {unknown} */
            do: "swap_worker";
        };
        /**
         * Take
         * @description Take something from one opponent.
         */
        Take: {
            /** @enum {unknown} */
            do: "take";
            /** @default 0 */
            provisions?: number;
            /** @default 0 */
            silver?: number;
            /** @default false */
            up_to?: boolean;
        };
        /** TakePlunder */
        TakePlunder: {
            /** @enum {unknown} */
            do: "take_plunder";
        };
        /**
         * TileView
         * @description An offering tile: its name, its price, its points.
         */
        TileView: {
            cost: {
                [key: string]: number;
            };
            points: number;
            tile: string;
        };
        /** Townsfolk */
        Townsfolk: {
            card: components["schemas"]["Card"][];
        };
        /** Tracks */
        Tracks: {
            armour: number[];
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            lap: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
            valkyries: number[];
        };
        /**
         * Trade
         * @description Discard cards or pay goods for goods or armour.
         */
        Trade: {
            /** @default 0 */
            armour?: number;
            /** @default 0 */
            cards?: number;
            /**
             * @default {
             *       "silver": 0,
             *       "provisions": 0,
             *       "gold": 0,
             *       "iron": 0,
             *       "livestock": 0
             *     }
             */
            gain?: components["schemas"]["Goods"];
            id: string;
            /**
             * @default {
             *       "silver": 0,
             *       "provisions": 0,
             *       "gold": 0,
             *       "iron": 0,
             *       "livestock": 0
             *     }
             */
            pay?: components["schemas"]["Goods"];
        };
        /** Tribute */
        Tribute: {
            /** @enum {unknown} */
            do: "tribute";
        };
        /**
         * View
         * @description The table as one seat sees it.
         */
        View: {
            active: number | null;
            armour_track: number[];
            aside: string[];
            deck: number;
            discard: string[];
            ending: string | null;
            fortress_spaces_left: number;
            hand: components["schemas"]["CardView"][];
            last_raid: components["schemas"]["RaidView"] | null;
            offering_stack: number;
            offerings: (components["schemas"]["TileView"] | null)[];
            offerings_below: components["schemas"]["TileView"][];
            phase: string;
            players: components["schemas"]["PlayerView"][];
            printing: string;
            put_back: string[];
            seat: number | null;
            settlements: {
                [key: string]: components["schemas"]["SettlementView"];
            };
            supply: {
                [key: string]: number;
            };
            turn: number;
            turns_left: number | null;
            valkyrie_track: number[];
            valkyries_left: number;
            village: {
                [key: string]: components["schemas"]["BuildingView"];
            };
        };
        /** Village */
        Village: {
            building: components["schemas"]["Building"][];
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
