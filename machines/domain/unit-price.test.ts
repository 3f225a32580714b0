import { expect, test } from 'vitest';
import { money } from './money.ts';
import { unitPriceOf } from './unit-price.ts';

test.each([
  [319_600, 5, 63_920],
  [-319_600, 5, -63_920],
  [1, 1, 1],
  [100, 3, null],
  [100, 0, null],
])('a net amount of %i for %i has the unit price %s', (net, quantity, price) => {
  expect(unitPriceOf({ net: money(net, 'EUR'), quantity })).toEqual(price === null ? null : money(price, 'EUR'));
});
