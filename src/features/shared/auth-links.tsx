import { Trans } from '@lingui/react/macro';
import { createAccountPaths } from '../../../machines/auth/create-account/create-account.paths.ts';
import { forgottenPasswordPaths } from '../../../machines/auth/forgotten-password/forgotten-password.paths.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';
import { Link } from '../../ui/layout/link.tsx';

interface DoorLinkProps {
  /** Where the person goes when all is done: every door leads there. Empty: nowhere in particular. */
  readonly redirect: string;
}

/** The way to the sign-in page. */
export function SignInLink({ redirect }: DoorLinkProps) {
  return (
    <Link href={linkTo(placePaths.signIn, { redirect })} variant="standalone">
      <Trans>Sign in</Trans>
    </Link>
  );
}

/** The way to an account. */
export function CreateAccountLink({ redirect }: DoorLinkProps) {
  return (
    <Link href={linkTo(createAccountPaths.form, { redirect })} variant="standalone">
      <Trans>Create an account</Trans>
    </Link>
  );
}

/** The way to another password. */
export function ForgottenPasswordLink({ redirect }: DoorLinkProps) {
  return (
    <Link href={linkTo(forgottenPasswordPaths.form, { redirect })} variant="standalone">
      <Trans>Forgot your password?</Trans>
    </Link>
  );
}
