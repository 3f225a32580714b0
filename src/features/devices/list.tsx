import { Plural, Trans } from '@lingui/react/macro';
import type { SignedOutDevices } from '../../../machines/domain/device.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { DeviceRow } from './device-row.tsx';
import styles from './list.module.css';
import type { DevicesScreenProps } from './screen-props.ts';

/** Where the person is signed in. A device leaves the list once it is signed out. */
export function List({ data: { devices, ending, failure }, send, busy }: DevicesScreenProps<'list'>) {
  const signOut = (which: SignedOutDevices) => () => send({ type: 'device.signedOut', which });
  const others = devices.filter(({ isThis }) => !isThis);
  return (
    <Stack gap="wide">
      {failure && (
        <FailureNotice failure={failure} title={<Trans>You may still be signed in there</Trans>} takesFocus>
          <p>
            <Trans>Sign out once more: nothing is done twice.</Trans>
          </p>
        </FailureNotice>
      )}
      <Stack gap="close">
        <p role="status">
          <strong>
            <Plural
              value={others.length}
              _0="You are signed in on this device only."
              one="You are signed in on this device and # other."
              other="You are signed in on this device and # others."
            />
          </strong>
        </p>
        {others.length > 0 && (
          <p>
            <Trans>
              If you do not recognize one of them, sign out there, then choose a new password. It takes effect at once.
            </Trans>
          </p>
        )}
      </Stack>
      <ul className={styles.rows}>
        {devices.map((device) => (
          <li key={device.id} className={styles.row}>
            <DeviceRow
              device={device}
              isEnding={busy && ending === device.id}
              busy={busy}
              onSignOut={signOut(device.id)}
            />
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Actions>
          <Button
            isPending={busy && ending === 'others'}
            isDisabled={busy && ending !== 'others'}
            onPress={signOut('others')}
          >
            <Trans>Sign out on all other devices</Trans>
          </Button>
        </Actions>
      )}
    </Stack>
  );
}
