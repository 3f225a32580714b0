import { Trans } from '@lingui/react/macro';
import { createAccountPaths, forgottenPasswordPaths } from '../../../contract/pages/auth.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { placePaths } from '../../../contract/pages/session.ts';
import { Link } from '../../ui/layout/link.tsx';

interface AuthLinkProps {
  /** Redirect after sign-in, which all links carry. Empty: none. */
  readonly redirect: string;
}

/** The way to the sign-in page. */
export function SignInLink({ redirect }: AuthLinkProps) {
  return (
    <Link href={linkTo(placePaths.signIn, { redirect })} variant="standalone">
      <Trans>Sign in</Trans>
    </Link>
  );
}

/** The way to an account. */
export function CreateAccountLink({ redirect }: AuthLinkProps) {
  return (
    <Link href={linkTo(createAccountPaths.form, { redirect })} variant="standalone">
      <Trans>Create an account</Trans>
    </Link>
  );
}

/** The way to another password. */
export function ForgottenPasswordLink({ redirect }: AuthLinkProps) {
  return (
    <Link href={linkTo(forgottenPasswordPaths.form, { redirect })} variant="standalone">
      <Trans>Forgot your password?</Trans>
    </Link>
  );
}
