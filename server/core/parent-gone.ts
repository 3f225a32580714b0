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
