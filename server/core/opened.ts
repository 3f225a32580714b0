type Close = () => Promise<void>;

/** What was opened so far, to be closed in the opposite order. */
export class Opened {
  readonly #closes: Close[] = [];

  add(close: Close): void {
    this.#closes.unshift(close);
  }

  /** Closes everything; what was closed is forgotten. */
  async close(): Promise<void> {
    for (const close of this.#closes.splice(0)) await close();
  }
}
