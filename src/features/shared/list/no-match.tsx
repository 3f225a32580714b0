import type { ReactNode } from 'react';
import { isWhole } from '../../../../domain/completeness.ts';
import type { Identified, Listing } from '../../../../machines/shared/list/listing.ts';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';

export interface NoMatchProps {
  readonly listing: Listing<Identified, unknown>;
  /** The list is being read with other filters. */
  readonly busy: boolean;
  readonly onClear: () => void;
  /** In the words of the page. */
  readonly children: ReactNode;
}

/** Says that no row matches the filters, once the list has been read whole with them. */
export function NoMatch({ listing, busy, onClear, children }: NoMatchProps) {
  const { rows, next, failure } = listing;
  if (rows.length > 0 || next !== null || failure !== null || busy || !isWhole(listing)) return null;
  return <NothingFound onClear={onClear}>{children}</NothingFound>;
}
