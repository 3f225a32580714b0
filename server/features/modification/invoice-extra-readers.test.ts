import { expect, test } from 'vitest';
import { orderNotes } from '../invoice/order-notes.ts';
import { buyerFactsOf } from '../invoice/payer.ts';
import { buyerOfSeats } from './invoice-extra-readers.ts';

const publicBuyer = { siret: '35600000000048', serviceCode: 'DOC-2', engagementNumber: 'EJ-4471' };
const address = {
  organisation: 'Ministère des essais',
  recipient: '',
  street: '1, rue des Essais',
  complement: '',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
};
const subscription = { publicBuyer, delivery: null, locale: 'en' } as const;

const invoiced = (purchaseOrder: string) => {
  const buyer = buyerOfSeats(subscription, purchaseOrder);
  return {
    facts: buyerFactsOf({ address, vatNumber: '', purchaseOrder }, buyer),
    notes: orderNotes(buyer, { country: 'FR', purchaseOrder }).join('\n'),
  };
};

test('an invoice of further seats names the number of their order, not the commitment of the first one', () => {
  const { facts, notes } = invoiced('EJ-5002');
  expect(facts).toMatchObject({ purchaseOrder: 'EJ-5002', engagementNumber: '', serviceCode: 'DOC-2' });
  expect(notes).toContain('EJ-5002');
  expect(notes).toContain('DOC-2');
  expect(notes).not.toContain('EJ-4471');
});

test('an invoice of further seats without a number of their own keeps the first commitment', () => {
  const { facts, notes } = invoiced('');
  expect(facts).toMatchObject({ purchaseOrder: '', engagementNumber: 'EJ-4471', serviceCode: 'DOC-2' });
  expect(notes).toContain('EJ-4471');
});
