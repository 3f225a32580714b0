import { Trans } from '@lingui/react/macro';
import { EmailSent } from '../shared/email-sent.tsx';
import type { CreateAccountScreenProps } from './screen-props.ts';

/** The letter by which somebody gets the account that they asked for is on its way. */
export function AccountEmail(props: CreateAccountScreenProps<'sent'>) {
  return (
    <EmailSent {...props}>
      <p>
        <Trans>Follow the link in our message and choose a password: your account is open then.</Trans>
      </p>
    </EmailSent>
  );
}
