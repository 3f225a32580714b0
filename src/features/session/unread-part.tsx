import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ContactLink } from '../shared/contact-link.tsx';
import { useFailureReason } from '../shared/failure-reasons.tsx';
import type { SessionScreenProps } from './home-screens.tsx';
import type { Retry } from './use-retry.ts';

/** Parts of the account on its first page. */
export type AccountPart = 'requests' | 'wallet';

interface UnreadPartProps extends Pick<SessionScreenProps<'page'>, 'data' | 'busy'> {
  readonly part: AccountPart;
  readonly retry: Retry<AccountPart>;
  /** Says what is not shown. */
  readonly children: ReactNode;
  /** Another page that may show it. */
  readonly link: ReactNode;
}

/** A part of the account that could not be read: another way to it, and a button that reads the account again. */
export function UnreadPart({ part, retry, data: { failure }, busy, children, link }: UnreadPartProps) {
  const reasonOf = useFailureReason();
  const isPressed = retry.pressed === part;
  const isRetried = retry.retried === part;
  return (
    <Notice kind="warning" takesFocus={isRetried}>
      <p>{children}</p>
      {isRetried && failure && <p>{reasonOf(failure)}</p>}
      <Actions>
        {link}
        <Button
          variant="secondary"
          isPending={busy && isPressed}
          isDisabled={busy && !isPressed}
          onPress={() => retry.onRetry(part)}
        >
          <Trans>Try again</Trans>
        </Button>
        <ContactLink />
      </Actions>
    </Notice>
  );
}
