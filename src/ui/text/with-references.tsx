import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import { Reference } from './text-parts.tsx';

/** `FA-2026-0117`, `PAY-7KQ2-M4XD-91TB`; articles of a law: `D441-5`, `283-2`. */
const referencePattern = /\b([A-Z]{2,4}(?:-[A-Z0-9]+)+|[ADLR]?\d{3,4}-\d{1,2})(?!-)\b/;

/** A text whose references do not break at their hyphens; of several nodes, in each that is a text. */
export function withReferences(text: ReactNode): ReactNode {
  if (Array.isArray(text)) return text.map(withReferences);
  if (typeof text !== 'string' || !referencePattern.test(text)) return text;
  const parts = text.split(referencePattern);
  const nodes = parts.map((part, index) => (index % 2 === 1 ? createElement(Reference, null, part) : part));
  return createElement(Fragment, { key: text }, ...nodes);
}
