import { describe, expect, it } from "vitest";
import type { Known, Step } from "@/lib/table_sync";
import type { News, Position, RequestInfo, TableInfo } from "@/lib/types";
import { firstViewpoint } from "@/table/replay_viewpoint";
import { unmet } from "@/table/requests";

const request: RequestInfo = { number: 9, kind: "undo", seat: 0, move: 4, target: null, bot: "", needs: [1] };

function step(kind: News["kind"] | null, move: number, open: RequestInfo | null = null): Step {
  const known = { request: open, position: { move } as Position } as Known;
  return { known, news: kind && { type: "news", number: 10, kind, at: 0 } };
}

describe("a request to the table", () => {
  it("was declined, or the game went on without it", () => {
    expect(unmet(request, step("declined", 7))).toBe("declined");
    expect(unmet(request, step("chose", 8))).toBe("passed");
    expect(unmet(request, step(null, 8))).toBe("passed");
    expect(unmet(request, step("undone", 6))).toBe("passed");
  });

  it("was granted, or is still open", () => {
    expect(unmet(request, step("undone", 4))).toBe("");
    expect(unmet(request, step(null, 4))).toBe("");
    expect(unmet(request, step("agreed", 7, { ...request, needs: [2] }))).toBe("");
    expect(unmet(request, step("chat", 7))).toBe("");
    expect(unmet({ ...request, kind: "replace", move: null, target: 1 }, step("replaced", 7))).toBe("");
  });
});

describe("who looks at a replay", () => {
  const table = (state: TableInfo["state"], yours: boolean[]): TableInfo =>
    ({ state, seats: yours.map((own, seat) => ({ seat, yours: own })) }) as TableInfo;

  it("sees it as the link says, where that may be seen", () => {
    expect(firstViewpoint("1", table("running", [false, true]))).toBe("1");
    expect(firstViewpoint("0", table("over", [false, true]))).toBe("0");
    expect(firstViewpoint("open", table("over", [false, false]))).toBe("open");
  });

  it("looks on where the link says what is not for these eyes", () => {
    expect(firstViewpoint("0", table("running", [false, true]))).toBe("nobody");
    expect(firstViewpoint("open", table("running", [false, true]))).toBe("nobody");
    expect(firstViewpoint("sword", table("over", [true, false]))).toBe("nobody");
  });

  it("is one's own seat, but neither of two on one device", () => {
    expect(firstViewpoint(null, table("running", [false, true]))).toBe("1");
    expect(firstViewpoint(null, table("running", [true, true]))).toBe("nobody");
    expect(firstViewpoint(null, table("over", [true, true]))).toBe("open");
  });
});
