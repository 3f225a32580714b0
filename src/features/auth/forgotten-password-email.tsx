import { Trans } from '@lingui/react/macro';
import { EmailSent } from '../shared/email-sent.tsx';
import type { ForgottenPasswordScreenProps } from './screen-props.ts';

/** The letter by which somebody chooses another password is on its way. */
export function ForgottenPasswordEmail(props: ForgottenPasswordScreenProps<'sent'>) {
  return (
    <EmailSent {...props}>
      <p>
        <Trans>Follow the link in our message and choose another password.</Trans>
      </p>
    </EmailSent>
  );
}
