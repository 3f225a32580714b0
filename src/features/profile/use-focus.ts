import { useEffect, useState } from 'react';
import { focusFieldOfNextStep } from '../shared/form/focus-field.ts';

/** The field whose link was followed last, until its form renders, and the field of the form that was just left. */
export const focus: { next: string | null; left: string | null } = { next: null, left: null };

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
