import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../../machines/failure.ts';
import type { Identified, Listing } from '../../../../machines/shared/list/listing.ts';
import { BottomMessage } from '../../../ui/feedback/bottom-message.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import type { RetryEvent } from '../load-failure.tsx';

interface DismissEvent {
  readonly type: 'notice.dismissed';
}

interface CloseButtonProps {
  readonly send: (event: DismissEvent) => void;
}

/** Dismisses the message. */
export function CloseButton({ send }: CloseButtonProps) {
  return (
    <Button variant="quiet" icon="close" onPress={() => send({ type: 'notice.dismissed' })}>
      <Trans>Close</Trans>
    </Button>
  );
}

interface RefusedNoticeProps extends CloseButtonProps {
  readonly failure: Failure;
  /** The change that was rolled back. */
  readonly title: ReactNode;
}

/** A change that was rolled back just now, and why. After an uncertain failure the list was read again. */
export function RefusedNotice({ failure, title, send }: RefusedNoticeProps) {
  return (
    <FailureNotice
      failure={failure}
      title={{ uncertain: <Trans>We may not have saved your last change</Trans>, refused: title }}
      actions={
        <Actions>
          <CloseButton send={send} />
        </Actions>
      }
    />
  );
}

interface FileNoticeProps {
  readonly failure: Failure;
  readonly send: (event: DismissEvent | { readonly type: 'file.asked' }) => void;
}

/** The list could not be downloaded as a file. */
export function FileNotice({ failure, send }: FileNoticeProps) {
  return (
    <FailureNotice failure={failure} title={<Trans>We couldn’t create the file</Trans>}>
      <Actions>
        <Button variant="secondary" onPress={() => send({ type: 'file.asked' })}>
          <Trans>Try again</Trans>
        </Button>
        <CloseButton send={send} />
      </Actions>
    </FailureNotice>
  );
}

interface PageMessagesProps {
  readonly listing: Pick<Listing<Identified, unknown>, 'refused' | 'failure' | 'received' | 'next'>;
  /** Title about the change that was rolled back. */
  readonly refused?: ReactNode;
  /** Another message, shown unless a change was rolled back. */
  readonly other?: ReactNode;
  /** The end of the list has its own button to retry. */
  readonly hasRetry: boolean;
  readonly send: (event: DismissEvent | RetryEvent) => void;
}

/** Whether the rows of these filters, fresh ones, or further ones could not be loaded. */
function FailureTitle({ received, next }: Pick<PageMessagesProps['listing'], 'received' | 'next'>) {
  if (received === null) return <Trans>We couldn’t load the list with these filters</Trans>;
  if (next === null) return <Trans>We couldn’t refresh the list</Trans>;
  return <Trans>We couldn’t load the rest of the list</Trans>;
}

/** Messages of a list of several pages: a change that was rolled back, or rows that could not be loaded. */
export function PageMessages({
  listing: { refused, failure, received, next },
  refused: title,
  other,
  hasRetry,
  send,
}: PageMessagesProps) {
  return (
    <BottomMessage>
      {refused ? (
        <RefusedNotice failure={refused.failure} title={title} send={send} />
      ) : (
        (other ??
        (failure && (
          <FailureNotice failure={failure} title={<FailureTitle received={received} next={next} />}>
            {!hasRetry && (
              <Actions>
                <Button variant="secondary" onPress={() => send({ type: 'retried' })}>
                  <Trans>Try again</Trans>
                </Button>
              </Actions>
            )}
          </FailureNotice>
        )))
      )}
    </BottomMessage>
  );
}
