import { useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { Address } from '../../../contract/page-address.ts';
import { placeIn, readAddress } from '../../../contract/page-address.ts';

const present = (): string => window.location.pathname + window.location.search;

/** The address bar as wouter sees it: drawn again after every navigation, Back and Forward. */
export function useAddress(prefixRouting: boolean): Address {
  // One subscription for both parts: a click is followed by as few listeners as there are.
  const text = useLocationProperty(present);
  return useMemo(() => {
    const { path, search } = placeIn(text);
    return readAddress(path, search, prefixRouting);
  }, [text, prefixRouting]);
}

/** Events of the window after a change of the address: the browser's own, and those of wouter's `navigate`. */
const events = ['popstate', 'hashchange', 'pushState', 'replaceState'] as const;

/**
 * Calls `tell` with the address now, and synchronously after every navigation, so that React renders everything that
 * depends on it in one commit. Returns an unsubscribe function.
 */
export function watchAddress(prefixRouting: boolean, tell: (address: Address) => void): () => void {
  let last: string | null = null;
  const look = (): void => {
    const { pathname, search } = window.location;
    if (pathname + search === last) return;
    last = pathname + search;
    tell(readAddress(pathname, search, prefixRouting));
  };
  look();
  for (const event of events) window.addEventListener(event, look);
  return () => {
    for (const event of events) window.removeEventListener(event, look);
  };
}
