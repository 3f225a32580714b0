import type { NoticeKind } from './notice.tsx';

/** A short message that goes by itself: text only. An error is never only such a message. */
export interface Message {
  readonly id: number;
  readonly kind: Exclude<NoticeKind, 'danger'>;
  readonly text: string;
}

/** The messages that are shown now. */
export interface Messages {
  readonly show: (text: string, kind?: Message['kind']) => void;
  readonly dismiss: (id: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The same list until something changes. */
  readonly current: () => readonly Message[];
}

/** Makes an empty list of messages, for a `MessageRegion` to show. */
export function createMessages(): Messages {
  let list: readonly Message[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Message[]): void => {
    list = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (text, kind = 'info') => {
      count += 1;
      // The same words twice are one message that begins anew.
      change([...list.filter((message) => message.text !== text), { id: count, kind, text }]);
    },
    dismiss: (id) => change(list.filter((message) => message.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => list,
  };
}
