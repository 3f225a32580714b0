import { expect, it } from 'vitest';
import { wordFaults } from './faults.ts';
import { joinUnits } from './joined-units.ts';

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
  expect(joinUnits(message)).toBe(joined.replaceAll('~', '\u00A0'));
  expect(wordFaults(joinUnits(message), 'en')).toEqual([]);
});

it('refuses a number apart from its unit in English', () => {
  expect(wordFaults('Pay within 30 days.', 'en')).toHaveLength(1);
  expect(wordFaults('{count} readers', 'en')).toHaveLength(1);
});
