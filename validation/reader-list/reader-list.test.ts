import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../tests/support/cost.ts';
import { civility, UNSET_CIVILITY } from '../../domain/enumerations.ts';
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import { MOST_ADDED_READERS } from '../../domain/licence.ts';
import { textOfFile } from './encoding.ts';
import type { ReadList } from './reader-list.ts';
import { LONGEST_LIST, readReaderList } from './reader-list.ts';

/** A list as lines of text, for short assertions. */
function linesOf(list: ReadList): readonly string[] {
  if (list.kind === 'refused') return [list.problem.kind];
  return list.readers.map(({ line, civility: code, firstName, lastName, email }) =>
    [line, code === UNSET_CIVILITY ? '-' : code === civility.madam ? 'F' : 'M', firstName, lastName, email].join('|'),
  );
}

const read = (text: string): readonly string[] => linesOf(readReaderList(text));

const awa = (line: number, title = 'F') => `${line}|${title}|Awa|Ndiaye|awa@example.org`;
const koffi = (line: number, title = 'M') => `${line}|${title}|Koffi|Mensah|koffi@example.org`;

describe('a header names the columns', () => {
  it.each([
    ['Civilité;Prénom;Nom;Courriel\nMme;Awa;Ndiaye;awa@example.org\nM.;Koffi;Mensah;koffi@example.org'],
    ['E-mail,Surname,First name,Title\nawa@example.org,Ndiaye,Awa,Ms\nkoffi@example.org,Mensah,Koffi,Mr.'],
    [
      'NOM\tPRENOM\tADRESSE E-MAIL\tCIVILITE\nNdiaye\tAwa\tawa@example.org\tMadame\nMensah\tKoffi\tkoffi@example.org\tMonsieur',
    ],
    [
      'Société|Nom|Prénom|Mail|Titre\nCuivre SA|Ndiaye|Awa|awa@example.org|Mrs\nCuivre SA|Mensah|Koffi|koffi@example.org|M',
    ],
    ['"Title";"Name";"Email address"\n"Ms";"Awa Ndiaye";"awa@example.org"\n"Mr";"Mensah, Koffi";"koffi@example.org"'],
    ['Nom;Adresse;Genre\nAwa Ndiaye;awa@example.org;F\nKoffi Mensah;koffi@example.org;H'],
    ['Nom et prénom;Civ.;Mél\nNdiaye Awa;Mme;awa@example.org\nMensah Koffi;M;koffi@example.org'],
    [
      'Adresse;Prénom;Nom;Civilité;Contact e-mail\n3, rue du Port;Awa;Ndiaye;Mme;awa@example.org\n5, quai;Koffi;Mensah;M.;koffi@example.org',
    ],
  ])('%j', (text) => expect(read(text)).toEqual([awa(2), koffi(3)]));
});

describe('without a header, the content names the columns', () => {
  it.each<[string, readonly string[]]>([
    ['Mme;Awa;Ndiaye;awa@example.org\nM.;Koffi;Mensah;koffi@example.org', [awa(1), koffi(2)]],
    ['awa@example.org,Ndiaye,Awa,Mrs\nkoffi@example.org,Mensah,Koffi,Mr', [awa(1), koffi(2)]],
    [
      'NDIAYE\tAwa\tawa@example.org\nMENSAH\tKoffi\tkoffi@example.org',
      [`1|-|Awa|NDIAYE|awa@example.org`, `2|-|Koffi|MENSAH|koffi@example.org`],
    ],
    ['Ndiaye, Awa;awa@example.org;Mme\nMensah, Koffi;koffi@example.org;M.', [awa(1), koffi(2)]],
    ['awa@example.org\nkoffi@example.org', ['1|-|||awa@example.org', '2|-|||koffi@example.org']],
    ['awa@example.org; koffi@example.org', ['1|-|||awa@example.org', '1|-|||koffi@example.org']],
    ['Mme Awa Ndiaye <awa@example.org>\n"Mensah, Koffi" <koffi@example.org>', [awa(1), koffi(2, '-')]],
    ['Awa Ndiaye <awa@example.org>; Koffi Mensah <koffi@example.org>', [awa(1, '-'), koffi(1, '-')]],
    ['Mme Awa Ndiaye awa@example.org', [awa(1)]],
    ['mailto:awa@example.org', ['1|-|||awa@example.org']],
  ])('%j', (text, readers) => expect(read(text)).toEqual(readers));
});

it('a row with missing or wrong values is kept for correction', () => {
  const text = 'Prénom;Nom;E-mail;Civilité\nAwa;;awa@;Dr\n;Mensah;koffi.example.org\nAya;Koné;aya@example.org;Mme;';
  expect(read(text)).toEqual(['2|-|Awa||awa@', '3|-||Mensah|koffi.example.org', '4|F|Aya|Koné|aya@example.org']);
});

/** Outcomes of the lines without a reader. */
function report(text: string): object {
  const list = readReaderList(text);
  if (list.kind === 'refused') return { problem: list.problem.kind };
  const { comments, blankLines } = list;
  return { comments, blankLines, refused: list.refused.map(({ line, why }) => `${line} ${why}`) };
}

it.each([
  ['sep=;\nCivilité;Prénom;Nom;Courriel\nMme;Awa;Ndiaye;awa@example.org\nM.;Koffi;Mensah;koffi@example.org', 3],
  [
    '"sep=,"\nCivility,First name,Last name,E-mail\nMs,Awa,Ndiaye,awa@example.org\nMr,Koffi,Mensah,koffi@example.org',
    3,
  ],
  [
    '# Lecteurs\nCivility;First name;Last name;E-mail\nMs;Awa;Ndiaye;awa@example.org\nMr;Koffi;Mensah;koffi@example.org',
    3,
  ],
])('lines above the readers shift no column: %j', (text, line) => {
  expect(read(text)).toEqual([awa(line), koffi(line + 1)]);
});

it.each<[string, readonly string[]]>([
  ['sauf awa@example.org', ['1 exclusion']],
  ['Exclude: awa@example.org', ['1 exclusion']],
  ['!awa@example.org', ['1 exclusion']],
  ['-awa@example.org', ['1 exclusion']],
  ['Not awa@example.org', ['1 exclusion']],
  ['# awa@example.org', ['1 commentedOut']],
  ['// Awa Ndiaye <awa@example.org>', ['1 commentedOut']],
  ['À supprimer\nawa@example.org', ['1 exclusion', '2 belowExclusion']],
  ['Sauf :\n\nawa@example.org', ['1 exclusion', '3 belowExclusion']],
  ['Service des ventes\nawa@example.org', ['1 noAddress']],
])('a line without a reader is refused with its reason: %j', (text, refused) => {
  expect(report(`koffi@example.org\n${text}`)).toMatchObject({
    refused: refused.map((each) => each.replace(/^\d+/, (line) => String(Number(line) + 1))),
  });
});

it.each<[string, string]>([
  ['Statut', 'à supprimer'],
  ['Action', 'remove'],
  ['Actif', 'non'],
  ['Active', 'no'],
  ['Exclu', 'x'],
  ['', 'excluded'],
])('a column that excludes refuses its line: %s, %s', (header, cell) => {
  const text = `Prénom;Nom;E-mail;${header}\nAwa;Ndiaye;awa@example.org;${cell}\nKoffi;Sauf;koffi@example.org;`;
  expect(read(text)).toEqual(['3|-|Koffi|Sauf|koffi@example.org']);
  expect(report(text)).toMatchObject({ refused: ['2 exclusion'] });
});

it('a line with more cells than the header is refused, since its cells may be shifted', () => {
  expect(report('Prénom;Nom;E-mail\nAwa;Ndiaye;Diop;awa@example.org\nKoffi;Mensah;koffi@example.org')).toEqual({
    comments: 0,
    blankLines: 0,
    refused: ['2 moreCells'],
  });
});

it('returns the role of each column, and accepts assigned roles', () => {
  const text = 'Vorname;Nachname;E-mail;Firma\nAwa;Ndiaye;awa@example.org;Cuivre SA';
  const list = readReaderList(text);
  expect(list).toEqual({
    kind: 'refused',
    problem: { kind: 'columns' },
    columns: [
      { header: 'Vorname', example: 'Awa', role: 'unused' },
      { header: 'Nachname', example: 'Ndiaye', role: 'unused' },
      { header: 'E-mail', example: 'awa@example.org', role: 'email' },
      { header: 'Firma', example: 'Cuivre SA', role: 'unused' },
    ],
  });
  expect(linesOf(readReaderList(text, ['firstName', 'lastName', 'email', 'unused']))).toEqual([awa(2, '-')]);
});

it.each(['Awa;Ndiaye;contact@example.org', 'Awa;Ndiaye;Cuivre SA;awa@example.org'])(
  'reports ambiguous columns: %s',
  (text) => expect(report(text)).toEqual({ problem: 'columns' }),
);

it('an unclosed quotation mark swallows no line', () => {
  const text = 'Prénom;Nom;E-mail\n"Awa;Ndiaye;awa@example.org\nKoffi;Mensah;koffi@example.org';
  expect(read(text)).toEqual(['2|-|"Awa|Ndiaye|awa@example.org', koffi(3, '-')]);
});

it('blank lines are skipped and counted, those at the end are not lines', () => {
  const list = readReaderList('\n;;\nE-mail;Nom\n\nawa@example.org;Ndiaye\r\n\r\n;\nkoffi@example.org;Mensah\n\n\n');
  expect(list.kind === 'read' && [list.readers.map(({ line }) => line), list.blankLines]).toEqual([[5, 8], 5]);
});

it('an unreadable text returns its problem', () => {
  const most = Array.from({ length: MOST_ADDED_READERS }, (_, index) => `r${index}@example.org`);
  expect([read(''), read(' \n;;'), read('Bonjour\nMadame'), read('x'.repeat(LONGEST_LIST + 1))]).toEqual([
    ['empty'],
    ['empty'],
    ['noAddress'],
    ['tooLong'],
  ]);
  expect(readReaderList(most.join('\n'))).toMatchObject({ kind: 'read', blankLines: 0 });
  expect(readReaderList([...most, 'one@example.org'].join('\n'))).toEqual({
    kind: 'refused',
    problem: { kind: 'tooMany', count: MOST_ADDED_READERS + 1 },
    columns: [],
  });
});

const emails = 'abcdefghijklmnoprstuvzéèêëàâçïîôûùABCDEÉKLMN'.split('');
const word = fc.string({ unit: fc.constantFrom(...emails), minLength: 2, maxLength: 9 });
/** Delimiters, quotation marks and line breaks in names: the spreadsheet quotes them. */
const name = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.tuple(word, fc.constantFrom('-', ' ', '’', ';', ',', '|', '"', '\n', '\t'), word).map((parts) => parts.join('')),
);
const reader: fc.Arbitrary<ReaderIdentity> = fc.record({
  civility: fc.constantFrom(civility.madam, civility.mister),
  firstName: name,
  lastName: name,
  email: fc
    .tuple(fc.stringMatching(/^[a-z]{1,8}\.[a-z]{1,8}$/), fc.constantFrom('example.org', 'cuivre.example'))
    .map(([local, domain]) => `${local}@${domain}`),
});

const columnNames = {
  civility: ['Civilité', 'Title', 'Titre'],
  firstName: ['Prénom', 'First name', 'PRENOM'],
  lastName: ['Nom', 'Surname', 'Nom de famille'],
  email: ['Courriel', 'E-mail', 'Adresse e-mail', 'Email address'],
} as const;

const order = fc.shuffledSubarray(['civility', 'firstName', 'lastName', 'email'] as const, { minLength: 4 });

/** A list as exported by a spreadsheet. */
function written(
  readers: readonly ReaderIdentity[],
  columns: readonly (keyof typeof columnNames)[],
  style: { readonly delimiter: string; readonly newline: string; readonly isQuoted: boolean; readonly names: number },
): string {
  const quoted = (cell: string): string =>
    style.isQuoted || /["\n\r\t;,|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const cellOf = (row: ReaderIdentity, column: keyof typeof columnNames): string =>
    column === 'civility' ? (row.civility === civility.madam ? 'Mme' : 'M.') : row[column];
  const header = columns.map((column) => columnNames[column][style.names % columnNames[column].length] ?? '');
  const rows = readers.map((row) => columns.map((column) => cellOf(row, column)));
  return [header, ...rows].map((cells) => cells.map(quoted).join(style.delimiter)).join(style.newline);
}

const style = fc.record({
  delimiter: fc.constantFrom('\t', ';', ',', '|'),
  newline: fc.constantFrom('\n', '\r\n'),
  isQuoted: fc.boolean(),
  names: fc.nat(12),
});

/** The text as a one-line field holds it. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'utf-8': (text) => new TextEncoder().encode(text),
  'utf-8 with its mark': (text) => new TextEncoder().encode(`\uFEFF${text}`),
  'utf-16le': (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')),
  'utf-16be': (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()),
  'utf-16le without a mark': (text) => new Uint8Array(Buffer.from(text, 'utf16le')),
  'windows-1252': (text) => new Uint8Array(Buffer.from(text.replaceAll('’', '\u0092'), 'latin1')),
};

describe('a list in any style is parsed back to its rows', () => {
  it.each(Object.keys(encodings))('%s', (encoding) => {
    fc.assert(
      fc.property(fc.array(reader, { minLength: 1, maxLength: 6 }), order, style, (readers, columns, look) => {
        const file = textOfFile(encodings[encoding]?.(written(readers, columns, look)) ?? new Uint8Array());
        const list = readReaderList(file.kind === 'text' ? file.text : '');
        expect(
          list.kind === 'read' && list.readers.map(({ line: _line, place: _place, ...identity }) => identity),
        ).toEqual(
          readers.map((row) => ({ ...row, firstName: inOneLine(row.firstName), lastName: inOneLine(row.lastName) })),
        );
      }),
      { numRuns: 50 },
    );
  });
});

it('readReaderList never throws for any bytes or text, and a parsed list has readers', () => {
  const sign = fc.constantFrom(
    '@',
    ';',
    ',',
    '"',
    '\n',
    '\t',
    '|',
    ' ',
    '<',
    '>',
    'a',
    'é',
    '.',
    '\0',
    '\uD800',
    'Nom',
    'E-mail',
    'M.',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: sign, maxLength: 60 }), fc.string()), (text) => {
      const list = readReaderList(text);
      expect(
        list.kind === 'read' ? list.readers.length + list.refused.length > 0 : list.problem.kind !== 'tooMany',
      ).toBe(true);
    }),
    { numRuns: 600 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const file = textOfFile(bytes);
      if (file.kind === 'text') readReaderList(file.text);
    }),
    { numRuns: 300 },
  );
});

it('reads a hostile list to its end', () => {
  for (const text of hostileTexts) expect(readReaderList(text)).toBeDefined();
});
