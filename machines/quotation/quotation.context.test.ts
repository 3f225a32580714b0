import { expect, test } from 'vitest';
import { differencesOf } from './quotation.context.ts';
import { quotations } from './quotation.fixtures.ts';

test('tax is no difference: it follows what the buyer says', () => {
  const { open, detailed } = quotations;
  const reverseCharged = { ...detailed, priced: { ...detailed.priced, vat: { minor: 0, currency: 'EUR' as const } } };
  expect(differencesOf(open, reverseCharged)).toEqual([]);
  expect(differencesOf(open, quotations.revised)).toEqual(['offer', 'price']);
  expect(differencesOf(open, { ...open, note: 'Un mot.' })).toEqual(['note']);
});
