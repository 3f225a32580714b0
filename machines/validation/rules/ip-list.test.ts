import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { hostileTexts, isDear } from '../../../tests/support/cost.ts';
import { parseRanges } from './ip-list.ts';

const read = (pasted: string) =>
  parseRanges(pasted).map(({ text, label, verdict }) => [
    verdict.kind === 'valid' ? verdict.range : `${verdict.complaint.code}: ${text}`,
    label,
  ]);

it.each([
  ['lines', '192.0.2.0/24 Campus Nord\r\n198.51.100.7\n\n2001:db8::/32\tSiège'],
  ['semicolons', '192.0.2.0/24 Campus Nord; 198.51.100.7; 2001:db8::/32 Siège;'],
  ['commas', '192.0.2.0/24 (Campus Nord), 198.51.100.7, 2001:db8::/32: Siège'],
  ['columns', '192.0.2.0/24,"Campus Nord"\n198.51.100.7,\n2001:db8::/32,Siège'],
  ['labels first', 'Campus Nord : 192.0.2.0/24\n198.51.100.7\nSiège = 2001:db8::/32'],
])('ranges are read from %s, with what stands beside them', (_, pasted) => {
  expect(read(pasted)).toEqual([
    ['192.0.2.0/24', 'Campus Nord'],
    ['198.51.100.7', ''],
    ['2001:db8::/32', 'Siège'],
  ]);
});

test('a range of several words is told from its label, and a row that is none from the others', () => {
  expect(
    read(
      [
        '192.0.2.1 – 192.0.2.9 2, rue du Port',
        '192.0.2.64 255.255.255.192 - Annexe',
        '192.0.2.300 Campus Sud',
        '192.0.2.9 - 192.0.2.1 Campus Est',
        'Campus Ouest',
        '192.0.2.77 12 rue des Lilas',
        '192.0.2.80 192.0.2.81 Salle 12.05.2026',
        '192.0.2.90\t192.0.2.99\tTableau',
        '192.0.2.128\t255.255.255.128\tRouteur',
        'Cette adresse\u00a0: 192.0.2.1- 9',
      ].join('\n'),
    ),
  ).toEqual([
    ['192.0.2.1-192.0.2.9', '2, rue du Port'],
    ['192.0.2.64/26', 'Annexe'],
    ['ipOctet: 192.0.2.300', 'Campus Sud'],
    ['ipOrder: 192.0.2.9 - 192.0.2.1', 'Campus Est'],
    ['ipRange: Campus Ouest', ''],
    ['192.0.2.77', '12 rue des Lilas'],
    ['192.0.2.80', ''],
    ['192.0.2.81', 'Salle 12.05.2026'],
    ['192.0.2.90-192.0.2.99', 'Tableau'],
    ['192.0.2.128/25', 'Routeur'],
    ['192.0.2.1-192.0.2.9', 'Cette adresse'],
  ]);
});

/** Any text, half a sign included; the library's own are slow to make. */
const anySigns = fc
  .array(fc.nat(0x10_ffff), { maxLength: 30 })
  .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(''));

test('whatever is pasted is read, without a throw and without loss of a range', () => {
  const range = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.tuple(fc.ipV4(), fc.integer({ min: 8, max: 32 })).map((parts) => parts.join('/')),
  );
  const separator = fc.constantFrom('\n', '\r\n', ', ', ';', '\n\n');
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), separator, (ranges, between) => {
      expect(read(ranges.join(between)).length).toBe(ranges.length);
    }),
    { numRuns: 500 },
  );
  const anything = fc
    .array(fc.constantFrom(...Array.from('019.:/-*,; \n\tabé(“"–')), { maxLength: 80 })
    .map((signs) => signs.join(''));
  fc.assert(
    fc.property(fc.oneof(anything, anySigns), (text) => {
      expect(parseRanges(text).every((row) => row.text !== '')).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('60 KB are read in the time that reading them takes', () => {
  const dear = hostileTexts(60_000).filter((text) => isDear(text, () => void parseRanges(text)));
  expect(dear.map((text) => text.slice(0, 20))).toEqual([]);
});
