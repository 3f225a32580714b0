/** Prefix of the keys of drafts in a tab's storage. */
export const draftPrefix = 'funnel:';

/** A place for short texts that never throws. */
export interface TextStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** The store of a tab. */
export interface TabStore extends TextStore {
  /** Removes every text whose key begins so. */
  removeAll(prefix: string): void;
}

/**
 * The tab's own storage; where it is full, forbidden or absent, memory takes over for as long as the page lives, so that
 * a funnel works the same.
 */
export function tabStore(storage: () => Storage): TabStore {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((store) => store.getItem(key)) ?? null,
    write: (key, text) => {
      memory.set(key, text);
      attempt((store) => {
        store.setItem(key, text);
        memory.delete(key);
      });
      // An older text must not reappear because the new one did not fit.
      if (memory.has(key)) attempt((store) => store.removeItem(key));
    },
    remove: (key) => {
      memory.delete(key);
      attempt((store) => store.removeItem(key));
    },
    removeAll: (prefix) => {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
      attempt((store) => {
        for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
      });
    },
  };
}
