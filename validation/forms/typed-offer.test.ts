import { expect, test } from 'vitest';
import { validate } from '../form.ts';
import { typedOfferForm } from './quote-request.ts';

const offer = { publicationIds: [11], licence: 'professional', months: 12, currency: 'EUR' } as const;

test.each([
  ['2.5', 'integer'],
  ['2,5', 'integer'],
  ['1 000.5', 'integer'],
  ['0', 'min'],
  ['-3', 'min'],
  ['', 'required'],
  ['twelve', 'required'],
  ['1 000', undefined],
  ['12', undefined],
  ['١٢', undefined],
  ['۱۲', undefined],
  ['१२', undefined],
  ['１２', undefined],
  ['٢٫٥', 'required'],
])('answers the issue of the rule that “%s” readers break: %s', (readers, code) => {
  const { issues } = validate(typedOfferForm, { ...offer, readers });
  expect(issues?.get('readers')?.code).toBe(code);
});

test.each(['12', '١٢', '۱۲', '१२', '１２'])('reads “%s” as twelve readers', (readers) => {
  expect(validate(typedOfferForm, { ...offer, readers }).valid?.readers).toBe(12);
});
