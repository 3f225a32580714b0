/** Who can do something about it: nobody until the watch for releases is there. */
let helper: (() => void) | null = null;
let isRecovering = false;
const listeners = new Set<() => void>();

/** Brings who misses code together with who may load the page again for it. */
export const missingCode = {
  /** Tells that code is missing. */
  tell: (): void => helper?.(),
  /** Whether it is being found out if another build has it, or the page is about to be loaded again. */
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
  /** Takes it on. Gives what ends that. */
  enlist: (help: () => void): (() => void) => {
    helper = help;
    return () => {
      helper = null;
      missingCode.setRecovering(false);
    };
  },
};
