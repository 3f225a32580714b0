import { Trans } from '@lingui/react/macro';
import type { ReadingChange } from '../../../machines/reading/readings/readings.context.ts';
import { subjectOf } from '../../../domain/reading.ts';
import type { ReadingRow } from '../../../domain/reading.ts';
import type { Listing } from '../../../machines/shared/list/listing.ts';
import type { ListingEvent } from '../../../machines/shared/list/listing.states.ts';
import { PageMessages } from '../shared/list/list-messages.tsx';

interface ListMessagesProps {
  readonly listing: Listing<ReadingRow, ReadingChange>;
  readonly send: (event: ListingEvent<ReadingChange>) => void;
}

/** The last failure: of a change, since rolled back, or of loading rows. */
export function ListMessages({ listing, send }: ListMessagesProps) {
  const { rows, next, refused } = listing;
  const subject = refused?.change.rowId;
  const changed = subject === undefined ? undefined : rows.find((row) => subjectOf(row) === subject);
  const title = changed?.article.title.text ?? '';
  return (
    <PageMessages
      listing={listing}
      refused={
        title === '' ? (
          <Trans>We couldn’t save your last change</Trans>
        ) : refused?.change.pendingChange.kind === 'kept' ? (
          <Trans>We couldn’t save “{title}”</Trans>
        ) : (
          <Trans>We couldn’t remove “{title}”</Trans>
        )
      }
      hasRetry={next !== null}
      send={send}
    />
  );
}
