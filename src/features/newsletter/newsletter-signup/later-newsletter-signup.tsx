import { Trans } from '@lingui/react/macro';
import { EmailSent } from '../../shared/email-sent.tsx';
import type { NewsletterSignupScreenProps } from './screen-props.ts';

/** Confirms that the email that confirms newsletters was sent. */
export function ConfirmationEmail(props: NewsletterSignupScreenProps<'sent'>) {
  return (
    <EmailSent {...props}>
      <p>
        <Trans>Confirm with the link in our email. We won’t send anything before then.</Trans>
      </p>
    </EmailSent>
  );
}

/** The views of the landing page's later steps: a file of their own, which comes while the first one is read. */
