import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { hostileTexts } from '../../tests/support/cost.ts';
import { readRangeList } from './ip-list.ts';
import { overlaps } from './ip-range.ts';

const read = (pasted: string) =>
  readRangeList(pasted).flatMap((line) =>
    line.kind === 'used'
      ? line.ranges.map(({ text, label, verdict }) => [
          verdict.kind === 'valid' ? verdict.range : `${verdict.issue.code}: ${text}`,
          label,
        ])
      : [],
  );

/** Outcomes of the lines without a range, with their number. */
const outcomes = (pasted: string) =>
  readRangeList(pasted).map((line) => {
    if (line.kind === 'used') return `${line.line} used`;
    if (line.kind === 'asked') return `${line.line} asked: ${line.word}`;
    return `${line.line} ${line.kind}: ${line.kind === 'excluded' ? line.excluded.join(' ') : line.why}`;
  });

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
  'RejectIP 41.2.3.4',
  'BlockIP 41.2.3.4',
  'Deny from 41.2.3.4',
  'deny 41.2.3.4;',
  'deny ip 41.2.3.0 0.0.0.255 any',
  'Require not ip 41.2.3.4',
  'no access-list 41.2.3.4',
  '41.4.4.0/24 (sauf la .9)',
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
  'ExcludeIP 41.2.3.4',
  'excludeip\t41.2.3.4',
  'E 81.77.0.0-81.77.0.255',
  'e 81.77.0.0/24',
  'E: 81.77.0.0/24',
])('EZproxy’s ExcludeIP adds nothing, under its short name either: %s', (line) => {
  expect(outcomes(line)).toEqual(['1 refused: excludeIp']);
});

test.each(['IncludeIP', 'I', 'i', 'AutoLoginIP', 'autologinip', 'A', 'permit', 'Allow from', 'Require ip'])(
  'a directive that includes a range is no label: %s',
  (directive) => {
    expect(read(`${directive} 81.77.0.0-81.77.0.255`)).toEqual([['81.77.0.0/24', '']]);
    expect(read(`${directive} 81.77.0.0/24 Campus Nord`)).toEqual([['81.77.0.0/24', 'Campus Nord']]);
  },
);

test.each([
  '41.4.4.0/24 sauf 41.4.4.9',
  '41.4.4.0/24, sauf 41.4.4.9',
  '41.4.4.0/24 except 41.4.4.9',
  '41.4.4.0/24 à l’exception de 41.4.4.9',
  '41.4.4.0/24 hors 41.4.4.9',
  '41.4.4.0/24 sans 41.4.4.9',
  '41.4.4.0/24 minus 41.4.4.9',
  '41.4.4.0/24 - 41.4.4.9',
  '41.4.4.0/24 -41.4.4.9',
  '41.4.4.0/24 !41.4.4.9',
  '41.4.4.0/24\nExcludeIP 41.4.4.9',
  'RejectIP 41.4.4.9\nI 41.4.4.0/24',
  '41.4.4.0/24\nExclusions :\n41.4.4.9 Salle',
])('an address excluded from a range is taken out of it: %j', (pasted) => {
  expect(read(pasted)).toEqual([
    ['41.4.4.0-41.4.4.8', ''],
    ['41.4.4.10-41.4.4.255', ''],
  ]);
});

test('a range whose addresses are all excluded is refused with its exclusion', () => {
  expect(outcomes('41.4.4.9\nE 41.4.4.0/24\n41.9.0.0/24')).toEqual([
    '1 refused: allExcluded',
    '2 refused: excludeIp',
    '3 used',
  ]);
  expect(outcomes('41.4.4.0/24 sauf 41.4.0.0/16')).toEqual(['1 refused: exclusion']);
});

test('an unknown word before a range is asked about, and the answer reads its lines', () => {
  const pasted = 'Vert 41.9.1.0/24\nVert Nord 41.9.2.0/24\nBleu 41.9.3.0/24\n41.9.4.0/24 Rouge';
  expect(outcomes(pasted)).toEqual(['1 asked: Vert', '2 asked: Vert', '3 asked: Bleu', '4 used']);
  const answered = readRangeList(pasted, { labels: ['vert'] });
  expect(answered.map(({ kind }) => kind)).toEqual(['used', 'used', 'asked', 'used']);
  expect(answered[1]).toMatchObject({ ranges: [{ text: '41.9.2.0/24', label: 'Vert Nord' }] });
});

test.each([
  '"Vert" 41.9.1.0/24',
  'Vert : 41.9.1.0/24',
  'Vert = 41.9.1.0/24',
  'Vert;41.9.1.0/24',
  'Vert\t41.9.1.0/24',
  '(Vert) 41.9.1.0/24',
  'Vert - 41.9.1.0/24',
])('a label in quotation marks, in its own cell or before a sign is a label: %s', (line) => {
  expect(read(line)).toEqual([['41.9.1.0/24', 'Vert']]);
});

test.each([
  ['a heading that excludes', '41.2.3.0/24\nExclusions :\n\n41.2.3.4\n41.2.3.5 Salle\nAnnexe\n41.9.0.0/24'],
  ['a list of denied addresses', '41.2.3.0/24\nListe noire\n\n41.2.3.4\n41.2.3.5 Salle\nAnnexe\n41.9.0.0/24'],
  ['a word alone', '41.2.3.0/24\nsauf :\n\n41.2.3.4\n41.2.3.5 Salle\nAnnexe\n41.9.0.0/24'],
])('lines below %s are exclusions until the next heading', (_, pasted) => {
  expect(outcomes(pasted)).toEqual([
    '1 used',
    '2 refused: exclusion',
    '3 ignored: blank',
    '4 excluded: 41.2.3.4',
    '5 excluded: 41.2.3.5',
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

test('no excluded address is in an added range, in any mixture of lines', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  const range = fc.oneof(
    octet.map((end) => `41.4.4.${end}`),
    fc.tuple(octet, octet).map(([one, other]) => `41.4.4.${Math.min(one, other)}-41.4.4.${Math.max(one, other)}`),
    fc.integer({ min: 24, max: 31 }).map((prefix) => `41.4.4.0/${prefix}`),
  );
  const including = fc.constantFrom('', 'I ', 'IncludeIP ', 'a ', 'Nord : ', 'Vert ', 'allow from ');
  const excluding = fc.constantFrom(
    'E ',
    'ExcludeIP ',
    'rejectip ',
    'sauf ',
    '!',
    'Deny from ',
    'no ',
    'Exclusions :\n',
  );
  const line = fc.oneof(
    fc.record({ prefix: including, range, isExcluded: fc.constant(false) }),
    fc.record({ prefix: excluding, range, isExcluded: fc.constant(true) }),
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      // A heading excludes the lines below it, up to the next text.
      const text = lines.map(({ prefix, range: written }) => `${prefix}${written}\n\nAnnexe`).join('\n');
      const added = read(text).map(([one = '']) => one);
      const excluded = lines.filter(({ isExcluded }) => isExcluded);
      expect(added.filter((one) => excluded.some(({ range: other }) => overlaps(one, other)))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a hostile list is read to its end', () => {
  for (const text of hostileTexts) expect(readRangeList(text)).toBeDefined();
});
