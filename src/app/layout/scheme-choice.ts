import type { Scheme } from '../../ui/form/scheme.ts';
import { applyScheme, isScheme } from '../../ui/form/scheme.ts';

const KEY = 'scheme';

function stored(): Scheme {
  try {
    const text = window.localStorage.getItem(KEY);
    return isScheme(text) ? text : 'system';
  } catch {
    return 'system';
  }
}

let present = stored();
const listeners = new Set<() => void>();
// Where pages are drawn as text there is no document.
if (typeof document !== 'undefined') applyScheme(present);

/** Light or dark as the person chose, kept in this browser where it allows that. */
export const schemeChoice = {
  current: (): Scheme => present,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  choose: (scheme: Scheme): void => {
    present = scheme;
    applyScheme(scheme);
    try {
      window.localStorage.setItem(KEY, scheme);
    } catch {
      // The choice holds for this page.
    }
    for (const listener of listeners) listener();
  },
};
