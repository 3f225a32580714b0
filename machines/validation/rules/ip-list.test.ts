import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { hostileTexts } from '../../../tests/support/cost.ts';
import { readRangeList } from './ip-list.ts';

const read = (pasted: string) =>
  readRangeList(pasted).flatMap((line) =>
    line.kind === 'used'
      ? line.ranges.map(({ text, label, verdict }) => [
          verdict.kind === 'valid' ? verdict.range : `${verdict.complaint.code}: ${text}`,
          label,
        ])
      : [],
  );

/** Outcomes of the lines without a range, with their number. */
const outcomes = (pasted: string) =>
  readRangeList(pasted).map((line) => `${line.line} ${line.kind === 'used' ? 'used' : `${line.kind}: ${line.why}`}`);

it.each([
  ['lines', '192.0.2.0/24 Campus Nord\r\n198.51.100.7\n\n2001:db8::/32\tSiège'],
  ['semicolons', '192.0.2.0/24 Campus Nord; 198.51.100.7; 2001:db8::/32 Siège;'],
  ['commas', '192.0.2.0/24 (Campus Nord), 198.51.100.7, 2001:db8::/32: Siège'],
  ['columns', '192.0.2.0/24,"Campus Nord"\n198.51.100.7,\n2001:db8::/32,Siège'],
  ['labels first', 'Campus Nord : 192.0.2.0/24\n198.51.100.7\nSiège = 2001:db8::/32'],
])('ranges and their labels are read from %s', (_, pasted) => {
  expect(read(pasted)).toEqual([
    ['192.0.2.0/24', 'Campus Nord'],
    ['198.51.100.7', ''],
    ['2001:db8::/32', 'Siège'],
  ]);
});

test('a range of several words is separated from its label', () => {
  expect(
    read(
      [
        '192.0.2.1 – 192.0.2.9 2, rue du Port',
        '192.0.2.64 255.255.255.192 - Annexe',
        '192.0.2.300 Campus Sud',
        '192.0.2.9 - 192.0.2.1 Campus Est',
        '192.0.2.77 12 rue des Lilas',
        '192.0.2.81 Salle 12.05.2026',
        '192.0.2.128\t255.255.255.128\tRouteur',
        'Cette adresse\u00a0: 192.0.2.1- 9',
      ].join('\n'),
    ),
  ).toEqual([
    ['192.0.2.1-192.0.2.9', '2, rue du Port'],
    ['192.0.2.64/26', 'Annexe'],
    ['ipOctet: 192.0.2.300', 'Campus Sud'],
    ['ipOrder: 192.0.2.9 - 192.0.2.1', 'Campus Est'],
    ['192.0.2.77', '12 rue des Lilas'],
    ['192.0.2.81', 'Salle 12.05.2026'],
    ['192.0.2.128/25', 'Routeur'],
    ['192.0.2.1-192.0.2.9', 'Cette adresse'],
  ]);
});

test.each([
  'ExcludeIP 41.2.3.4',
  'RejectIP 41.2.3.4',
  'BlockIP 41.2.3.4',
  'Deny from 41.2.3.4',
  'deny 41.2.3.4;',
  'deny ip 41.2.3.0 0.0.0.255 any',
  'Require not ip 41.2.3.4',
  'no access-list 41.2.3.4',
  '41.4.4.0/24 sauf 41.4.4.9',
  '41.4.4.0/24, sauf 41.4.4.9',
  '41.4.4.0/24 (sauf la .9)',
  '41.4.4.0/24 except 41.4.4.9',
  '41.4.4.0/24 à l’exception de 41.4.4.9',
  '41.4.4.0/24 hors 41.4.4.9',
  '41.4.4.0/24 sans 41.4.4.9',
  '41.4.4.0/24 minus 41.4.4.9',
  '41.4.4.0/24 - 41.4.4.9',
  '41.4.4.0/24 -41.4.4.9',
  '41.4.4.0/24 !41.4.4.9',
  '!41.4.4.9',
  '~41.4.4.9',
  '-41.4.4.9',
  '! 2001:db8::/32',
  'NOT 41.4.4.9',
  'pas 41.4.4.9',
  'Tout sauf 41.4.4.9',
  '41.4.4.9 à exclure',
  '41.4.4.9\tBibliothèque\tdenied',
  'Campus Nord 41.4.4.0/24 (exclu : 41.4.4.9)',
])('an exclusion is refused and adds nothing: %s', (line) => {
  expect(outcomes(line)).toEqual(['1 refused: exclusion']);
});

test.each([
  ['a heading that excludes', '41.2.3.0/24\nExclusions :\n\n41.2.3.4\n41.2.3.5 Salle\nAnnexe\n41.9.0.0/24'],
  ['a list of denied addresses', '41.2.3.0/24\nListe noire\n\n41.2.3.4\n41.2.3.5 Salle\nAnnexe\n41.9.0.0/24'],
  ['a word alone', '41.2.3.0/24\nsauf :\n\n41.2.3.4\n41.2.3.5 Salle\nAnnexe\n41.9.0.0/24'],
])('lines below %s are refused until the next heading', (_, pasted) => {
  expect(outcomes(pasted)).toEqual([
    '1 used',
    '2 refused: exclusion',
    '3 ignored: blank',
    '4 refused: belowExclusion',
    '5 refused: belowExclusion',
    '6 refused: noAddress',
    '7 used',
  ]);
});

test.each([
  ['# Campus du port', '1 ignored: comment'],
  ['// Campus du port', '1 ignored: comment'],
  ['! Campus du port', '1 ignored: comment'],
  ['Plage;Libellé', '1 ignored: heading'],
  ['# 41.9.9.9 old campus', '1 refused: commentedOut'],
  ['; 41.9.9.9', '1 refused: commentedOut'],
  ['// 41.9.9.0/24', '1 refused: commentedOut'],
  ['<!-- 41.9.9.9 -->', '1 refused: commentedOut'],
  ['41.9.9.0/24 # instead of 41.9.8.0/24', '1 refused: commentedOut'],
  ['41.9.9.0/24 # Campus du port', '1 used'],
  ['41.9.9.0/24 Réseau sans fil', '1 used'],
  ['41.9.9.0/24 Hors les murs', '1 used'],
  ['41.9.9.0/24 Block B', '1 used'],
  ['41.9.9.4 41.9.9.9', '1 refused: sideBySide'],
  ['41.9.9.4\t41.9.9.9\tCampus', '1 refused: sideBySide'],
  ['41.9.9.0/24 puis 41.9.9.9', '1 refused: unclear'],
  ['Nord, 41.9.9.0/24, Sud, 41.9.8.0/24', '1 refused: unclear'],
  ['Campus Ouest', '1 refused: noAddress'],
])('%s: %s', (line, outcome) => {
  expect(outcomes(line)).toEqual([outcome]);
});

test('a commented block is left out, and addresses in it are refused', () => {
  expect(outcomes('/* ancien\n41.9.9.9\n*/\n41.9.8.8')).toEqual([
    '1 ignored: comment',
    '2 refused: commentedOut',
    '3 ignored: comment',
    '4 used',
  ]);
});

test('dashes are bullets if every range has one, else exclusions', () => {
  expect(outcomes('- 41.9.9.9\n- 41.9.9.8 Campus')).toEqual(['1 used', '2 used']);
  expect(outcomes('41.9.9.0/24\n- 41.9.9.8')).toEqual(['1 used', '2 refused: exclusion']);
});

/** Any text, lone surrogates included; fast-check's own arbitraries are slow. */
const anySigns = fc
  .array(fc.nat(0x10_ffff), { maxLength: 30 })
  .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(''));

test('any pasted text is read without an error and without loss of a range', () => {
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
      const lines = readRangeList(text);
      expect(lines.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
      expect(lines.every((line) => line.kind !== 'used' || line.ranges.length > 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a hostile list is read to its end', () => {
  for (const text of hostileTexts) expect(readRangeList(text)).toBeDefined();
});
