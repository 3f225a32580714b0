import { describe, expect, it } from 'vitest';
import type { ColumnRole } from './columns.ts';
import { columnsOfContent, columnsOfHeader, columnsOfRoles, headerRole, isHeader, rolesOf } from './columns.ts';

const nothing = { email: null, civility: null, firstName: null, lastName: null, fullName: null, isUnclear: false };

describe('a header', () => {
  it.each([
    ['E-mail professionnel', 'email'],
    ['Messagerie', 'email'],
    ['Civilité', 'civility'],
    ['Prénom', 'firstName'],
    ['Nom', 'lastName'],
    ['Prénom Nom', 'firstLast'],
    ['Nom et prénom', 'lastFirst'],
    ['Nom complet', 'firstLast'],
    ['Display name', 'firstLast'],
    ['Adresse', 'address'],
    ['Address', 'address'],
    ['Adresse postale', null],
    ['Nom de la société', null],
    ['nom@example.org', null],
    ['Téléphone', null],
    ['', null],
    ['nom '.padEnd(60, 'x'), 'lastName'],
    ['nom '.padEnd(61, 'x'), null],
  ])('“%s” names the role %s', (header, role) => {
    expect(headerRole(header)).toBe(role);
  });

  it.each([
    [['Nom', 'Prénom'], true],
    [['Nom', 'Téléphone'], false],
    [['Nom', ' '], true],
    [['Nom'], true],
    [['Téléphone', ''], false],
    [['Courriel', 'Téléphone'], true],
    [['Nom', 'Prénom', 'awa@example.org'], false],
    [['Ndiaye', 'Awa'], false],
  ])('%j is one: %s', (record, is) => {
    expect(isHeader(record)).toBe(is);
  });

  it.each([
    [['Adresse', 'E-mail'], [['12, rue des Essais', 'awa@example.org']], { email: 1 }],
    [['E-mail', 'Adresse'], [['', 'awa@example.org']], { email: 1 }],
    [['E-mail', 'Autre'], [['', 'awa@example.org']], { email: 1, isUnclear: true }],
    [['E-mail', 'Téléphone'], [['', '']], { email: 0, isUnclear: true }],
    [['E-mail', ' '], [['', '']], { email: 0 }],
    [
      ['E-mail', 'E-mail 2'],
      [
        ['awa@example.org', 'a@example.org'],
        ['', 'b@example.org'],
      ],
      { email: 1 },
    ],
    [['Prénom', 'Nom'], [], { firstName: 0, lastName: 1 }],
    [['Prénom', 'Name'], [], { firstName: 0, lastName: 1 }],
    [['Nom', 'Téléphone'], [], { fullName: { index: 0, order: 'firstLast' } }],
    [['Civilité', 'Nom et prénom'], [], { civility: 0, fullName: { index: 1, order: 'lastFirst' } }],
  ] as const)('%j of %j', (header, rows, columns) => {
    expect(columnsOfHeader(header, rows)).toEqual({ ...nothing, ...columns });
  });
});

describe('a list without a header', () => {
  it.each([
    [
      'title, names and address',
      [['Mme', 'Awa', 'Ndiaye', 'awa@example.org']],
      { email: 3, civility: 0, firstName: 1, lastName: 2 },
    ],
    [
      'a surname at the end of the address',
      [['Ndiaye', 'Awa', 'a.ndiaye@example.org']],
      { email: 2, firstName: 1, lastName: 0 },
    ],
    ['a surname in capitals', [['NDIAYE', 'Awa', 'contact@example.org']], { email: 2, firstName: 1, lastName: 0 }],
    ['the same name twice', [['Ali', 'Ali', 'ali@example.org']], { email: 2, isUnclear: true }],
    ['one name', [['Awa Ndiaye', 'awa@example.org']], { email: 1, fullName: { index: 0, order: 'firstLast' } }],
    ['three names', [['Awa', 'Marie', 'Ndiaye', 'awa@example.org']], { email: 3, isUnclear: true }],
    ['addresses alone', [['awa@example.org'], ['ali@example.org']], { email: 0 }],
    [
      'a first name that is a title, once in three',
      [
        ['Mme', 'a@example.org'],
        ['Awa', 'b@example.org'],
        ['Ali', 'c@example.org'],
      ],
      { email: 1, fullName: { index: 0, order: 'firstLast' } },
    ],
    [
      'few titles, and none where they are missing',
      [
        ['Mme', 'Awa', 'a@example.org'],
        ['', 'Ali', 'b@example.org'],
      ],
      { email: 2, civility: 0, fullName: { index: 1, order: 'firstLast' } },
    ],
    [
      'numbers, mostly',
      [
        ['12', 'Awa', 'a@example.org'],
        ['13 b', 'Ali', 'b@example.org'],
      ],
      { email: 2, fullName: { index: 1, order: 'firstLast' } },
    ],
  ] as const)('%s', (_, records, columns) => {
    expect(columnsOfContent(records)).toEqual({ ...nothing, ...columns });
  });
});

describe('roles that a person assigned', () => {
  it.each<[readonly ColumnRole[], object]>([
    [['unused', 'lastFirst', 'email'], { email: 2, fullName: { index: 1, order: 'lastFirst' } }],
    [['firstLast', 'email'], { email: 1, fullName: { index: 0, order: 'firstLast' } }],
    [['civility', 'lastName', 'firstName', 'email'], { email: 3, civility: 0, firstName: 2, lastName: 1 }],
    [['unused'], {}],
  ])('%j are the columns, and these have the roles', (roles, columns) => {
    expect(columnsOfRoles(roles)).toEqual({ ...nothing, ...columns });
    expect(rolesOf(columnsOfRoles(roles), roles.length)).toEqual(roles);
  });

  it('of two with one role the first counts', () => {
    expect(columnsOfRoles(['email', 'email', 'firstLast', 'lastFirst'])).toEqual({
      ...nothing,
      email: 0,
      fullName: { index: 2, order: 'firstLast' },
    });
  });
});
