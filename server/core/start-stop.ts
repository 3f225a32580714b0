/** The start and the end of a process: resources that it has opened, why it cannot start, and when it is to end. */
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

/** The reason why the server cannot start, in one clear sentence for the person who started it; no stack is shown. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** How often it is looked whether the starting process is still there, in milliseconds. */
const INTERVAL = 500;

/**
 * Calls back when the parent process has ended, if that is a script of npm: npm passes signals to its shell alone,
 * which ends and leaves this process behind. Other parents may end on purpose and leave their children running.
 */
export function whenParentIsGone(stop: () => void, environment = process.env): void {
  if (environment['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, INTERVAL);
  timer.unref();
}
