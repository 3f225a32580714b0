import { useLingui } from '@lingui/react/macro';
import { noReadingsFilter } from '../../../machines/domain/reading-filter.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { ListMessages } from './list-messages.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ReadingList } from './reading-list.tsx';
import { ReadingsFilters } from './readings-filters.tsx';
import type { ReadingsScreenProps } from './screen-props.ts';

/** What somebody has read, with filters and order. */
export function Readings({ data, send, busy }: ReadingsScreenProps<'list'>) {
  const { t } = useLingui();
  const { listing } = data;
  return (
    <Stack>
      <ReadingsFilters data={data} send={send} busy={busy} />
      {listing.rows.length > 0 ? (
        <ReadingList list="readings" label={t`What you have read`} listing={listing} send={send} busy={busy} />
      ) : (
        !busy &&
        listing.failure === null &&
        listing.next === null && (
          <NothingFound onClear={() => send({ type: 'filters.changed', filters: noReadingsFilter })} />
        )
      )}
      <ListMessages listing={listing} send={send} />
    </Stack>
  );
}
