import { Trans } from '@lingui/react/macro';
import { EmailSent } from '../../shared/email-sent.tsx';
import type { NewsletterSignupScreenProps } from './screen-props.ts';

/** The letter by which newsletters are confirmed is on its way. */
export function ConfirmationEmail(props: NewsletterSignupScreenProps<'sent'>) {
  return (
    <EmailSent {...props}>
      <p>
        <Trans>Confirm by the link in our message: nothing is sent before you do.</Trans>
      </p>
    </EmailSent>
  );
}
