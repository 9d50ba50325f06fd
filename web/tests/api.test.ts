import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refused } from "@/lib/api";

/** A server that has taken the request and says no more; the time is over at once. */
function silence() {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  vi.stubGlobal("fetch", (_: string, { signal }: { signal?: AbortSignal }) =>
    signal?.aborted ? Promise.reject(new Error("aborted")) : new Promise(() => undefined),
  );
  return timeout;
}

function answering(status: number, text: string): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(text, { status, statusText: "Bad Gateway" })));
}

async function refusedWith(request: Promise<unknown>): Promise<string> {
  const error: unknown = await request.catch((reason: unknown) => reason);
  if (!(error instanceof Refused)) throw new Error("it was not refused");
  return error.code;
}

describe("a request", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("is given up after a while when the server says nothing", async () => {
    const timeout = silence();
    expect(await refusedWith(api.hall())).toBe("unreachable");
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  it("for a hint waits longer than a bot may think", async () => {
    const timeout = silence();
    expect(await refusedWith(api.hint("t", 0))).toBe("unreachable");
    expect(timeout).toHaveBeenCalledWith(180_000);
  });

  it("that is refused says why, and one that a proxy could not pass on is a failure", async () => {
    answering(409, '{"code": "taken", "message": "seat 1 is taken", "details": {}}');
    expect(await refusedWith(api.hall())).toBe("taken");
    answering(502, "<h1>Bad Gateway</h1>");
    expect(await refusedWith(api.hall())).toBe("broken");
  });
});
