/** Errors of this application on their way to whoever is told of them. Nothing waits for that, and where nobody is, nothing comes of it. */

/** So many are kept until somebody is there: the first ones tell most. */
const KEPT = 10;

let report: ((error: Error) => void) | null = null;
let waiting: Error[] = [];

export const errorReports = {
  tell: (error: Error): void => {
    if (report) {
      try {
        report(error);
      } catch {
        // Whoever is told is broken: the product does not depend on them.
      }
    } else if (waiting.length < KEPT) waiting.push(error);
  },
  /** From now on errors are told here; those of before at once. */
  follow: (tell: (error: Error) => void): void => {
    report = tell;
    const before = waiting;
    waiting = [];
    before.forEach(errorReports.tell);
  },
};
