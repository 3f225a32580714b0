import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../machines/failure.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from './failure-notice.tsx';

/** What is told to a page's own notice of a failure: its name and consequences are the page's. */
export interface LoadFailureProps {
  readonly failure: Failure;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** What was told before stays below. */
  readonly isBehind?: boolean;
}

interface RetryNoticeProps extends LoadFailureProps {
  /** Says what could not be loaded. */
  readonly title: ReactNode;
  /** What that means for the person. */
  readonly children?: ReactNode;
}

/** Something could not be loaded, and the way to try again. */
export function RetryNotice({ failure, busy, onRetry, isBehind = false, title, children }: RetryNoticeProps) {
  return (
    <Stack>
      <FailureNotice isPage={!isBehind} failure={failure} title={title}>
        {children && <p>{children}</p>}
      </FailureNotice>
      <Actions>
        <Button variant={isBehind ? 'secondary' : 'primary'} isPending={busy} onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
