import type { components } from "./schema";

type Shapes = components["schemas"];

export type Me = Shapes["Me"];
export type GameInfo = Shapes["GameInfo"];
export type GameAbout = Shapes["GameAbout"];
export type HandbookSection = Shapes["HandbookSection"];
export type SettingInfo = Shapes["SettingInfo"];
export type TableInfo = Shapes["TableInfo"];
export type SeatInfo = Shapes["SeatInfo"];
export type SeatPlan = Shapes["SeatPlan"];
export type NewTable = Shapes["NewTable"];
export type Hall = Shapes["Hall"];
export type MyTables = Shapes["MyTables"];
export type Position = Shapes["Position"];
export type DecisionInfo = Shapes["DecisionInfo"];
export type ScoreInfo = Shapes["ScoreInfo"];
export type EventInfo = Shapes["EventInfo"];
export type Replay = Shapes["Replay"];
export type ScoreHistory = Shapes["ScoreHistory"];
export type Log = Shapes["Log"];
export type Hint = Shapes["Hint"];
export type ReasonInfo = Shapes["ReasonInfo"];
export type MomentInfo = Shapes["MomentInfo"];
export type LookBackInfo = Shapes["LookBackInfo"];
export type AnalysisState = Shapes["AnalysisState"];
export type AnalysisInfo = Shapes["AnalysisInfo"];
export type JudgementInfo = Shapes["JudgementInfo"];
export type TurningPointInfo = Shapes["TurningPointInfo"];
export type Consulted = Shapes["Consulted"];
export type ChatLine = Shapes["ChatLine"];
export type NoteInfo = Shapes["NoteInfo"];
export type RequestInfo = Shapes["RequestInfo"];
export type Change = Shapes["Change"];
export type Refusal = Shapes["Refusal"];
export type HostUser = Shapes["HostUser"];
export type NoticeSettings = Shapes["NoticeSettings"];
export type NoticeWish = Shapes["NoticeWish"];
export type HostTable = Shapes["HostTable"];
export type Done = Shapes["Done"];
export type Lessons = Shapes["Lessons"];
export type LessonInfo = Shapes["LessonInfo"];
export type LessonTurn = Shapes["LessonTurn"];
export type SeatToken = Shapes["SeatToken"];

export type Snapshot = Shapes["SnapshotMessage"];
export type News = Shapes["NewsMessage"];
export type Outgoing =
  | Snapshot
  | News
  | Shapes["AckMessage"]
  | Shapes["RefusedMessage"]
  | Shapes["PongMessage"]
  | Shapes["PresenceMessage"]
  | Shapes["YoursMessage"];
export type Hello = Shapes["HelloMessage"];

/** What a seat can do over the socket, by the type of its message. */
export interface Acts {
  choose: Shapes["Choose"];
  undo: Shapes["Undo"];
  request: Shapes["Request"];
  answer: Shapes["Answer"];
  chat: Shapes["Chat"];
  resign: Shapes["Resign"];
  back: Shapes["ComeBack"];
}

export const LANGUAGES = ["en", "pt-BR", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
