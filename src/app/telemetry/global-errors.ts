/** Errors that nothing has caught, and React does not see: of timers, listeners, promises that nobody waits for. */

/** Scheme and host of the first address in a stack, which is that of the code that threw; empty where it has none. What the error says may name others. */
function originOf({ message, stack = '' }: Error): string {
  return /[a-z-]+:\/\/[^/\s]*/.exec(stack.replace(message, ''))?.[0] ?? '';
}

/** Whether it is this application that failed: trackers and browser extensions run in the page, too, and may. */
function isOurs(error: unknown): error is Error {
  if (!(error instanceof Error) || error.name === 'AbortError') return false;
  const origin = originOf(error);
  return origin === window.location.origin || !/^https?:|extension:/.test(origin);
}

/** Tells every error of the application that nothing has caught. Gives what ends it. */
export function watchErrors(tell: (error: Error) => void): () => void {
  const onError = ({ error }: ErrorEvent): void => {
    if (isOurs(error)) tell(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => {
    if (isOurs(reason)) tell(reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
