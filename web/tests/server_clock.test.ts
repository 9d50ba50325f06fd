import { describe, expect, it } from "vitest";
import { ServerClock } from "@/lib/server_clock";

describe("the server's clock", () => {
  it("is the device's until the server has said something", () => {
    expect(new ServerClock().now(5_000)).toBe(5_000);
  });

  it("is told by the message that was least delayed", () => {
    const clock = new ServerClock();
    clock.learn(100_000, 40_900);
    clock.learn(120_000, 60_050);
    clock.learn(140_000, 84_000);
    expect(clock.now(90_000)).toBe(149_950);
  });

  it("may be behind the device", () => {
    const clock = new ServerClock();
    clock.learn(10_000, 70_000);
    expect(clock.now(71_000)).toBe(11_000);
  });

  it("follows a device whose clock is set right", () => {
    const clock = new ServerClock();
    clock.learn(100_000, 40_000);
    for (let i = 1; i <= 12; i++) clock.learn(100_000 + i, 100_000 + i);
    expect(clock.now(200_000)).toBe(200_000);
  });
});
