/** Lists whose lines are in several orders and forms. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civility, UNSET_CIVILITY } from '../../domain/enumerations.ts';
import { readReaderList } from './reader-list.ts';

/** A list as lines of text, for short assertions. */
function read(text: string): readonly string[] {
  const list = readReaderList(text);
  if (list.kind === 'refused') return [list.problem.kind];
  return list.readers.map(({ line, civility: code, firstName, lastName, email }) =>
    [line, code === UNSET_CIVILITY ? '-' : code === civility.madam ? 'F' : 'M', firstName, lastName, email].join('|'),
  );
}

const awa = (line: number, title = 'F') => `${line}|${title}|Awa|Ndiaye|awa@example.org`;
const koffi = (line: number, title = 'M') => `${line}|${title}|Koffi|Mensah|koffi@example.org`;
const word = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnoprstuvzéèêëàâçïîôûùABCDEÉKLMN'.split('')),
  minLength: 2,
  maxLength: 9,
});

describe('each line has its own order of columns', () => {
  it.each<[string, readonly string[]]>([
    [
      'Koffi Adjovi <koffi@example.org>\nMensah, Esi <esi@example.org>; Sow, Ibrahima <ibrahima@example.org>',
      ['1|-|Koffi|Adjovi|koffi@example.org', '2|-|Esi|Mensah|esi@example.org', '2|-|Ibrahima|Sow|ibrahima@example.org'],
    ],
    ['Awa;Ndiaye;awa@example.org\nkoffi@example.org;MENSAH;Koffi', [awa(1, '-'), '2|-|Koffi|MENSAH|koffi@example.org']],
    ['Mme;Awa;Ndiaye;awa@example.org\nKoffi;Mensah;M.;koffi@example.org', [awa(1), koffi(2)]],
    ['Awa Ndiaye;awa@example.org\nKoffi;Mensah;koffi@example.org', [awa(1, '-'), koffi(2, '-')]],
    ['Awa;Ndiaye;awa@example.org\nKoffi Mensah <koffi@example.org>', [awa(1, '-'), koffi(2, '-')]],
    ['Awa;Ndiaye;awa@example.org\nKoffi,Mensah,koffi@example.org', [awa(1, '-'), koffi(2, '-')]],
    ['Nom;Courriel\nAwa Ndiaye;awa@example.org\n;Koffi Mensah <koffi@example.org>', [awa(2, '-'), koffi(3, '-')]],
  ])('%j', (text, readers) => expect(read(text)).toEqual(readers));
});

it('people of one line have a place in it', () => {
  const list = readReaderList(
    'Awa Ndiaye <awa@example.org>; Koffi Mensah <koffi@example.org>\nAya Sow <aya@example.org>',
  );
  expect(list.kind === 'read' && list.readers.map(({ line, place }) => [line, place])).toEqual([
    [1, 1],
    [1, 2],
    [2, null],
  ]);
});

it.each(['Esi;Sow;esi@example.org;ibrahima@example.org', 'Esi Sow <esi@example.org> Ali <ali@example.org>'])(
  'a line with more addresses than people that can be told apart is refused: %s',
  (text) =>
    expect(readReaderList(`koffi@example.org\n${text}`)).toMatchObject({
      refused: [{ line: 2, why: 'manyAddresses' }],
    }),
);

type Person = readonly [string, string];

const mail = ([given, surname]: Person): string =>
  `${given}.${surname}@example.org`
    .normalize('NFKD')
    .replaceAll(/[^\w.@]/g, '')
    .toLowerCase();

it('every address and name of a mixture of lines is in exactly one row or refused line', () => {
  const people = fc.uniqueArray(fc.tuple(word, word), {
    minLength: 1,
    maxLength: 8,
    selector: mail,
  });
  const forms: readonly ((person: Person) => string)[] = [
    (person) => `${person[0]} ${person[1]} <${mail(person)}>`,
    (person) => `${person[1]}, ${person[0]} <${mail(person)}>`,
    (person) => `${person[0]};${person[1]};${mail(person)}`,
    (person) => `${mail(person)};${person[0]};${person[1]}`,
    (person) => `Mme;${person[0]};${person[1]};${mail(person)}`,
    (person) => `${person[0]} ${person[1]};${mail(person)}`,
    (person) => `${person[0]},${person[1]},${mail(person)}`,
    mail,
  ];
  const form = fc.integer({ min: 0, max: forms.length - 1 });
  fc.assert(
    fc.property(people, fc.array(form, { minLength: 8, maxLength: 8 }), fc.boolean(), (persons, kinds, isJoined) => {
      const parts = persons.map((person, index) => ({ person, text: forms[kinds[index] ?? 0]?.(person) ?? '' }));
      const list = readReaderList(
        parts.map(({ text }) => text).join(isJoined && parts.every(({ text }) => text.includes('<')) ? '; ' : '\n'),
      );
      fc.pre(list.kind === 'read');
      for (const { person, text } of parts) {
        const rows = list.readers.filter(({ email }) => email === mail(person));
        const lines = list.refused.filter((line) => line.text.includes(mail(person)));
        expect(rows.length + lines.length).toBe(1);
        const isNamed = text !== mail(person);
        for (const { firstName, lastName } of rows.slice(0, isNamed ? 1 : 0)) {
          const names = new Set(`${firstName} ${lastName}`.split(/[\s,]+/));
          expect(person.every((part) => names.has(part))).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});
