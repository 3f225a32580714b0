import { Trans } from '@lingui/react/macro';
import type { AddressListing } from '../../../../machines/address/addresses/addresses.context.ts';
import type { AddressesEvent } from '../../../../machines/address/addresses/addresses.machine.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { BottomMessage } from '../../../ui/feedback/bottom-message.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FailureNotice } from '../../shared/failure-notice.tsx';

interface ChangeMessageProps {
  readonly listing: AddressListing;
  readonly send: (event: AddressesEvent) => void;
}

/** A change that was taken back just now, and why. */
export function ChangeMessage({ listing: { refused }, send }: ChangeMessageProps) {
  return (
    <BottomMessage>
      {refused && (
        <FailureNotice
          failure={refused.failure}
          title={
            refused.change.pendingChange.kind === 'deleted' ? (
              <Trans>The address could not be deleted</Trans>
            ) : (
              <Trans>The address could not be selected</Trans>
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
