import { Trans } from '@lingui/react/macro';
import { LetterSent } from '../../shared/email-sent.tsx';
import type { NewsletterSignupScreenProps } from './screen-props.ts';

/** The letter by which newsletters are confirmed is on its way. */
export function ConfirmationLetter(props: NewsletterSignupScreenProps<'sent'>) {
  return (
    <LetterSent {...props}>
      <p>
        <Trans>Confirm by the link in our message: nothing is sent before you do.</Trans>
      </p>
    </LetterSent>
  );
}
