import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withReferences } from './with-references.tsx';

/** The parts of a text that stay on a line. */
const whole = (text: string): readonly string[] =>
  [...renderToStaticMarkup(withReferences(text)).matchAll(/<span[^>]*>([^<]*)/g)].map(([, part = '']) => part);

test.each([
  ['Facture FA-2026-0117, payée par PAY-7KQ2-M4XD-91TB', ['FA-2026-0117', 'PAY-7KQ2-M4XD-91TB']],
  ['(article D441-5 du code de commerce)', ['D441-5']],
  ['(articles 283-2 et 259-1 du code général des impôts)', ['283-2', '259-1']],
  ['articles L2192-13 and R2192-31', ['L2192-13', 'R2192-31']],
  ['Le compte ci-dessous, du 2026-11-30', []],
])('keeps references of “%s” whole', (text, expected) => {
  expect(whole(text)).toEqual(expected);
});
