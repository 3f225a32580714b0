type Close = () => Promise<void>;

/** Opened resources, closed in reverse order. */
export class Opened {
  readonly #closes: Close[] = [];

  add(close: Close): void {
    this.#closes.unshift(close);
  }

  /** Closes all resources and forgets them. */
  async close(): Promise<void> {
    for (const close of this.#closes.splice(0)) await close();
  }
}
