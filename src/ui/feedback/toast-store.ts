import type { NoticeKind } from './notice.tsx';

/** A short message that closes by itself: text only. An error is never only a toast. */
export interface Toast {
  readonly kind: Exclude<NoticeKind, 'danger'>;
  readonly text: string;
}

/** Toasts wait here until a `ToastRegion` takes them: its code loads after the page. */
export interface Toasts {
  readonly show: (text: string, kind?: Toast['kind']) => void;
  /** Calls back when a toast waits, and no earlier subscriber any more, until the returned function is called. */
  readonly subscribe: (onWaiting: () => void) => () => void;
  /** The waiting toasts, oldest first. They wait no longer. */
  readonly take: () => readonly Toast[];
}

export function createToasts(): Toasts {
  const waiting: Toast[] = [];
  const ignore = (): void => undefined;
  let onWaiting = ignore;
  return {
    show: (text, kind = 'info') => {
      waiting.push({ kind, text });
      onWaiting();
    },
    subscribe: (listener) => {
      onWaiting = listener;
      return () => {
        if (onWaiting === listener) onWaiting = ignore;
      };
    },
    take: () => waiting.splice(0),
  };
}
