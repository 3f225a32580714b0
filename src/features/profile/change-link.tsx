import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { profilePaths } from '../../../machines/profile/profile.paths.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { focusFieldOfNextStep } from '../shared/form/focus-field.ts';

/** The field whose link was followed last, until its form renders, and the field of the form that was just left. */
const focus: { next: string | null; left: string | null } = { next: null, left: null };

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

/** Of a form: the focus comes to the field whose link was followed, and is given back by `useFocusOfLink`. */
export function useFocusOfField(): void {
  const [field] = useState(focus.next);
  useEffect(() => {
    focus.next = null;
    if (field !== null) focusFieldOfNextStep(field);
    return () => {
      focus.left = field;
      // Only the next page reads it: after a visit elsewhere, focus goes to the page's heading.
      queueMicrotask(() => (focus.left = null));
    };
  }, [field]);
}

/** Of the overview: the focus comes back to the link by which the form was reached that has just been left. */
export function useFocusOfLink(): void {
  useEffect(() => {
    const field = focus.left;
    if (field !== null) queueMicrotask(() => document.querySelector<HTMLElement>(`#change-${field} a`)?.focus());
  }, []);
}
