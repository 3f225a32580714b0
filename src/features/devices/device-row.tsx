import { Trans, useLingui } from '@lingui/react/macro';
import type { Device } from '../../../machines/domain/device.ts';
import { Button } from '../../ui/form/button.tsx';
import { RecordCard } from '../../ui/list/record-card.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import { WhenText } from '../../ui/text/when-text.tsx';
import { deviceName } from './device-name.ts';

interface DeviceRowProps {
  readonly device: Device;
  readonly isEnding: boolean;
  /** Something is being signed out. */
  readonly busy: boolean;
  readonly onSignOut: () => void;
}

/** A device: what it is, since when, from where, when it was used last; and the way to sign out there. */
export function DeviceRow({ device, isEnding, busy, onSignOut }: DeviceRowProps) {
  const { t, i18n } = useLingui();
  const { network, signedInAt, seenAt, isKept, isThis } = device;
  const name = deviceName(device, i18n);
  const words = t`Sign out there`;
  return (
    <RecordCard
      title={name}
      facts={
        <>
          <Trans>
            Signed in <WhenText moment={signedInAt} />
          </Trans>
          {network !== null && (
            <>
              {' · '}
              <Trans>
                from address <span translate="no">{network}</span>
              </Trans>
            </>
          )}
          {isKept && (
            <>
              {' · '}
              <Trans>stays signed in</Trans>
            </>
          )}
        </>
      }
      note={
        isThis ? undefined : (
          <Trans>
            Last used <WhenText moment={seenAt} />
          </Trans>
        )
      }
      state={
        isThis && (
          <Status kind="success">
            <Trans>This device</Trans>
          </Status>
        )
      }
      action={
        !isThis && (
          <Button
            isPending={isEnding}
            isDisabled={busy && !isEnding}
            label={t({ message: `${words}: ${name}`, comment: 'What a button does, and on which device' })}
            onPress={onSignOut}
          >
            {words}
          </Button>
        )
      }
    />
  );
}
