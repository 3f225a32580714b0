/** Uncaught errors that React does not see: of timers, listeners, unhandled rejections. */

/**
 * Origin of the first URL in a stack, that of the code that threw; empty without one. The message may name other URLs.
 */
function originOf({ message, stack = '' }: Error): string {
  return /[a-z-]+:\/\/[^/\s]*/.exec(stack.replace(message, ''))?.[0] ?? '';
}

/** Whether it is this application that failed: trackers and browser extensions run in the page, too, and may. */
function isOurs(error: unknown): error is Error {
  if (!(error instanceof Error) || error.name === 'AbortError') return false;
  const origin = originOf(error);
  return origin === window.location.origin || !/^https?:|extension:/.test(origin);
}

/** Reports every uncaught error of the application. Returns an unsubscribe function. */
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
