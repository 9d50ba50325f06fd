// Made from meadhall.server.schemas by `npm run types`: change it there.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AckMessage
         * @description Your message of that id was obeyed, at that number.
         */
        AckMessage: {
            id: string;
            number: number;
            /** @enum {unknown} */
            type: "ack";
        };
        /**
         * AnalysisInfo
         * @description All that a bot has found out about a game. `alone`: one player, of whom points are told rather than chances.
         */
        AnalysisInfo: {
            alone: boolean;
            bot: string;
            judgements: components["schemas"]["JudgementInfo"][];
            standings: components["schemas"]["StandingInfo"][];
            turning_points: components["schemas"]["TurningPointInfo"][];
        };
        /**
         * AnalysisState
         * @description Whether a finished game has been analysed (`done`), is being so (`running`: up to `move` of `moves`), or not.
         */
        AnalysisState: {
            analysis: components["schemas"]["AnalysisInfo"] | null;
            move: number;
            moves: number;
            /** @enum {unknown} */
            state: "done" | "none" | "running";
        };
        /**
         * Answer
         * @description Agree to a request or not; whoever made the request withdraws it by not agreeing.
         */
        Answer: {
            accept: boolean;
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            request: number;
            seat: number;
        };
        /** AnswerMessage */
        AnswerMessage: {
            accept: boolean;
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            request: number;
            seat: number;
            /** @enum {unknown} */
            type: "answer";
        };
        /** AskHint */
        AskHint: {
            /** @default  */
            bot?: string;
            seat: number;
        };
        /**
         * Body
         * @description What a client sends: unknown fields are a mistake, and are refused.
         */
        Body: Record<string, unknown>;
        /**
         * ByeMessage
         * @description Look at no table any more; the socket stays open, and tells of your other tables.
         */
        ByeMessage: {
            /** @enum {unknown} */
            type: "bye";
        };
        /**
         * Change
         * @description How to make the new position from the one before: put each value at its path, then drop what is gone.
         *
         *         A path is a list of keys and indexes from the top of the position; `[["view", "players", 0, "coins"], 3]`.
         */
        Change: {
            drop: (string | number)[][];
            put: [
                (string | number)[],
                unknown
            ][];
        };
        /**
         * Chat
         * @description Say something to all who are at the table.
         */
        Chat: {
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            /** @default null */
            seat?: number | null;
            text: string;
        };
        /** ChatLine */
        ChatLine: {
            /** @description A moment, in milliseconds since 1970 (UTC). */
            at: number;
            name: string;
            number: number;
            seat: number;
            text: string;
        };
        /** ChatMessage */
        ChatMessage: {
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            /** @default null */
            seat?: number | null;
            text: string;
            /** @enum {unknown} */
            type: "chat";
        };
        /**
         * Choose
         * @description Answer your seat's decision; `number` is that decision's number.
         */
        Choose: {
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            number: number;
            option: string;
            seat: number;
        };
        /** ChooseMessage */
        ChooseMessage: {
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            number: number;
            option: string;
            seat: number;
            /** @enum {unknown} */
            type: "choose";
        };
        /**
         * ComeBack
         * @description Take your seat back from the bot that stood in for you while you were away.
         */
        ComeBack: {
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            seat: number;
        };
        /** ComeBackMessage */
        ComeBackMessage: {
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            seat: number;
            /** @enum {unknown} */
            type: "back";
        };
        /**
         * Confirmation
         * @description What stands behind the # of the link in a mail.
         */
        Confirmation: {
            token: string;
        };
        /**
         * Consult
         * @description Ask the rules about the position as your seat knows it; each game says which questions it answers.
         */
        Consult: {
            question: Record<string, unknown>;
            seat: number;
        };
        /**
         * Consulted
         * @description What the rules say; `number` is that of the position they were asked about.
         */
        Consulted: {
            answer: Record<string, unknown>;
            number: number;
        };
        /**
         * DecisionInfo
         * @description What your seat is asked. Answer with `number`, which says which question it is that you answer.
         *
         *         `marks` names the options that cannot be taken back, and why (`rolled`, `revealed`, `rolled revealed`), and those
         *         after which you have nothing to decide for now (`passes`: taken back until somebody else acts); null when there were
         *         too many to try. `refused` gives reasons, by name of the thing, for what is not on offer, `warned` reasons to think
         *         twice about options; a number may follow a reason after a space.
         */
        DecisionInfo: {
            about: string;
            kind: string;
            marks: {
                [key: string]: string;
            } | null;
            number: number;
            options: string[];
            refused: {
                [key: string]: string;
            };
            seat: number;
            warned: {
                [key: string]: string;
            };
        };
        /**
         * Done
         * @description It was done; `number` is the number of the table's log at which it stands.
         */
        Done: {
            number: number;
        };
        /**
         * EventInfo
         * @description Something that happened. `hidden`: what it was about is not for you to know. `seat`, `other`: -1 for nobody.
         */
        EventInfo: {
            amount: number;
            hidden: boolean;
            kind: string;
            move: number;
            other: number;
            seat: number;
            thing: string;
        };
        /**
         * Farewell
         * @description Delete your account, or the guest you are; an account says its password.
         */
        Farewell: {
            /** @default  */
            password?: string;
        };
        /**
         * Fork
         * @description Play a finished game on from a move of it, at a new table: `me`, `here` and `bot` seats only.
         */
        Fork: {
            move: number;
            seats: components["schemas"]["SeatPlan"][];
        };
        /**
         * GameAbout
         * @description Everything printed on the game's pieces, and how sure it is.
         *
         *         `components` holds each file of the game's data under its name without `.toml`; `corrections` is a short
         *         digest when the host plays with corrected data.
         */
        GameAbout: {
            components: Record<string, unknown>;
            corrections: string;
            game: components["schemas"]["GameInfo"];
            ledger: components["schemas"]["LedgerLine"][];
        };
        /**
         * GameInfo
         * @description A game: how many can play it, how it can be set up, and who can sit in for a missing player.
         */
        GameInfo: {
            bots: string[];
            /** @default false */
            handbook: boolean;
            id: string;
            lessons: string[];
            /** @default null */
            page: components["schemas"]["GamePage"] | null;
            players: number[];
            settings: components["schemas"]["SettingInfo"][];
            version: number;
        };
        /**
         * GamePage
         * @description What a game from another package brings for the page, by the addresses where it is; '' where it brings none.
         */
        GamePage: {
            board: string;
            icons: {
                [key: string]: string;
            };
            style: string;
        };
        /**
         * Hall
         * @description Listed tables: those with room, and those that can be watched.
         */
        Hall: {
            open: components["schemas"]["TableInfo"][];
            running: components["schemas"]["TableInfo"][];
        };
        /**
         * HandbookSection
         * @description A section of a game's rules: its heading, its depth (1 to 3), and its text as HTML without links or scripts.
         */
        HandbookSection: {
            explains: string[];
            html: string;
            id: string;
            level: number;
            title: string;
        };
        /**
         * Health
         * @description Whether all is well; and of its parts the database, news of other servers, and the server's own work.
         */
        Health: {
            database: boolean;
            news: boolean;
            ok: boolean;
            work: boolean;
        };
        /**
         * HelloMessage
         * @description Look at a table: as one of your seats, or (`seat` null) as everybody may. `last_number`: of the news you have.
         */
        HelloMessage: {
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            /** @default null */
            last_number?: number | null;
            /** @default null */
            seat?: number | null;
            table: string;
            /** @default  */
            token?: string;
            /** @enum {unknown} */
            type: "hello";
        };
        /**
         * Hint
         * @description What a bot would choose in your place, and why.
         */
        Hint: {
            bot: string;
            number: number;
            option: string;
            reasons: components["schemas"]["ReasonInfo"][];
        };
        /**
         * HostTable
         * @description A table, listed or not.
         */
        HostTable: {
            /** @description A moment, in milliseconds since 1970 (UTC). */
            changed_at: number;
            /** @description A moment, in milliseconds since 1970 (UTC). */
            created_at: number;
            game: string;
            id: string;
            listed: boolean;
            move: number;
            names: string[];
            /** @enum {unknown} */
            state: "gathering" | "over" | "running";
        };
        /**
         * HostUser
         * @description Somebody who has come to the hall; `tables`: at how many they sit or sat.
         */
        HostUser: {
            account: string | null;
            banned: boolean;
            /** @description A moment, in milliseconds since 1970 (UTC). */
            created_at: number;
            host: boolean;
            id: string;
            muted: boolean;
            name: string;
            tables: number;
        };
        /**
         * Joining
         * @description Sit down: on a seat of your choice, or on the first that is free.
         */
        Joining: {
            /** @default null */
            name?: string | null;
            /** @default null */
            seat?: number | null;
        };
        /**
         * JudgementInfo
         * @description A choice after `move` others, and what the bot would have chosen, knowing no more than that seat did.
         *
         *         `points`: by how much that is better, in tenths of a point by estimate; 0 where neither is clearly better. `loss`:
         *         what the choice has cost of the chance to win, in percent.
         */
        JudgementInfo: {
            about: string;
            best: string;
            kind: string;
            loss: number;
            move: number;
            option: string;
            points: number;
            reasons: components["schemas"]["ReasonInfo"][];
            seat: number;
        };
        /**
         * LearningTable
         * @description The table at which somebody learns a game, and which chapter.
         */
        LearningTable: {
            lesson: string;
            table: string;
        };
        /**
         * LedgerLine
         * @description How many rows of a table of component data have a grade.
         */
        LedgerLine: {
            count: number;
            file: string;
            grade: string;
            table: string;
        };
        /**
         * LessonInfo
         * @description A chapter. It begins when so many moves as `begins` have been made, and is learnt at `seat`.
         */
        LessonInfo: {
            begins: number;
            name: string;
            seat: number;
            steps: components["schemas"]["LessonStep"][];
        };
        /**
         * Lessons
         * @description All chapters of a game in their order, the names of those that you have learnt, and where you are learning.
         */
        Lessons: {
            at: components["schemas"]["LearningTable"] | null;
            chapters: components["schemas"]["LessonInfo"][];
            learned: string[];
        };
        /**
         * LessonStep
         * @description A step, said by the game's message `<game>-lesson-<chapter>-<id>`; without turns it is only read.
         */
        LessonStep: {
            id: string;
            light: string[];
            turns: components["schemas"]["LessonTurn"][];
        };
        /**
         * LessonTurn
         * @description A choice of a chapter: whose it is, and what may be chosen; `cell.*` is anything that begins so.
         */
        LessonTurn: {
            options: string[];
            seat: number;
        };
        /**
         * Line
         * @description Something you said at a table.
         */
        Line: {
            /** @description A moment, in milliseconds since 1970 (UTC). */
            at: number;
            table: string;
            text: string;
        };
        /**
         * Log
         * @description What happened, oldest first; `more`: there is more before the first move told here.
         */
        Log: {
            events: components["schemas"]["EventInfo"][];
            more: boolean;
        };
        /**
         * LookBackInfo
         * @description What you did well in a game that is over, and what to try next time.
         */
        LookBackInfo: {
            try_next: components["schemas"]["MomentInfo"][];
            well_done: components["schemas"]["MomentInfo"][];
        };
        /**
         * MarkUser
         * @description `muted`: may play, but not chat; `banned`: may not sign in, and is signed out everywhere.
         */
        MarkUser: {
            /** @enum {unknown} */
            mark: "banned" | "muted";
            on: boolean;
        };
        /**
         * Me
         * @description Who is asking: `name` is null for somebody who has not said it yet, `account` for a guest.
         *
         *         `host`: you look after this hall, and may use what stands under `/api/host`.
         */
        Me: {
            account: string | null;
            /** @default false */
            host?: boolean;
            name: string | null;
        };
        /**
         * MomentInfo
         * @description One of your choices: after how many choices it was made, and what would have been best.
         *
         *         `points`: by how much it was better than the next best, or worse than the best; tenths of a point, by estimate.
         */
        MomentInfo: {
            about: string;
            best: string;
            kind: string;
            move: number;
            option: string;
            points: number;
            reasons: components["schemas"]["ReasonInfo"][];
        };
        /**
         * MyTables
         * @description Your tables, the waiting ones first; `more`: ask on with `changed_at` and id of the last (`before`, `last`).
         */
        MyTables: {
            gathering: components["schemas"]["TableInfo"][];
            more: boolean;
            over: components["schemas"]["TableInfo"][];
            running: components["schemas"]["TableInfo"][];
        };
        /**
         * Naming
         * @description Introduce yourself, or change your name.
         */
        Naming: {
            name: string;
        };
        /**
         * NewPassword
         * @description Changing the password signs out every other device.
         */
        NewPassword: {
            new: string;
            old: string;
        };
        /**
         * NewsMessage
         * @description One thing that happened, number by number without a gap.
         *
         *         What is absent has not changed, except `request`: absent means that none is open. When the position is another,
         *         there is either `position` (the whole of it) or `change` (of the position you have). `log` replaces the log, after
         *         something was taken back. `stages` say how the table stood on the way, where much happened at once. `fell` is the
         *         number of a request that ended by this, neither granted nor declined.
         */
        NewsMessage: {
            /** @description A moment, in milliseconds since 1970 (UTC). */
            at: number;
            /** @default null */
            change?: components["schemas"]["Change"] | null;
            /** @default null */
            chat?: components["schemas"]["ChatLine"] | null;
            /** @default [] */
            events?: components["schemas"]["EventInfo"][];
            /** @default null */
            fell?: number | null;
            /** @enum {unknown} */
            kind: "agreed" | "back" | "chat" | "chose" | "declined" | "joined" | "left" | "lost" | "opened" | "ready" | "rematch" | "replaced" | "requested" | "resigned" | "seat_changed" | "started" | "undone";
            /** @default null */
            log?: components["schemas"]["EventInfo"][] | null;
            /** @default null */
            note?: components["schemas"]["NoteInfo"] | null;
            number: number;
            /** @default null */
            position?: components["schemas"]["Position"] | null;
            /** @default null */
            request?: components["schemas"]["RequestInfo"] | null;
            /** @default null */
            seat?: number | null;
            /** @default [] */
            stages?: components["schemas"]["Stage"][];
            /** @default null */
            table?: components["schemas"]["TableInfo"] | null;
            /** @enum {unknown} */
            type: "news";
        };
        /**
         * NewTable
         * @description A table to be opened. It starts by itself when no seat is open any more, unless `start` is false.
         *
         *         With `move_seconds` it starts when moreover everybody has said that they are ready.
         */
        NewTable: {
            game: string;
            /** @default true */
            hints?: boolean;
            /** @default false */
            listed?: boolean;
            /** @default null */
            move_seconds?: number | null;
            /** @default {} */
            options?: {
                [key: string]: string;
            };
            seats: components["schemas"]["SeatPlan"][];
            /** @default true */
            start?: boolean;
        };
        /**
         * NoteInfo
         * @description What the log tells beside the game: who plays a seat, and whose time was over. `move`: so many had been made.
         *
         *         `timeout`: a bot made that move, since the seat's time was over; `lost`: that was so too often in a row, and a bot
         *         stands in; `replaced`: it does by the others' consent; `back`: the player has taken the seat back; `resigned`: a bot
         *         plays on, for good.
         */
        NoteInfo: {
            /** @description A moment, in milliseconds since 1970 (UTC). */
            at: number;
            /** @enum {unknown} */
            kind: "back" | "lost" | "replaced" | "resigned" | "timeout";
            move: number;
            number: number;
            seat: number;
        };
        /**
         * NoticeSettings
         * @description How you are told; `can_mail` and `webhook_hosts`: what this hall offers.
         */
        NoticeSettings: {
            can_mail: boolean;
            confirmed: boolean;
            email: string;
            minutes: number;
            webhook: string;
            webhook_hosts: string[];
        };
        /**
         * NoticeWish
         * @description Empty: not by that way. A new address gets a mail first, by which it is confirmed.
         */
        NoticeWish: {
            /** @default  */
            email?: string;
            /** @default en */
            language?: string;
            /**
             * @description How long a table waits for you before you are told.
             * @default 10
             */
            minutes?: number;
            /** @default  */
            webhook?: string;
        };
        /**
         * Origin
         * @description The finished game, and the move of it, that this table plays on from.
         */
        Origin: {
            move: number;
            table: string;
        };
        /**
         * OwnData
         * @description All that the hall keeps of you.
         */
        OwnData: {
            account: string | null;
            addresses: number;
            /** @description A moment, in milliseconds since 1970 (UTC). */
            created_at: number;
            email: string;
            name: string;
            said: components["schemas"]["Line"][];
            tables: components["schemas"]["OwnTable"][];
            webhook: string;
        };
        /**
         * OwnTable
         * @description A table at which you sit or sat; the record of a game that is over is at `/api/tables/{id}/record`.
         */
        OwnTable: {
            /** @description A moment, in milliseconds since 1970 (UTC). */
            created_at: number;
            ended_at: number | null;
            game: string;
            hosting: boolean;
            id: string;
            names: string[];
            /** @enum {unknown} */
            state: "gathering" | "over" | "running";
        };
        /**
         * PingMessage
         * @description Still here, and `number` is the last news I have.
         */
        PingMessage: {
            /** @default 0 */
            number?: number;
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * PongMessage
         * @description The number of the last news at your table, and the server's time.
         */
        PongMessage: {
            /** @description A moment, in milliseconds since 1970 (UTC). */
            at: number;
            number: number;
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Position
         * @description The table as one seat sees it (`seat` null: as everybody may).
         */
        Position: {
            deadlines: {
                [key: string]: number;
            };
            decision: components["schemas"]["DecisionInfo"] | null;
            move: number;
            number: number;
            over: boolean;
            scores: components["schemas"]["ScoreInfo"][];
            seat: number | null;
            undo: components["schemas"]["UndoInfo"];
            view: Record<string, unknown>;
            waiting: number[];
        };
        /**
         * PresenceMessage
         * @description Who looks at the table now: seats with somebody there, and how many onlookers.
         */
        PresenceMessage: {
            here: number[];
            /** @enum {unknown} */
            type: "presence";
            watching: number;
        };
        /**
         * Ready
         * @description Say for all your seats that a game with a clock may begin, or not yet. Who sits down or leaves undoes it.
         */
        Ready: {
            /** @default true */
            ready?: boolean;
        };
        /**
         * ReasonInfo
         * @description Why an option is good or bad. `role`: brings, costs, risks, leads, promises or compared (`engine/advice.py`).
         */
        ReasonInfo: {
            amount: number;
            message: string;
            other: number;
            role: string;
            thing: string;
        };
        /**
         * Refusal
         * @description Why something was not done. `code` is for programs and translations, `message` for people reading a log.
         */
        Refusal: {
            code: string;
            /** @default {} */
            details: Record<string, unknown>;
            message: string;
        };
        /**
         * RefusedMessage
         * @description Your message of that id was not obeyed, and changed nothing.
         */
        RefusedMessage: {
            code: string;
            /** @default {} */
            details: Record<string, unknown>;
            id: string;
            message: string;
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Registration
         * @description Turn the guest you are into an account: your games stay yours.
         */
        Registration: {
            account: string;
            password: string;
        };
        /**
         * Replay
         * @description A game at one of its moves: what was seen then, what had just happened, who had chosen.
         *
         *         `views` holds the views of all seats, in their order, when a finished game is looked at openly.
         */
        Replay: {
            by: number | null;
            events: components["schemas"]["EventInfo"][];
            move: number;
            moves: number;
            scores: components["schemas"]["ScoreInfo"][];
            seat: number | null;
            view: Record<string, unknown>;
            views: Record<string, unknown>[] | null;
            waiting: number[];
        };
        /**
         * Request
         * @description Ask the table: to go back to a move (`undo`), or to let a bot play for a player who is lost (`replace`).
         */
        Request: {
            /** @default  */
            bot?: string;
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            /** @enum {unknown} */
            kind: "replace" | "undo";
            /** @default null */
            move?: number | null;
            seat: number;
            /** @default null */
            target?: number | null;
        };
        /**
         * RequestInfo
         * @description A request that waits for answers; `number` is its name.
         */
        RequestInfo: {
            bot: string;
            /** @enum {unknown} */
            kind: "replace" | "undo";
            move: number | null;
            needs: number[];
            number: number;
            seat: number;
            target: number | null;
        };
        /** RequestMessage */
        RequestMessage: {
            /** @default  */
            bot?: string;
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            /** @enum {unknown} */
            kind: "replace" | "undo";
            /** @default null */
            move?: number | null;
            seat: number;
            /** @default null */
            target?: number | null;
            /** @enum {unknown} */
            type: "request";
        };
        /**
         * Reset
         * @description Choose a new password by a link that a host of the hall has made.
         */
        Reset: {
            password: string;
            token: string;
        };
        /**
         * ResetLink
         * @description Lets whoever has it choose a new password, once.
         */
        ResetLink: {
            link: string;
        };
        /**
         * Resign
         * @description Leave a running game; a bot plays on for you. When no person is left, the game is over.
         */
        Resign: {
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            seat: number;
        };
        /** ResignMessage */
        ResignMessage: {
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            seat: number;
            /** @enum {unknown} */
            type: "resign";
        };
        /**
         * ScoreHistory
         * @description Every seat's total after each move, from move 0 on: `totals[move][seat]`.
         */
        ScoreHistory: {
            totals: number[][];
        };
        /**
         * ScoreInfo
         * @description A seat's score as it stands: by category, in the order the rules count, with the tie-breaks.
         *
         *         `hidden`: some of it cannot be known yet, and is left out.
         */
        ScoreInfo: {
            categories: [
                string,
                number
            ][];
            hidden: boolean;
            place: number;
            seat: number;
            ties: [
                string,
                number
            ][];
            total: number;
        };
        /**
         * SeatInfo
         * @description A seat. `stand_in`: a bot plays for somebody who is away; `here`: somebody looks at the table.
         *
         *         `ready`: whoever sits there has said that a game with a clock may begin. `beside`: the first seat of the same
         *         person, who holds this one too: two names, but one device.
         */
        SeatInfo: {
            /** @default null */
            beside: number | null;
            bot: string;
            here: boolean;
            /** @enum {unknown} */
            kind: "bot" | "held" | "open" | "person";
            name: string;
            ready: boolean;
            resigned: boolean;
            seat: number;
            stand_in: boolean;
            yours: boolean;
        };
        /** SeatOnly */
        SeatOnly: {
            seat: number;
        };
        /**
         * SeatPlan
         * @description Who is to sit there: `me`, `here` (a second person on my device), `open` (anybody who has the link), `bot`.
         */
        SeatPlan: {
            /** @default  */
            bot?: string;
            /** @enum {unknown} */
            kind: "bot" | "here" | "me" | "open";
            /**
             * @description Of a second person on this device.
             * @default
             */
            name?: string;
        };
        /** SeatResult */
        SeatResult: {
            place: number;
            seat: number;
            total: number;
        };
        /**
         * SeatToken
         * @description For a program that plays your seat; it is shown this once.
         */
        SeatToken: {
            token: string;
        };
        /**
         * SettingInfo
         * @description An option of a game; `default` is the first of its values, `players` are the numbers of players it is for.
         */
        SettingInfo: {
            default: string;
            name: string;
            players: number[];
            values: string[];
        };
        /** SignIn */
        SignIn: {
            account: string;
            password: string;
        };
        /**
         * SignOut
         * @description `stay`: this device stays signed in, with a new cookie. A guest who does not stay is nobody's any more.
         */
        SignOut: {
            /** @default false */
            stay?: boolean;
        };
        /**
         * SnapshotMessage
         * @description All there is to know; forget what you had.
         */
        SnapshotMessage: {
            chat: components["schemas"]["ChatLine"][];
            log: components["schemas"]["EventInfo"][];
            notes: components["schemas"]["NoteInfo"][];
            number: number;
            position: components["schemas"]["Position"] | null;
            request: components["schemas"]["RequestInfo"] | null;
            table: components["schemas"]["TableInfo"];
            /** @enum {unknown} */
            type: "snapshot";
        };
        /**
         * Stage
         * @description How the table stood on the way, after so many of the news' events; with the scores, where they lie open.
         */
        Stage: {
            events: number;
            /** @default null */
            scores: components["schemas"]["ScoreInfo"][] | null;
            view: Record<string, unknown>;
        };
        /**
         * StandingInfo
         * @description How the seats stood after so many choices: winning chances in percent; of one who plays alone, points.
         */
        StandingInfo: {
            figures: number[];
            move: number;
        };
        /**
         * TableInfo
         * @description A table as anybody at it may know it.
         */
        TableInfo: {
            /** @description A moment, in milliseconds since 1970 (UTC). */
            changed_at: number;
            /** @description A moment, in milliseconds since 1970 (UTC). */
            created_at: number;
            ended: ("abandoned" | "finished") | null;
            ended_at: number | null;
            game: string;
            hints: boolean;
            hosting: boolean;
            id: string;
            lesson: string;
            listed: boolean;
            move: number;
            move_seconds: number | null;
            number: number;
            options: {
                [key: string]: string;
            };
            origin: components["schemas"]["Origin"] | null;
            paused: boolean;
            rematch: string | null;
            result: components["schemas"]["SeatResult"][] | null;
            seats: components["schemas"]["SeatInfo"][];
            started_at: number | null;
            /** @enum {unknown} */
            state: "gathering" | "over" | "running";
            waiting: number[];
            your_turn: boolean;
        };
        /**
         * TurningPointInfo
         * @description The choice after `move` others with which the figures changed most, above all those of the seat.
         *
         *         `luck`: dice, or something hidden, had a part in it.
         */
        TurningPointInfo: {
            after: number[];
            before: number[];
            luck: boolean;
            move: number;
            seat: number;
        };
        /**
         * Undo
         * @description Take back your last choice; with `to`, your choices after that move; with `turn`, those of the turn it was in.
         */
        Undo: {
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            seat: number;
            /** @default null */
            to?: number | null;
            /** @default false */
            turn?: boolean;
        };
        /**
         * UndoInfo
         * @description What your seat may take back by itself: back to any of the moves in `to`, latest first.
         *
         *         So many of them as `turn` says belong to the turn in which you chose last.
         *         `bar` says why nothing can be taken back: nothing was done, others have acted, something was rolled or revealed.
         *         `last` is the move before your last choice, to which you may ask the table to go back; null if you made none.
         */
        UndoInfo: {
            /** @enum {unknown} */
            bar: "" | "nothing" | "others" | "revealed" | "rolled";
            /** @default null */
            last: number | null;
            to: number[];
            /** @default 0 */
            turn: number;
        };
        /** UndoMessage */
        UndoMessage: {
            /**
             * @description Made by the sender; the same id is never obeyed twice.
             * @default
             */
            id?: string;
            seat: number;
            /** @default null */
            to?: number | null;
            /** @default false */
            turn?: boolean;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * YoursMessage
         * @description Another table of yours has changed: whether it waits for you, for the tab's title and the list of games.
         */
        YoursMessage: {
            game: string;
            table: string;
            /** @enum {unknown} */
            type: "yours";
            your_turn: boolean;
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
