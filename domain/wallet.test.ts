import { expect, test } from 'vitest';
import { operationKindNamed, operationKinds, periodNamed } from './wallet.ts';

test.each(['2026', '1999', '2026-01', '2026-12'])('"%s" names a period', (text) => {
  expect(periodNamed(text)).toBe(text);
});

test.each(['', '26', '2126', '2026-00', '2026-13', '2026-1', '2026-011', 'in 2026', '2026-03-01'])(
  '"%s" names no period',
  (text) => {
    expect(periodNamed(text)).toBeNull();
  },
);

test('a kind is named exactly', () => {
  expect(operationKinds.map(operationKindNamed)).toEqual(operationKinds);
  expect(operationKindNamed('')).toBeNull();
});
