import { expect, test } from 'vitest';
import { book, dakar, lyon } from '../machines/payment/payment.fixtures.ts';
import { addressFields, isSameAddress, nextRank, postalAddressOf, selectedAddress, selectedOf } from './address.ts';
import { billingOf, isSameBilling } from './billing.ts';

test.each(addressFields)('addresses that differ in %s only are not the same', (field) => {
  expect(isSameAddress(lyon, { ...lyon, [field]: `${lyon[field]} bis` })).toBe(false);
});

test('a kept address equals its lines under any number', () => {
  const another = { ...lyon, id: 99 };
  expect(isSameAddress(lyon, another)).toBe(true);
  expect(postalAddressOf(lyon)).not.toHaveProperty('id');
  expect(isSameAddress(lyon, postalAddressOf(lyon))).toBe(true);
});

test('the selected address is found by its number', () => {
  expect(selectedAddress(book)).toBe(lyon);
  expect(selectedAddress({ ...book, selectedId: dakar.id })).toBe(dakar);
  expect(selectedAddress({ ...book, selectedId: null })).toBeNull();
});

test.each([
  {
    name: 'the highest rank',
    rows: [
      [1, false],
      [3, false],
      [2, false],
    ],
    selected: 1,
  },
  {
    name: 'the oldest of one rank',
    rows: [
      [0, false],
      [0, false],
    ],
    selected: 0,
  },
  {
    name: 'none that is deleted',
    rows: [
      [1, false],
      [3, true],
    ],
    selected: 0,
  },
  { name: 'none of none', rows: [[3, true]], selected: -1 },
] as const)('selects $name', ({ rows, selected }) => {
  const ranked = rows.map(([rank, isDeleted]) => ({ rank, isDeleted }));
  expect(selectedOf(ranked)).toBe(ranked[selected]);
});

test('what is selected next ranks above all, deleted ones included', () => {
  expect(nextRank([])).toBe(1);
  expect(
    nextRank([
      { rank: 4, isDeleted: true },
      { rank: 2, isDeleted: false },
    ]),
  ).toBe(5);
});

test.each([
  { name: 'an absent and an empty region', region: '', isSame: true },
  { name: 'an absent region and null', region: null, isSame: true },
  { name: 'different regions', region: 'Dakar', isSame: false },
  { name: 'different VAT numbers', vatNumber: 'FR83404833048', isSame: false },
  { name: 'different purchase orders', purchaseOrder: 'BC-8', isSame: false },
])('compares billing details with $name', ({ region, vatNumber = '', purchaseOrder = 'BC-7', isSame }) => {
  const address = postalAddressOf(lyon);
  const billing = { address, vatNumber: '', purchaseOrder: 'BC-7' };
  expect(isSameBilling(billing, { address: { ...address, region }, vatNumber, purchaseOrder })).toBe(isSame);
});

test('compares absent billing details', () => {
  const billing = { address: postalAddressOf(lyon), vatNumber: '', purchaseOrder: '' };
  expect([isSameBilling(null, null), isSameBilling(billing, null), isSameBilling(null, billing)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('invoices go to the chosen kept address, else to the typed one', () => {
  const typed = postalAddressOf(dakar);
  const given = { typed, vatNumber: 'FR40303265045', purchaseOrder: 'BC-7' };
  const { typed: _typed, ...numbers } = given;
  expect(billingOf({ ...given, kept: lyon })).toEqual({ ...numbers, address: postalAddressOf(lyon) });
  expect(billingOf({ ...given, kept: null })).toEqual({ ...numbers, address: typed });
});
