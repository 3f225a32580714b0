import { useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { Address } from '../address.ts';
import { placeIn, readAddress } from '../address.ts';

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

/** What the window tells after the address has changed: the browser's own events, and those of wouter's `navigate`. */
const events = ['popstate', 'hashchange', 'pushState', 'replaceState'] as const;

/**
 * Tells the address now, and after every navigation at once: whatever follows from it is drawn together with it, in one
 * commit. Gives what ends the watch.
 */
export function watchAddress(prefixRouting: boolean, tell: (address: Address) => void): () => void {
  let received: string | null = null;
  const look = (): void => {
    const { pathname, search } = window.location;
    if (pathname + search === received) return;
    received = pathname + search;
    tell(readAddress(pathname, search, prefixRouting));
  };
  look();
  for (const event of events) window.addEventListener(event, look);
  return () => {
    for (const event of events) window.removeEventListener(event, look);
  };
}
