import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { Stack } from './stack.tsx';

/** Place below a step and its order summary: `null` until it is there, `undefined` outside of their layout. */
export const SpanningContext = createContext<Element | null | undefined>(undefined);

/** The end of a step with an order summary: below both, and as wide as both. */
export function Spanning({ children }: { readonly children: ReactNode }) {
  const place = use(SpanningContext);
  const end = <Stack gap="wide">{children}</Stack>;
  return place === undefined ? end : place && createPortal(end, place);
}
