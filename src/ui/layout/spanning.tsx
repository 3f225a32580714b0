import type { ReactNode } from 'react';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { SpanningContext } from './spanning-context.ts';
import { Stack } from './stack.tsx';

/** The end of a step with an order summary: below both, and as wide as both. */
export function Spanning({ children }: { readonly children: ReactNode }) {
  const place = use(SpanningContext);
  const end = <Stack gap="wide">{children}</Stack>;
  return place === undefined ? end : place && createPortal(end, place);
}
