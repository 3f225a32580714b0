import { Trans } from '@lingui/react/macro';
import { use, useState } from 'react';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { EverySessionContext } from './every-session.ts';

/** Button that ends every session of the account, for instance on a lost phone or a shared computer. */
export function SignOutEverywhere() {
  const sessions = use(EverySessionContext);
  const [isPressed, setPressed] = useState(false);
  if (!sessions) return null;
  const { isSigningOut, onSignOut } = sessions;
  const press = (): void => {
    setPressed(true);
    onSignOut();
  };
  return (
    <Actions>
      <Button isPending={isSigningOut && isPressed} isDisabled={isSigningOut && !isPressed} onPress={press}>
        <Trans>Sign out everywhere</Trans>
      </Button>
    </Actions>
  );
}
