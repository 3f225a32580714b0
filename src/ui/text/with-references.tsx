import type { ReactNode } from 'react';
import { Reference } from './text-parts.tsx';

/** `FA-2026-0117`, `PAY-7KQ2-M4XD-91TB`. */
const referencePattern = /\b([A-Z]{2,4}(?:-[A-Z0-9]+)+)\b/;

/** A text whose references do not break at their hyphens. */
export function withReferences(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(referencePattern);
  return parts.map((part, index) => (index % 2 === 1 ? <Reference key={part}>{part}</Reference> : part));
}
