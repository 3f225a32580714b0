import { describe, expect, it } from 'vitest';
import { tabStore } from './storage.ts';

describe('a tab’s storage', () => {
  it('lets nothing older come back where it is full', () => {
    const kept = new Map([['key', 'old']]);
    const full = tabStore(() => ({
      length: 0,
      clear: () => kept.clear(),
      key: () => null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: (key) => kept.delete(key),
    }));
    full.write('key', 'new');
    expect(full.read('key')).toBe('new');
    expect(kept.has('key')).toBe(false);
  });

  it('works in memory where the browser refuses', () => {
    const store = tabStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.write('key', 'text');
    expect(store.read('key')).toBe('text');
    store.remove('key');
    expect(store.read('key')).toBeNull();
  });
});
