import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../machines/failure.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ContactLink } from './contact-link.tsx';
import { FailureNotice } from './failure-notice.tsx';

/** Props of a page's own failure notice: the page supplies its title and consequences. */
export interface LoadFailureProps {
  readonly failure: Failure | null;
  /** Whether the page is being read; omitted where it shows a loading view meanwhile. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
  /** The data read before stays below. */
  readonly isBehind?: boolean;
}

interface RetryNoticeProps extends LoadFailureProps {
  /** Says what could not be loaded. */
  readonly title: ReactNode;
  /** Consequences for the person. */
  readonly children?: ReactNode;
  /** Another way on, next to the button. */
  readonly link?: ReactNode;
}

/** Something could not be loaded, and the ways to try again and, where that may not help, to the desk. */
export function RetryNotice({ failure, busy, onRetry, isBehind = false, title, children, link }: RetryNoticeProps) {
  const ways = (
    <Actions>
      <Button
        variant={isBehind ? 'secondary' : 'primary'}
        {...(busy !== undefined && { isPending: busy })}
        onPress={onRetry}
      >
        <Trans>Try again</Trans>
      </Button>
      {failure?.kind === 'malformed' && <ContactLink />}
      {link}
    </Actions>
  );
  return (
    <Stack>
      {failure && (
        <FailureNotice isPage={!isBehind} failure={failure} title={title} actions={isBehind && ways}>
          {children && <p>{children}</p>}
        </FailureNotice>
      )}
      {!isBehind && ways}
    </Stack>
  );
}
