import { createContext } from 'react';

/** Place below a step and its order summary: `null` until it is there, `undefined` outside of their layout. */
export const SpanningContext = createContext<Element | null | undefined>(undefined);
