import { Trans, useLingui } from '@lingui/react/macro';
import type { WatchListing } from '../../../../machines/watch/notifications/notifications.context.ts';
import type { NotificationsEvent } from '../../../../machines/watch/notifications/notifications.machine.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { BottomMessage } from '../../../ui/feedback/bottom-message.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FailureNotice } from '../../shared/failure-notice.tsx';
import { subjectName } from './watch-names.ts';

interface DeletionMessageProps {
  readonly listing: WatchListing;
  readonly send: (event: NotificationsEvent) => void;
}

/** A watch that could not be deleted just now. */
export function DeletionMessage({ listing: { rows, refused }, send }: DeletionMessageProps) {
  const { i18n } = useLingui();
  const row = rows.find(({ id }) => id === refused?.change.rowId);
  const name = row && subjectName(row.subject, row.name, i18n).text;
  return (
    <BottomMessage>
      {refused && (
        <FailureNotice
          failure={refused.failure}
          title={
            name === undefined ? (
              <Trans>Your last change could not be saved</Trans>
            ) : (
              <Trans>“{name}” could not be deleted</Trans>
            )
          }
        >
          <Actions>
            <Button variant="quiet" icon="close" onPress={() => send({ type: 'notice.dismissed' })}>
              <Trans>Close</Trans>
            </Button>
          </Actions>
        </FailureNotice>
      )}
    </BottomMessage>
  );
}
