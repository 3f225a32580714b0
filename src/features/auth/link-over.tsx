import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { CreateAccountLink, ForgottenPasswordLink, SignInLink } from '../shared/auth-links.tsx';
import type { NewPasswordScreenProps } from './screen-props.ts';

/** The letter's link opens nothing any more: each way on. */
export function LinkOver({ data: { redirect, isTried } }: NewPasswordScreenProps<'over'>) {
  return (
    <Stack>
      <p>
        {isTried ? (
          <Trans>
            It may have been used by what you have just sent: try to sign in with the password that you chose.
          </Trans>
        ) : (
          <Trans>It was used before, or is too old. If you have chosen a password with it, sign in with that.</Trans>
        )}
      </p>
      <p>
        <Trans>If that does not work, have another message sent to you.</Trans>
      </p>
      <Actions>
        <SignInLink redirect={redirect} />
        <ForgottenPasswordLink redirect={redirect} />
        <CreateAccountLink redirect={redirect} />
      </Actions>
    </Stack>
  );
}
