import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { SessionScreenProps } from './screen-props.ts';

const everywhere = { type: 'signOut.requested', everywhere: true } as const;

/** Ends every session of the account: whoever has lost a phone, or has signed in where others do, is out there, too. */
export function SignOutEverywhere({ can, send, busy }: Pick<SessionScreenProps<'page'>, 'can' | 'send' | 'busy'>) {
  const [isPressed, setPressed] = useState(false);
  const press = (): void => {
    setPressed(true);
    send(everywhere);
  };
  return (
    <>
      <p>
        <Trans>If you have signed in on a device that is no longer yours, sign out of all of them at once.</Trans>
      </p>
      <Actions>
        <Button isPending={busy && isPressed} isDisabled={!busy && !can(everywhere)} onPress={press}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </Actions>
    </>
  );
}
