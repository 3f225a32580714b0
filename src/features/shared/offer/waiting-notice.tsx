import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

interface WaitingNoticeProps {
  readonly send: (event: { readonly type: 'retried' | 'offer.reopened' }) => void;
  /** The page of the form. */
  readonly href: string;
  readonly children: ReactNode;
}

/** It is not known whether an offer was started: it is looked up. */
export function WaitingNotice({ send, href, children }: WaitingNoticeProps) {
  return (
    <Notice kind="warning" title={<Trans>No reply yet</Trans>} takesFocus>
      <Stack gap="close">
        <Skeleton>{children}</Skeleton>
        <Actions>
          <Button onPress={() => send({ type: 'retried' })}>
            <Trans>Check now</Trans>
          </Button>
          <Link href={href} onFollow={() => send({ type: 'offer.reopened' })}>
            <Trans>Change the offer</Trans>
          </Link>
        </Actions>
      </Stack>
    </Notice>
  );
}
