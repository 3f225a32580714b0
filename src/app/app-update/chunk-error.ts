/** Handler of missing code; `null` until the watch for app updates has started. */
let helper: (() => void) | null = null;
let isRecovering = false;
const listeners = new Set<() => void>();

/** Connects code that fails to load a chunk with the handler that may reload the page. */
export const missingCode = {
  /** Reports that code is missing. */
  tell: (): void => helper?.(),
  /** Whether the handler checks for another build, or is about to reload the page. */
  isRecovering: (): boolean => isRecovering,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  setRecovering: (now: boolean): void => {
    if (now === isRecovering) return;
    isRecovering = now;
    for (const listener of listeners) listener();
  },
  /** Sets the handler. Returns a function that removes it. */
  enlist: (help: () => void): (() => void) => {
    helper = help;
    return () => {
      helper = null;
      missingCode.setRecovering(false);
    };
  },
};
