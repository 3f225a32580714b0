import { expect, it } from 'vitest';
import { wordFaults } from './faults.ts';
import { joinLines } from './line-joins.ts';

it.each([
  ['{days, plural, one {# day left} other {# days left}}', '{days, plural, one {#~day left} other {#~days left}}'],
  ['Pay within 30 days.', 'Pay within 30~days.'],
  ['One payment can cover up to {most} invoices.', 'One payment can cover up to {most}~invoices.'],
  [
    '<0>{0}</0> of {1, plural, one {# seat} other {# seats}}',
    '<0>{0}</0> of {1, plural, one {#~seat} other {#~seats}}',
  ],
  ['Read {name} online, and {amount} of it', 'Read {name} online, and {amount} of it'],
  ['Articles 283-2 and 259-1 of the French tax code', 'Articles 283-2 and 259-1 of the French tax code'],
  ['Call +33 1 99 00 12 34 for help', 'Call +33 1 99 00 12 34 for help'],
])('joins numbers and units of “%s”', (message, joined) => {
  expect(joinLines(message, 'en')).toBe(joined.replaceAll('~', '\u00A0'));
  expect(wordFaults(joinLines(message, 'en'), 'en')).toEqual([]);
});

it.each([
  ['Un lien vous est envoyé par e-mail', 'Un lien vous est envoyé par e‑mail'],
  [
    'Votre porte-monnaie, vos sous-traitants, l’e-mail du matin',
    'Votre porte-monnaie, vos sous-traitants, l’e‑mail du matin',
  ],
])('keeps “e-mail” on one line in “%s”', (message, joined) => {
  expect(wordFaults(joined, 'fr')).toEqual([]);
  expect(joinLines(message, 'fr')).toBe(joined);
  expect(wordFaults(message, 'fr')).toMatchObject([{ found: '-' }]);
});

it('refuses a number apart from its unit in English', () => {
  expect(wordFaults('Pay within 30 days.', 'en')).toHaveLength(1);
  expect(wordFaults('{count} readers', 'en')).toHaveLength(1);
});
