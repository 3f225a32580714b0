import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Completeness, Read } from '../../../domain/completeness.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ContactLink } from './contact-link.tsx';

function Missing({ completeness }: { readonly completeness: Exclude<Completeness, { kind: 'whole' }> }) {
  if (completeness.kind === 'unread') return <Trans>We can’t show this list in full.</Trans>;
  return (
    <Plural
      value={completeness.omitted}
      one="# item is missing from this list."
      other="# items are missing from this list."
    />
  );
}

interface PartialNoticeProps extends Read {
  /** Consequences for the person. */
  readonly children?: ReactNode;
  /** Reads the list again, where the page can. */
  readonly onRetry?: () => void;
  readonly busy?: boolean;
  /** The person has retried, with this result. */
  readonly takesFocus?: boolean;
}

/** Says what is missing from a list that was not read whole; renders nothing next to a whole one. */
export function PartialNotice({
  completeness,
  children,
  onRetry,
  busy = false,
  takesFocus = false,
}: PartialNoticeProps) {
  if (completeness.kind === 'whole') return null;
  return (
    <Notice kind="warning" takesFocus={takesFocus}>
      {children && <p>{children}</p>}
      <p>
        <Missing completeness={completeness} />
      </p>
      <Actions>
        {onRetry && (
          <Button variant="secondary" isPending={busy} onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <ContactLink />
      </Actions>
    </Notice>
  );
}
