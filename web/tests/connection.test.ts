import { describe, expect, it } from "vitest";
import { ANSWER_MS, AWAY_MS, Connection, PAUSES_MS, PING_MS, type Environment, type Watcher } from "@/lib/connection";
import type { Outgoing } from "@/lib/types";

/** A network whose time and sockets are moved by hand. */
class Network implements Environment {
  sockets: FakeSocket[] = [];
  #time = 0;
  #timers: { at: number; what: () => void }[] = [];

  open(): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }

  now(): number {
    return this.#time;
  }

  after(ms: number, what: () => void): unknown {
    const timer = { at: this.#time + ms, what };
    this.#timers.push(timer);
    return timer;
  }

  cancel(timer: unknown): void {
    this.#timers = this.#timers.filter((each) => each !== timer);
  }

  random(): number {
    return 0.5;
  }

  pass(ms: number): void {
    const end = this.#time + ms;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.cancel(next);
      this.#time = next.at;
      next.what();
    }
    this.#time = end;
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
}

class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  connect(): void {
    this.readyState = 1;
    this.onopen();
  }

  drop(): void {
    this.readyState = 3;
    this.onclose();
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

function watcher(heard: Outgoing[] = []): Watcher {
  return {
    hello: () => ({ type: "hello", table: "t", seat: 0 }),
    number: () => 7,
    hear: (message) => heard.push(message),
  };
}

function open(heard: Outgoing[] = []): { network: Network; connection: Connection } {
  const network = new Network();
  const connection = new Connection(network);
  connection.watch(watcher(heard));
  network.last.connect();
  return { network, connection };
}

describe("the connection to the server", () => {
  it("says hello when it is open", () => {
    const { network } = open();
    expect(network.last.sent).toEqual([{ type: "hello", table: "t", seat: 0 }]);
  });

  it("says goodbye when nobody looks at the table any more", () => {
    const network = new Network();
    const connection = new Connection(network);
    const leave = connection.watch(watcher());
    network.last.connect();
    leave();
    expect(network.last.sent.map((message) => message.type)).toEqual(["hello", "bye"]);
    leave();
    expect(network.last.sent).toHaveLength(2);
  });

  it("needs no goodbye to look at another table, nor without a connection", () => {
    const network = new Network();
    const connection = new Connection(network);
    const leaveFirst = connection.watch(watcher());
    network.last.connect();
    const leaveSecond = connection.watch(watcher());
    leaveFirst();
    expect(network.last.sent.map((message) => message.type)).toEqual(["hello", "hello"]);
    network.last.drop();
    leaveSecond();
    expect(network.last.sent).toHaveLength(2);
  });

  it("connects again by itself, with growing pauses", () => {
    const { network } = open();
    for (const pause of PAUSES_MS) {
      const before = network.sockets.length;
      network.last.drop();
      network.pass(pause * 0.9);
      expect(network.sockets.length).toBe(before);
      network.pass(pause * 0.2);
      expect(network.sockets.length).toBe(before + 1);
    }
  });

  it("sends what was not answered again after a break, with the same id", async () => {
    const { network, connection } = open();
    const answer = connection.act("choose", { seat: 0, number: 3, option: "pass" });
    const first = network.last.sent.at(-1);
    network.last.drop();
    network.pass(PAUSES_MS[0] ?? 0);
    network.last.connect();
    expect(network.last.sent[0]).toMatchObject({ type: "hello" });
    expect(network.last.sent[1]).toEqual(first);
    network.last.say({ type: "ack", id: first?.id, number: 12 });
    expect(await answer).toBe(12);
    network.last.drop();
    network.pass(PAUSES_MS[0] ?? 0);
    network.last.connect();
    expect(network.last.sent).toHaveLength(1);
  });

  it("does nothing at a table that was to be done at another, left while the connection was broken", async () => {
    const { network, connection } = open();
    network.last.drop();
    const said = connection.act("chat", { seat: 0, text: "hello" });
    connection.watch({ ...watcher(), hello: () => ({ type: "hello", table: "u", seat: null }) });
    network.last.connect();
    expect(network.last.sent.map((message) => message.type)).toEqual(["hello"]);
    await expect(said).rejects.toMatchObject({ code: "not_sent" });
  });

  it("keeps what is done while there is no connection", () => {
    const network = new Network();
    const connection = new Connection(network);
    connection.watch(watcher());
    void connection.act("chat", { text: "hello" });
    network.last.connect();
    expect(network.last.sent.map((message) => message.type)).toEqual(["hello", "chat"]);
  });

  it("hands on why something was refused", async () => {
    const { network, connection } = open();
    const answer = connection.act("undo", { seat: 0 });
    network.last.say({ type: "refused", id: network.last.sent.at(-1)?.id, code: "barred", message: "no", details: {} });
    await expect(answer).rejects.toMatchObject({ code: "barred" });
  });

  it("says hello and what was not done again while the server's database is away", async () => {
    const heard: Outgoing[] = [];
    const { network, connection } = open(heard);
    const act = connection.act("choose", { seat: 0, number: 1, option: "pass" });
    const id = network.last.sent.at(-1)?.id as string;
    network.last.say({ type: "refused", id: "", code: "unavailable", message: "away", details: {} });
    network.last.say({ type: "refused", id, code: "unavailable", message: "away", details: {} });
    const before = network.last.sent.length;
    network.pass(AWAY_MS);
    expect(network.last.sent.slice(before)).toMatchObject([{ type: "hello" }, { type: "choose", id }]);
    network.last.say({ type: "ack", id, number: 8 });
    expect(await act).toBe(8);
    expect(heard).toEqual([]);
  });

  it("notices a connection that is dead though it looks open", () => {
    const { network, connection } = open();
    network.pass(PING_MS);
    expect(network.last.sent.at(-1)).toEqual({ type: "ping", number: 7 });
    network.pass(ANSWER_MS);
    expect(connection.state).toBe("lost");
  });

  it("stays with a connection that answers", () => {
    const { network, connection } = open();
    network.pass(PING_MS);
    network.last.say({ type: "pong", number: 7 });
    network.pass(ANSWER_MS);
    expect(connection.state).toBe("open");
    expect(network.sockets).toHaveLength(1);
  });

  it("tells the server's time, as messages bring it", () => {
    const network = new Network();
    const connection = new Connection(network);
    const told: number[] = [];
    connection.onTime = (at) => told.push(at);
    connection.watch(watcher([]));
    network.last.connect();
    network.last.say({ type: "news", number: 1, kind: "chat", at: 1_000, seat: 0 });
    network.last.say({ type: "presence", here: [], watching: 0 });
    network.last.say({ type: "pong", number: 1, at: 2_000 });
    expect(told).toEqual([1_000, 2_000]);
  });

  it("opens anew for somebody else, and hears nothing of the old connection", () => {
    const heard: Outgoing[] = [];
    const network = new Network();
    const connection = new Connection(network);
    connection.watch(watcher(heard));
    const old = network.last;
    old.connect();
    connection.renew();
    network.last.connect();
    old.say({ type: "presence", here: [], watching: 0 });
    old.drop();
    expect(heard).toEqual([]);
    expect(network.sockets).toHaveLength(2);
    expect(connection.state).toBe("open");
  });
});
