import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ContactText } from '../../ui/text/contact-text.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { requestTitle } from '../shared/failure-reasons.tsx';
import type { SessionScreenProps } from './home-screens.tsx';

/** The server’s answer does not say whether the account can be used: check again, or ask the publisher. */
export function AccountUnchecked({ data: { site, failure }, can, send, busy }: SessionScreenProps<'accountUnchecked'>) {
  /** The button pressed last: while the chart works, that one shows as pending. */
  const [pressed, setPressed] = useState<'retried' | 'signOut.requested' | null>(null);
  const button = (type: 'retried' | 'signOut.requested') => ({
    isPending: busy && (pressed ?? 'retried') === type,
    isDisabled: !can({ type }),
    onPress: () => {
      setPressed(type);
      send({ type });
    },
  });
  return (
    <Stack>
      {failure && <FailureNotice failure={failure} title={requestTitle} takesFocus />}
      {pressed === 'retried' && !busy && !failure && (
        <Notice kind="info" takesFocus>
          <p>
            <Trans>We still can’t check your account. Try again later, or contact us.</Trans>
          </p>
        </Notice>
      )}
      <p>
        <Trans>
          We can’t tell whether your account is active and your email address confirmed, so we can’t open it.
        </Trans>
      </p>
      {site && (
        <p>
          <ContactText contact={site.contact} />
        </p>
      )}
      <Actions>
        <Button variant="primary" {...button('retried')}>
          <Trans>Try again</Trans>
        </Button>
        <Button variant="quiet" {...button('signOut.requested')}>
          <Trans>Use another account</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
