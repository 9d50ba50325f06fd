import { describe, expect, it } from "vitest";
import { Refused } from "@/lib/api";
import { LatestRequest } from "@/lib/latest_request";

interface Asked {
  wish: number;
  answer(value: string): void;
  refuse(error: unknown): void;
}

function latest(): { latest: LatestRequest<number, string>; asked: Asked[]; shown: string[]; failed: unknown[] } {
  const asked: Asked[] = [];
  const shown: string[] = [];
  const failed: unknown[] = [];
  return {
    asked,
    shown,
    failed,
    latest: new LatestRequest<number, string>({
      key: String,
      fetch: (wish) =>
        new Promise<string>((answer, refuse) => {
          asked.push({ wish, answer, refuse });
        }),
      show: (answer) => shown.push(answer),
      fail: (error) => failed.push(error),
      after: (_, what) => {
        what();
      },
    }),
  };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("fetching what is wanted now", () => {
  it("asks at once, and once for what it has already", async () => {
    const { latest: moments, asked, shown } = latest();
    moments.want(3);
    expect(asked.map((each) => each.wish)).toEqual([3]);
    asked[0]?.answer("third");
    await settled();
    moments.want(3);
    expect(asked).toHaveLength(1);
    expect(shown).toEqual(["third", "third"]);
  });

  it("asks only for the newest wish while one request is under way", async () => {
    const { latest: moments, asked } = latest();
    for (let move = 0; move < 100; move += 1) moments.want(move);
    expect(asked.map((each) => each.wish)).toEqual([0]);
    asked[0]?.answer("first");
    await settled();
    expect(asked.map((each) => each.wish)).toEqual([0, 99]);
  });

  it("forgets a wish that gave way to one it has", async () => {
    const { latest: moments, asked } = latest();
    moments.want(1);
    asked[0]?.answer("one");
    await settled();
    moments.want(2);
    moments.want(3);
    moments.want(1);
    asked[1]?.answer("two");
    await settled();
    expect(asked.map((each) => each.wish)).toEqual([1, 2]);
  });

  it("rests and tries again when it was too fast, without a word", async () => {
    const { latest: moments, asked, shown, failed } = latest();
    moments.want(5);
    asked[0]?.refuse(new Refused("too_fast", "wait"));
    await settled();
    asked[1]?.answer("fifth");
    await settled();
    expect(asked.map((each) => each.wish)).toEqual([5, 5]);
    expect(shown).toEqual(["fifth"]);
    expect(failed).toEqual([]);
  });

  it("says what else went wrong, and goes on", async () => {
    const { latest: moments, asked, failed } = latest();
    moments.want(5);
    asked[0]?.refuse(new Refused("broken", "no"));
    await settled();
    expect(failed).toHaveLength(1);
    moments.want(6);
    expect(asked).toHaveLength(2);
  });
});
