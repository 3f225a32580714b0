import type { ReactNode } from 'react';
import { useSummaryBar } from '../layout/use-summary-bar.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** The amount in the label of a button (`Actions`): in a narrow window's bar it is read, not shown, as it stands next to it. */
export function ButtonSum({ children }: { readonly children: ReactNode }) {
  const { slot } = useSummaryBar();
  return slot === null ? children : <VisuallyHidden as="span">{children}</VisuallyHidden>;
}
