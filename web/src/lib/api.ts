// The server's HTTP side.
import type {
  AnalysisState,
  Consulted,
  Done,
  GameAbout,
  GameInfo,
  Hall,
  HandbookSection,
  Hint,
  HostTable,
  HostUser,
  Lessons,
  LookBackInfo,
  Log,
  Me,
  MyTables,
  NewTable,
  NoticeSettings,
  NoticeWish,
  Refusal,
  Replay,
  ScoreHistory,
  SeatPlan,
  SeatToken,
  TableInfo,
} from "./types";

/** The server said no, and why; or could not be reached (`code` is then `unreachable`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

const PATIENCE_MS = 30_000;
/** Longer than the server lets a bot think: twice a minute, and waiting until one is free. */
const HINT_PATIENCE_MS = 180_000;

async function call<T>(method: string, path: string, body?: unknown, patience = PATIENCE_MS): Promise<T> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    text = await response.text();
  } catch {
    throw new Refused("unreachable", "the server does not answer");
  }
  if (!response.ok) throw refusal(response, text);
  return (text ? JSON.parse(text) : undefined) as T;
}

function refusal(response: Response, text: string): Refused {
  try {
    const said = JSON.parse(text) as Refusal;
    return new Refused(said.code, said.message, response.status, said.details);
  } catch {
    return new Refused(response.status >= 500 ? "broken" : "malformed", response.statusText, response.status);
  }
}

function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()}` : "";
}

const lessonsOf = (game: string, rest = ""): string => `/api/lessons/${encodeURIComponent(game)}${rest}`;
const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  name: (name: string) => call<Me>("POST", "/api/me", { name }),
  register: (account: string, password: string) => call<Me>("POST", "/api/account", { account, password }),
  password: (old: string, fresh: string) => call<Me>("POST", "/api/account/password", { old, new: fresh }),
  signIn: (account: string, password: string) => call<Me>("POST", "/api/sign-in", { account, password }),
  signOut: () => call<Me>("POST", "/api/sign-out"),
  signOutOthers: () => call<Me>("POST", "/api/sign-out/everywhere", { stay: true }),
  reset: (token: string, password: string) => call<Me>("POST", "/api/account/reset", { token, password }),
  deleteMe: (password: string) => call<Me>("POST", "/api/me/delete", { password }),

  notices: () => call<NoticeSettings>("GET", "/api/notices"),
  wishNotices: (wish: NoticeWish) => call<NoticeSettings>("PUT", "/api/notices", wish),
  confirmAddress: (token: string) => call<undefined>("POST", "/api/notices/confirm", { token }),
  unsubscribe: (token: string) => call<undefined>("POST", `/api/notices/unsubscribe/${encodeURIComponent(token)}`),

  hostUsers: (search: string) => call<HostUser[]>("GET", `/api/host/users${query({ search })}`),
  hostMark: (person: string, mark: "muted" | "banned", on: boolean) =>
    call<HostUser>("POST", `/api/host/users/${person}/mark`, { mark, on }),
  hostReset: (person: string) => call<{ link: string }>("POST", `/api/host/users/${person}/reset`),
  hostTables: () => call<HostTable[]>("GET", "/api/host/tables"),
  hostRemove: (table: string) => call<undefined>("DELETE", `/api/host/tables/${encodeURIComponent(table)}`),

  games: () => call<GameInfo[]>("GET", "/api/games"),
  about: (game: string) => call<GameAbout>("GET", `/api/games/${encodeURIComponent(game)}`),
  handbook: (game: string, language: string) =>
    call<HandbookSection[]>("GET", `/api/games/${encodeURIComponent(game)}/handbook/${language}`),
  lessons: (game: string) => call<Lessons>("GET", lessonsOf(game)),
  learn: (game: string, lesson: string) => call<TableInfo>("POST", lessonsOf(game, `/${encodeURIComponent(lesson)}`)),
  learned: (game: string, lesson: string) =>
    call<Lessons>("POST", lessonsOf(game, `/${encodeURIComponent(lesson)}/done`)),
  hall: () => call<Hall>("GET", "/api/hall"),
  mine: (after?: TableInfo) =>
    call<MyTables>("GET", `/api/mine${query({ before: after?.changed_at, last: after?.id })}`),

  open: (table: NewTable) => call<TableInfo>("POST", "/api/tables", table),
  table: (table: string) => call<TableInfo>("GET", at(table)),
  close: (table: string) => call<undefined>("DELETE", at(table)),
  join: (table: string, seat: number | null, name: string | null) =>
    call<TableInfo>("POST", at(table, "/join"), { seat, name }),
  leave: (table: string, seat: number) => call<TableInfo>("POST", at(table, "/leave"), { seat }),
  start: (table: string) => call<TableInfo>("POST", at(table, "/start")),
  ready: (table: string, ready: boolean) => call<TableInfo>("POST", at(table, "/ready"), { ready }),
  plan: (table: string, seat: number, plan: SeatPlan) => call<TableInfo>("PUT", at(table, `/seats/${seat}`), plan),
  token: (table: string, seat: number) => call<SeatToken>("POST", at(table, "/token"), { seat }),
  endToken: (table: string, seat: number) => call<undefined>("DELETE", at(table, `/token/${seat}`)),
  rematch: (table: string) => call<TableInfo>("POST", at(table, "/rematch")),
  fork: (table: string, move: number, seats: SeatPlan[]) =>
    call<TableInfo>("POST", at(table, "/fork"), { move, seats }),
  hint: (table: string, seat: number) => call<Hint>("POST", at(table, "/hint"), { seat }, HINT_PATIENCE_MS),
  consult: (table: string, seat: number, question: Record<string, unknown>) =>
    call<Consulted>("POST", at(table, "/consult"), { seat, question }),
  chat: (table: string, text: string) => call<Done>("POST", at(table, "/chat"), { text }),
  log: (table: string, seat: number | null, before: number) =>
    call<Log>("GET", at(table, `/log${query({ seat, before })}`)),
  replay: (table: string, move: number, seat: number | null, open: boolean) =>
    call<Replay>("GET", at(table, `/replay${query({ move, seat, open: open || null })}`)),
  lookBack: (table: string, seat: number) =>
    call<LookBackInfo>("GET", at(table, `/look-back${query({ seat })}`), undefined, HINT_PATIENCE_MS),
  analysis: (table: string) => call<AnalysisState>("GET", at(table, "/analysis")),
  analyse: (table: string) => call<AnalysisState>("POST", at(table, "/analysis")),
  history: (table: string) => call<ScoreHistory>("GET", at(table, "/history")),
  recordUrl: (table: string) => at(table, "/record"),
};
