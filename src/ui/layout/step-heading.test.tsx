import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepHeading } from './step-heading.tsx';

test.each([
  ['Your invoice FA-2026-0117', ['FA-2026-0117']],
  ['Votre paiement PAY-7KQ2-M4XD-91TB', ['PAY-7KQ2-M4XD-91TB']],
  ['Vérification de votre e-mail', []],
])('a heading keeps each reference of “%s” whole', (title, references) => {
  const markup = renderToStaticMarkup(<StepHeading>{title}</StepHeading>);
  expect([...markup.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, text]) => text)).toEqual(references);
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(title);
});
