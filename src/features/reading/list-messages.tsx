import { Trans } from '@lingui/react/macro';
import type { ReadingChange } from '../../../machines/reading/readings/readings.context.ts';
import { subjectOf } from '../../../machines/domain/reading.ts';
import type { ReadingRow } from '../../../machines/domain/reading.ts';
import type { Listing } from '../../../machines/shared/list/listing.ts';
import type { ListingEvent } from '../../../machines/shared/list/listing.states.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { BottomMessage } from '../../ui/feedback/bottom-message.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';

interface ListMessagesProps {
  readonly listing: Listing<ReadingRow, ReadingChange>;
  readonly send: (event: ListingEvent<ReadingChange>) => void;
}

/** What went wrong just now: a change that was taken back, or rows that could not be read. */
export function ListMessages({ listing: { rows, next, refused, failure }, send }: ListMessagesProps) {
  const subject = refused?.change.rowId;
  const changed = subject === undefined ? undefined : rows.find((row) => subjectOf(row) === subject);
  const title = changed?.article.title.text ?? '';
  return (
    <BottomMessage>
      {refused ? (
        <FailureNotice
          failure={refused.failure}
          title={
            title === '' ? (
              <Trans>Your last change could not be saved</Trans>
            ) : refused.change.pendingChange.kind === 'kept' ? (
              <Trans>“{title}” could not be kept</Trans>
            ) : (
              <Trans>“{title}” could not be removed</Trans>
            )
          }
        >
          <Actions>
            <Button variant="quiet" icon="close" onPress={() => send({ type: 'notice.dismissed' })}>
              <Trans>Close</Trans>
            </Button>
          </Actions>
        </FailureNotice>
      ) : (
        failure && (
          <FailureNotice failure={failure} title={<Trans>The rest of the list could not be loaded</Trans>}>
            {/* Where there are more, the end of the list asks again. */}
            {next === null && (
              <Actions>
                <Button variant="secondary" onPress={() => send({ type: 'retried' })}>
                  <Trans>Try again</Trans>
                </Button>
              </Actions>
            )}
          </FailureNotice>
        )
      )}
    </BottomMessage>
  );
}
