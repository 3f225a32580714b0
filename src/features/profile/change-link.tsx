import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { profilePaths } from '../../../contract/pages/profile.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { focus } from './use-focus.ts';

interface ChangeLinkProps {
  readonly step: keyof typeof profilePaths;
  /** The field that takes the focus in place of the form's heading. */
  readonly field: string;
  /** There is nothing yet to change. */
  readonly isMissing?: boolean;
  readonly children: ReactNode;
}

/** The link to the form that changes something. */
export function ChangeLink({ step, field, isMissing = false, children }: ChangeLinkProps) {
  return (
    <span id={`change-${field}`}>
      <Link href={linkTo(profilePaths[step])} onPress={() => (focus.next = field)}>
        {isMissing ? <Trans>Add</Trans> : <Trans>Change</Trans>} <VisuallyHidden as="span">{children}</VisuallyHidden>
      </Link>
    </span>
  );
}
