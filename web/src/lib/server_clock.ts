// The server's time of day: devices go wrong by minutes, and the server is the judge of every clock.

/** So many messages are remembered: one who sets the device's clock right in between is soon believed. */
const KEPT = 12;

export class ServerClock {
  /** By how much the server seemed ahead of the device, message by message: by less than it is, as each took its time. */
  #leads: number[] = [];

  /** A message that the server sent at that moment has come just now. */
  learn(sent: number, device = Date.now()): void {
    this.#leads.push(sent - device);
    if (this.#leads.length > KEPT) this.#leads.shift();
  }

  /** The server's time, by the message that was least delayed; the device's before there was any. */
  now(device = Date.now()): number {
    return this.#leads.length ? device + Math.max(...this.#leads) : device;
  }
}
