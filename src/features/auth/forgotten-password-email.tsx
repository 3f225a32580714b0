import { Trans } from '@lingui/react/macro';
import { EmailSent } from '../shared/email-sent.tsx';
import type { ForgottenPasswordScreenProps } from './screen-props.ts';

/** Confirms that the email with the link to choose another password was sent. */
export function ForgottenPasswordEmail(props: ForgottenPasswordScreenProps<'sent'>) {
  return (
    <EmailSent {...props}>
      <p>
        <Trans>Follow the link in our message and choose another password.</Trans>
      </p>
    </EmailSent>
  );
}
