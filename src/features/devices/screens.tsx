import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { DevicesContext } from '../../../machines/devices/devices.context.ts';
import type { DevicesEvent } from '../../../machines/devices/devices.machine.ts';
import type { devicesSteps as steps } from '../../../machines/devices/devices.steps.ts';
import type { Device, SignedOutDevices } from '../../../domain/device.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import { profilePaths } from '../../../contract/pages/profile.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { Status } from '../../ui/feedback/status.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SideBySide } from '../../ui/layout/side-by-side.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Rows } from '../../ui/list/rows.tsx';
import { Facts } from '../../ui/text/facts.tsx';
import { WhenText } from '../../ui/text/when-text.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import styles from './devices.module.css';

/** Props of a step's view. */
type DevicesScreenProps<Name extends keyof typeof steps> = ScreenProps<
  DevicesContext & NeedsOf<(typeof steps)[Name]>,
  DevicesEvent
>;

/** Browser and operating system of a device, as far as either is known. */
function deviceName({ browser, system }: Device, i18n: I18n): string {
  if (browser !== null && system !== null) {
    return i18n._(msg({ message: `${browser} on ${system}`, comment: 'A browser on a device: Firefox on Windows' }));
  }
  return browser ?? system ?? i18n._(msg`Unknown browser`);
}

interface DeviceRowProps {
  readonly device: Device;
  readonly isEnding: boolean;
  /** A sign-out is pending. */
  readonly busy: boolean;
  readonly onSignOut: () => void;
}

/** A device: its name, first sign-in, place and last use; and the button that signs it out. */
function DeviceRow({ device, isEnding, busy, onSignOut }: DeviceRowProps) {
  const { t, i18n } = useLingui();
  const { network, signedInAt, seenAt, isKept, isThis } = device;
  const name = deviceName(device, i18n);
  const words = t`Sign out this device`;
  return (
    <div className={styles.device}>
      <p className={styles.name}>
        <strong>{name}</strong>
        {isThis && (
          <Status kind="success">
            <Trans>This device</Trans>
          </Status>
        )}
      </p>
      {!isThis && (
        <Button
          variant="quiet"
          isPending={isEnding}
          isDisabled={busy && !isEnding}
          label={t({ message: `${words}: ${name}`, comment: 'What a button does, and on which device' })}
          onPress={onSignOut}
        >
          {words}
        </Button>
      )}
      <div className={styles.facts}>
        {!isThis && (
          <p>
            <Trans>
              Last used <WhenText moment={seenAt} />
            </Trans>
          </p>
        )}
        <p className={styles.since}>
          <Facts>
            <Trans>
              Signed in <WhenText moment={signedInAt} />
            </Trans>
            {network !== null && (
              <Trans>
                from network <span translate="no">{network.replace(/…$/u, 'x')}</span>
              </Trans>
            )}
            {isKept && <Trans>Stays signed in for 30 days</Trans>}
          </Facts>
        </p>
      </div>
    </div>
  );
}

/** Devices on which the person is signed in. A device leaves the list once it is signed out. */
export function List({ data: { devices, ending, failure }, send, busy }: DevicesScreenProps<'list'>) {
  const signOut = (which: SignedOutDevices) => () => send({ type: 'device.signedOut', which });
  const others = devices.filter(({ isThis }) => !isThis);
  return (
    <Stack gap="wide">
      {failure && (
        <FailureNotice
          failure={failure}
          title={{
            uncertain: <Trans>This device may still be signed in</Trans>,
            refused: <Trans>We couldn’t sign this device out</Trans>,
          }}
          takesFocus
        >
          <p>
            <Trans>You can safely try again.</Trans>
          </p>
        </FailureNotice>
      )}
      <SideBySide
        aside={
          others.length > 0 && (
            <Section title={<Trans>Don’t recognize a device?</Trans>}>
              <p>
                <Trans>Sign it out, then set a new password. It takes effect right away.</Trans>
              </p>
              <Actions>
                <Link href={linkTo(profilePaths.password)} variant="standalone" icon="forward">
                  <Trans>Set a new password</Trans>
                </Link>
              </Actions>
              {others.length > 1 && (
                <Actions>
                  <Button
                    isPending={busy && ending === 'others'}
                    isDisabled={busy && ending !== 'others'}
                    onPress={signOut('others')}
                  >
                    <Trans>Sign out all other devices</Trans>
                  </Button>
                </Actions>
              )}
            </Section>
          )
        }
      >
        <p role="status">
          <strong>
            <Plural
              value={others.length}
              _0="You’re signed in on this device only."
              one="You’re signed in on this device and # other."
              other="You’re signed in on this device and # others."
            />
          </strong>
        </p>
        <Rows rows={devices}>
          {(device) => (
            <DeviceRow
              device={device}
              isEnding={busy && ending === device.id}
              busy={busy}
              onSignOut={signOut(device.id)}
            />
          )}
        </Rows>
      </SideBySide>
    </Stack>
  );
}
