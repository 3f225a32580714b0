import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { BottomMessage } from '../../ui/feedback/bottom-message.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import type { WalletScreenProps } from './screen-props.ts';

/** What went wrong just now: no file, or operations that could not be read. */
export function ListMessages({ data, send }: Pick<WalletScreenProps<'list'>, 'data' | 'send'>) {
  const { listing, fileFailure } = data;
  return (
    <BottomMessage>
      {fileFailure ? (
        <FailureNotice failure={fileFailure} title={<Trans>The file could not be made</Trans>}>
          <Actions>
            <Button variant="secondary" onPress={() => send({ type: 'file.asked' })}>
              <Trans>Try again</Trans>
            </Button>
            <Button variant="quiet" icon="close" onPress={() => send({ type: 'notice.dismissed' })}>
              <Trans>Close</Trans>
            </Button>
          </Actions>
        </FailureNotice>
      ) : (
        listing.failure && (
          <FailureNotice failure={listing.failure} title={<Trans>The rest of the list could not be loaded</Trans>}>
            <Actions>
              <Button variant="secondary" onPress={() => send({ type: 'retried' })}>
                <Trans>Try again</Trans>
              </Button>
            </Actions>
          </FailureNotice>
        )
      )}
    </BottomMessage>
  );
}
