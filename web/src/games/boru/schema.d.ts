// Made from meadhall.games.boru by `npm run types`: change it there.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** ActionCard */
        ActionCard: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: number;
            /** @default  */
            note?: string;
            primary: ("battle" | "church" | "claim_town" | "coin" | "courtship" | "expand" | "liberate" | "pay")[];
            secondary: ("battle" | "church" | "claim_town" | "coin" | "courtship" | "expand" | "liberate" | "pay")[][];
            /** @default  */
            source?: string;
            /** @enum {unknown} */
            suit: "blue" | "red" | "white" | "yellow";
        };
        /** ActionCards */
        ActionCards: {
            cards: components["schemas"]["ActionCard"][];
        };
        /** Battle */
        Battle: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            points_per_renown: number;
            renown: number;
            second_points: number;
            second_returns: number;
            /** @default  */
            source?: string;
        };
        /** Board */
        Board: {
            regions: components["schemas"]["Region"][];
            roads: components["schemas"]["Road"][];
            towns: components["schemas"]["Town"][];
        };
        /** Box */
        Box: {
            coins: number;
            control_tokens: number;
            discs_per_player: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            invaders: number;
            monasteries: number;
            /** @default  */
            note?: string;
            renown: number;
            /** @default  */
            source?: string;
        };
        /** ByPlayers */
        ByPlayers: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            hand: number;
            id: number;
            /** @default  */
            note?: string;
            ordinary_marriage_cards: number;
            rounds: number;
            /** @default  */
            source?: string;
        };
        /** Church */
        Church: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            late_monastery: number;
            /** @default  */
            note?: string;
            second_points: number;
            second_returns: number;
            /** @default  */
            source?: string;
            weight: number;
        };
        /** Costs */
        Costs: {
            expand: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            more: number;
            /** @default  */
            note?: string;
            pay_in_points: number;
            /** @default  */
            source?: string;
        };
        /** Draft */
        Draft: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            keep: number;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** End */
        End: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            marker: number;
            most_coins: number;
            /** @default  */
            note?: string;
            per_renown: number;
            regions: components["schemas"]["RegionsScore"][];
            /** @default  */
            source?: string;
        };
        /** Marriage */
        Marriage: {
            cards: components["schemas"]["MarriageCard"][];
            spurn: components["schemas"]["Spurn"];
            track: components["schemas"]["TrackSpace"][];
        };
        /** MarriageCard */
        MarriageCard: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            name: string;
            /** @default  */
            note?: string;
            /** @default 0 */
            points?: number;
            /** @default false */
            princess?: boolean;
            /** @default 0 */
            renown?: number;
            /** @default  */
            source?: string;
            /** @default  */
            town_in?: string;
        };
        /** Numbers */
        Numbers: {
            battle: components["schemas"]["Battle"];
            by_players: components["schemas"]["ByPlayers"][];
            church: components["schemas"]["Church"];
            components: components["schemas"]["Box"];
            costs: components["schemas"]["Costs"];
            draft: components["schemas"]["Draft"];
            end: components["schemas"]["End"];
            start: components["schemas"]["Start"];
        };
        /**
         * PlayerView
         * @description What lies before one player, for all to see.
         */
        PlayerView: {
            acted: boolean;
            church: number;
            coins: number;
            hand_size: number;
            invaders: number;
            marriage_space: number;
            marriages: string[];
            played: string | null;
            points: number;
            princess: string | null;
            renown: number;
            score: number;
            seat: number;
            tokens: string[];
        };
        /** Region */
        Region: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            minimum: number;
            name: string;
            /** @default  */
            note?: string;
            points: number;
            prefix: string;
            /** @default  */
            source?: string;
            towns: number;
        };
        /** RegionsScore */
        RegionsScore: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: number;
            /** @default  */
            note?: string;
            points: number;
            /** @default  */
            source?: string;
        };
        /**
         * RegionView
         * @description A region's claim token, and how much each side's towns count there.
         */
        RegionView: {
            counts: number[];
            face_up: boolean;
            holder: number | null;
            vikings: number;
        };
        /** Road */
        Road: {
            a: string;
            b: string;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
        };
        /** Spurn */
        Spurn: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            points: number;
            /** @default  */
            source?: string;
        };
        /** Start */
        Start: {
            coins: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            /** @default  */
            note?: string;
            points: number;
            renown: number;
            /** @default  */
            source?: string;
        };
        /** Town */
        Town: {
            /** @enum {unknown} */
            colour: "blue" | "red" | "yellow";
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            region: string;
            /** @default  */
            source?: string;
            x: number;
            y: number;
        };
        /**
         * TownView
         * @description A town with a disc.
         */
        TownView: {
            monastery: boolean;
            owner: number;
            viking: boolean;
        };
        /** TrackSpace */
        TrackSpace: {
            /** @default false */
            any_town?: boolean;
            /** @default 0 */
            coins?: number;
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: number;
            /** @default  */
            note?: string;
            /** @default 0 */
            renown?: number;
            /** @default  */
            source?: string;
        };
        /**
         * View
         * @description The table as one seat sees it.
         */
        View: {
            active_town: string | null;
            battle_area: number;
            hand: string[];
            marker: number;
            marriage_card: string | null;
            marriage_deck: number;
            offer: string[];
            passed: string[];
            past_town: string | null;
            past_winner: number | null;
            phase: string;
            players: components["schemas"]["PlayerView"][];
            regions: {
                [key: string]: components["schemas"]["RegionView"];
            };
            round: number;
            rounds: number;
            seat: number | null;
            towns: {
                [key: string]: components["schemas"]["TownView"];
            };
            trick_winner: number | null;
        };
        /** VikingCard */
        VikingCard: {
            /** @enum {unknown} */
            grade: "known" | "likely" | "owner" | "public" | "reconstructed" | "seed";
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            source?: string;
            strength: number;
        };
        /** VikingCards */
        VikingCards: {
            cards: components["schemas"]["VikingCard"][];
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
