import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A quote states one rate of a discount: pages write it in one place, documents and emails in another, both by `priceBasisOf`. */
test('discounts are computed and written in one place for pages, and in one for documents and emails', () => {
  const paths = globSync(['src/**/*.{ts,tsx}', 'server/{core,features,office}/**/*.ts']).filter(
    (path) => !/\.test\.|\.stories\./.test(path),
  );
  expect(paths.length).toBeGreaterThan(500);
  const matching = (pattern: RegExp) => paths.filter((path) => pattern.test(readFileSync(path, 'utf8'))).toSorted();
  const writers = ['server/core/i18n/price-basis.ts', 'src/features/shared/offer/price-basis.tsx'];
  // Keeps the list price that an invoice states in its XML.
  const keeper = 'server/features/subscription-order/invoice-content.ts';
  expect(matching(/\bdiscountOf\b|\.discount\b|\bdiscount\.rate\b/)).toEqual([...writers, keeper].toSorted());
  expect(matching(/\{rate\} \(\{amount\}\)/)).toEqual(writers);
});
