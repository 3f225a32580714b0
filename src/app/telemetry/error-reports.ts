/** Queue of this application's errors for the reporting service. Without a follower it has no effect. */

/** Errors that are queued until a follower subscribes; the first ones are the most useful. */
const KEPT = 10;

let report: ((error: Error) => void) | null = null;
let waiting: Error[] = [];

export const errorReports = {
  tell: (error: Error): void => {
    if (report) {
      try {
        report(error);
      } catch {
        // The product must not depend on the reporting service.
      }
    } else if (waiting.length < KEPT) waiting.push(error);
  },
  /** Reports errors to `tell` from now on, and queued ones at once. */
  follow: (tell: (error: Error) => void): void => {
    report = tell;
    const before = waiting;
    waiting = [];
    before.forEach(errorReports.tell);
  },
};
