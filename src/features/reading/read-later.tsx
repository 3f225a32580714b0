import { useLingui } from '@lingui/react/macro';
import { noReadLaterFilter } from '../../../machines/domain/reading-filter.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { ListMessages } from './list-messages.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ReadingList } from './reading-list.tsx';
import { ReadLaterFilters } from './read-later-filters.tsx';
import type { ReadLaterScreenProps } from './screen-props.ts';

/** What somebody keeps for later, with filters and order. */
export function ReadLater({ data, send, busy }: ReadLaterScreenProps<'list'>) {
  const { t } = useLingui();
  const { listing } = data;
  return (
    <Stack>
      <ReadLaterFilters data={data} send={send} busy={busy} />
      {listing.rows.length > 0 ? (
        <ReadingList list="readLater" label={t`What you keep for later`} listing={listing} send={send} busy={busy} />
      ) : (
        !busy &&
        listing.failure === null &&
        listing.next === null && (
          <NothingFound onClear={() => send({ type: 'filters.changed', filters: noReadLaterFilter })} />
        )
      )}
      <ListMessages listing={listing} send={send} />
    </Stack>
  );
}
