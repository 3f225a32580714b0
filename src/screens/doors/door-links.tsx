import { Trans } from '@lingui/react/macro';
import { createAccountSteps } from '../../../machines/doors/create-account/create-account.steps.ts';
import { forgottenPasswordSteps } from '../../../machines/doors/forgotten-password/forgotten-password.steps.ts';
import { linkTo } from '../../../machines/funnel/index.ts';
import { places } from '../../../machines/session/places.steps.ts';
import { Link } from '../../ui/link.tsx';

interface DoorLinkProps {
  /** Where the person goes when all is done: every door leads there. Empty: nowhere in particular. */
  readonly redirect: string;
}

/** The way to the sign-in page. */
export function SignInLink({ redirect }: DoorLinkProps) {
  return (
    <Link href={linkTo(places.signIn, { redirect })} variant="standalone">
      <Trans>Sign in</Trans>
    </Link>
  );
}

/** The way to an account. */
export function CreateAccountLink({ redirect }: DoorLinkProps) {
  return (
    <Link href={linkTo(createAccountSteps.form, { redirect })} variant="standalone">
      <Trans>Create an account</Trans>
    </Link>
  );
}

/** The way to another password. */
export function ForgottenPasswordLink({ redirect }: DoorLinkProps) {
  return (
    <Link href={linkTo(forgottenPasswordSteps.form, { redirect })} variant="standalone">
      <Trans>Forgot your password?</Trans>
    </Link>
  );
}
