import { Trans } from '@lingui/react/macro';
import { EmailSent } from '../shared/email-sent.tsx';
import type { CreateAccountScreenProps } from './screen-props.ts';

/** Confirms that the email with the link to the requested account was sent. */
export function AccountEmail(props: CreateAccountScreenProps<'sent'>) {
  return (
    <EmailSent {...props}>
      <p>
        <Trans>Follow the link in our message and choose a password: your account is open then.</Trans>
      </p>
    </EmailSent>
  );
}
