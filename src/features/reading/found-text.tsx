import { Plural } from '@lingui/react/macro';
import type { ReadingChange } from '../../../machines/reading/readings/readings.context.ts';
import type { ReadingRow } from '../../../machines/domain/reading.ts';
import type { Listing } from '../../../machines/shared/list/listing.ts';

/** Number of rows; while there are further pages, the number shown. */
export function FoundText({ listing: { rows, next } }: { readonly listing: Listing<ReadingRow, ReadingChange> }) {
  return next === null ? (
    <Plural value={rows.length} _0="No reads" one="# read" other="# reads" />
  ) : (
    <Plural value={rows.length} one="The most recent read shown" other="# most recent reads shown" />
  );
}
