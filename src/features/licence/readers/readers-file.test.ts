import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { messages as en } from '../../../../locales/en/messages.po';
import { messages as fr } from '../../../../locales/fr/messages.po';
import { readers } from '../../../../machines/licence/readers/readers.fixtures.ts';
import { compareReaders } from '../../../../validation/reader-list/compare.ts';
import { readReaderList } from '../../../../validation/reader-list/reader-list.ts';
import { readersFile } from './readers-file.ts';

const facts = { zone: 'Europe/Paris', today: '2026-03-01' } as const;

test('the file of readers opens in the spreadsheets of the language, with what awaits in words', () => {
  const french = { i18n: setupI18n({ locale: 'fr', messages: { fr } }), ...facts };
  expect(readersFile(readers.slice(0, 2), french)).toEqual({
    name: 'lecteurs-2026-03-01.csv',
    text: [
      '\uFEFFCivilité;Prénom;Nom;Adresse e-mail;Demande',
      'Mme;Amina;De La Croix;amina.delacroix@example.fr;',
      'M.;Moussa;Diallo;moussa.diallo@example.fr;Ajout dès notre validation',
      '',
    ].join('\r\n'),
  });
});

test.each([
  ['fr', fr],
  ['en', en],
])('the file of readers, pasted as a list in %s, adds and changes no reader', (locale, messages) => {
  const odd = readers.map((reader, index) =>
    index === 0 ? { ...reader, firstName: '=Awa', lastName: 'de la CROIX' } : reader,
  );
  const { text } = readersFile(odd, { i18n: setupI18n({ locale, messages: { [locale]: messages } }), ...facts });
  const list = readReaderList(text);
  if (list.kind === 'refused') throw new Error(list.problem.kind);
  expect([list.readers.length, list.refused]).toEqual([odd.length, []]);
  const { standings, unlisted } = compareReaders(list.readers, odd);
  expect([...standings.values()].filter(({ kind }) => kind === 'new' || kind === 'changed')).toEqual([]);
  expect(unlisted).toEqual([]);
});

test('every reader’s name is escaped: it is no formula, and stays in its cell', () => {
  const english = { i18n: setupI18n({ locale: 'en', messages: { en } }), ...facts };
  const [reader] = readers;
  const named = (firstName: string) =>
    readersFile(reader ? [{ ...reader, firstName }] : [], english).text.split('\r\n')[1];
  expect(named('=HYPERLINK("https://example.org")')).toContain(`,"'=HYPERLINK(""https://example.org"")",`);
  expect(named('a,b')).toContain(',"a,b",');
});
