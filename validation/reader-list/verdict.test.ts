import fc from 'fast-check';
import { expect, it } from 'vitest';
import { civility, UNSET_CIVILITY } from '../../domain/enumerations.ts';
import { validate } from '../form.ts';
import { readerForm } from '../forms/reader.ts';
import type { ReaderRow } from './verdict.ts';
import { judgeReaders, sameAddress } from './verdict.ts';

const row = (id: number, change: Partial<ReaderRow> = {}): ReaderRow => ({
  id,
  civility: civility.madam,
  firstName: 'Awa',
  lastName: 'Ndiaye',
  email: `awa.${id}@example.org`,
  isLeftOut: false,
  ...change,
});

it('a repeated address is reported on the later row, ignoring case and rows that are left out', () => {
  const rows = [
    row(3, { email: ' AWA.1@example.org' }),
    row(1),
    row(2, { email: 'awa.1@EXAMPLE.org', isLeftOut: true }),
  ];
  const { wrong, included } = judgeReaders(rows);
  expect([[...wrong].map(([id, { repeats }]) => [id, repeats]), included]).toEqual([[[3, 1]], 2]);
  expect(judgeReaders(rows.map((one) => (one.id === 1 ? { ...one, isLeftOut: true } : one))).wrong.size).toBe(0);
});

const any = fc.record({
  id: fc.nat(),
  civility: fc.constantFrom(civility.madam, civility.mister, UNSET_CIVILITY, 0, 1.5),
  firstName: fc.string({ maxLength: 280 }),
  lastName: fc.string({ unit: fc.constantFrom('a', 'É', ' ', '\0', '\uD800', '\u2028'), maxLength: 6 }),
  email: fc.oneof(fc.emailAddress(), fc.string(), fc.constant('awa@example.org'), fc.constant('AWA@example.org ')),
  isLeftOut: fc.boolean(),
});

it('a row is wrong only by the form’s rules or by a repeated address', () => {
  fc.assert(
    fc.property(fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 8 }), (rows) => {
      const { wrong } = judgeReaders(rows);
      const included = rows.filter(({ isLeftOut }) => !isLeftOut);
      for (const { id, isLeftOut: _isLeftOut, ...identity } of included) {
        const key = sameAddress(identity.email);
        const isRepeated = key !== '' && included.some((other) => other.id < id && sameAddress(other.email) === key);
        expect(wrong.has(id)).toBe(isRepeated || validate(readerForm, identity).valid === null);
      }
      expect(wrong.size).toBeLessThanOrEqual(included.length);
    }),
    { numRuns: 500 },
  );
});
