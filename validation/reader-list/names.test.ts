import { expect, it } from 'vitest';
import { UNSET_CIVILITY } from '../../domain/enumerations.ts';
import { isInCapitals, namesOf } from './names.ts';

it.each([
  ['NDIAYE', true],
  ['N’DIAYE', true],
  ['Ndiaye', false],
  ['ndiaye', false],
  ['N.', false],
  ['É', false],
  ['12', false],
  ['王小明', false],
])('“%s” is in capitals: %s', (word, is) => {
  expect(isInCapitals(word)).toBe(is);
});

it.each([
  ['Awa Marie Ndiaye', 'firstLast', 'Awa', 'Marie Ndiaye'],
  ['Ndiaye Ba Awa', 'lastFirst', 'Awa', 'Ndiaye Ba'],
  ['NDIAYE Awa', 'firstLast', 'Awa', 'NDIAYE'],
  ['Awa NDIAYE BA', 'lastFirst', 'Awa', 'NDIAYE BA'],
  ['AWA NDIAYE', 'firstLast', 'AWA', 'NDIAYE'],
  ['Ndiaye , Awa', 'firstLast', 'Awa', 'Ndiaye'],
  ['  Awa   Ndiaye ', 'firstLast', 'Awa', 'Ndiaye'],
  ['“ Awa Ndiaye ”,', 'firstLast', 'Awa', 'Ndiaye'],
  ['Ndiaye', 'firstLast', '', 'Ndiaye'],
  ['Ndiaye', 'lastFirst', '', 'Ndiaye'],
  ['', 'firstLast', '', ''],
] as const)('“%s”, %s: %s, then %s', (text, order, firstName, lastName) => {
  expect(namesOf(text, order)).toMatchObject({ firstName, lastName });
});

it.each([
  ['Mme Awa Ndiaye', true, 'Awa'],
  ['M. Ali Ba', true, 'Ali'],
  ['M Ali Ba', true, 'Ali'],
  ['Mr Ali Ba', true, 'Ali'],
  ['F Ali Ba', false, 'F'],
  ['Mme', false, ''],
])('“%s” begins with a title: %s', (text, has, firstName) => {
  const names = namesOf(text);
  expect(names.civility !== UNSET_CIVILITY).toBe(has);
  expect(names.firstName).toBe(firstName);
});
