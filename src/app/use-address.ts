import { useMemo } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import type { Address } from './address.ts';
import { readAddress } from './address.ts';

/** The address bar as wouter sees it: drawn again after every navigation, Back and Forward. */
export function useAddress(prefixRouting: boolean): Address {
  const pathname = usePathname();
  const search = useSearch();
  return useMemo(() => readAddress(pathname, search, prefixRouting), [pathname, search, prefixRouting]);
}
