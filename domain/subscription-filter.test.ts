import { expect, test } from 'vitest';
import type { HeldSubscription } from './subscription.ts';
import { foundAmong, statusesAmong, statusNamed } from './subscription-filter.ts';

const row = (reference: string, status: HeldSubscription['status'], ...publications: readonly string[]) => {
  const licence = { type: 'normal', nature: 'new', licence: 'professional', readers: 1, months: 12 } as const;
  const period = {
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    isPayable: false,
    isDecidable: null,
    isFollowed: false,
    isInvoiced: false,
    dueOn: null,
    isUntaxed: false,
    net: null,
  };
  return { subscription: { id: 1, reference, isFromQuotation: false, status, publications, ...licence, ...period } };
};
const rows = [
  row('ABO-1', 'current', 'Lettre du Sahel', 'Énergies'),
  row('ABO-2', 'ended', 'Lettre du Maghreb'),
  row('ABO-3', 'unknown', 'Ports'),
];

test.each([
  [{}, ['ABO-1', 'ABO-2', 'ABO-3']],
  [{ status: 'ended' }, ['ABO-2']],
  [{ status: 'no status' }, ['ABO-1', 'ABO-2', 'ABO-3']],
  [{ text: 'lettre' }, ['ABO-1', 'ABO-2']],
  [{ text: '  energies   SAHEL ' }, ['ABO-1']],
  [{ text: 'sahel maghreb' }, []],
  [{ text: 'abo-3' }, ['ABO-3']],
  [{ status: 'current', text: 'maghreb' }, []],
])('finds by %o: %o', (filters, references) => {
  const found = foundAmong(rows, { status: '', text: '', ...filters });
  expect(found.map(({ subscription }) => subscription.reference)).toEqual(references);
});

test.each([
  ['current', 'current'],
  ['unknown', 'unknown'],
  ['', null],
  ['toString', null],
])('reads the status "%s" of an address as %s', (name, status) => {
  expect(statusNamed(name)).toBe(status);
});

test('offers the statuses of the rows and the one asked for, in the order of the specification', () => {
  expect(statusesAmong(rows.toReversed(), null)).toEqual(['current', 'ended', 'unknown']);
  expect(statusesAmong(rows.toReversed(), 'quote')).toEqual(['current', 'ended', 'quote', 'unknown']);
});
