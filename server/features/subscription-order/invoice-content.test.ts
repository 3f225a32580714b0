import { create } from 'superstruct';
import { accountId } from '../../core/db/account-id.ts';
import { describe, expect, it } from 'vitest';
import type { BillingDetails } from '../../../domain/billing.ts';
import { money } from '../../../domain/money.ts';
import { invoiceContent } from './invoice-content.ts';
import { orderOf } from './order.ts';
import type { Subscription } from '../subscription/store.ts';

const address = {
  organisation: 'Commune des Deux Rives',
  recipient: 'Service des achats',
  street: '1, place de la Mairie',
  complement: '',
  postalCode: '69002',
  city: 'Lyon',
  country: 'FR',
};

const billing: BillingDetails = { address, vatNumber: '', purchaseOrder: 'BC-7' };

const subscription: Subscription = {
  id: 1,
  reference: 'DEV-1',
  accountId: create(2, accountId),
  locale: 'en',
  licence: 'independent',
  readers: 1,
  months: 6,
  currency: 'EUR',
  lines: [{ publicationId: 11, title: 'The Lagoon Courier', kind: 'press', net: money(10_000, 'EUR'), seats: null }],
  invoiceId: null,
  invoice: null,
  invoicedVat: null,
  received: 0,
  credited: 0,
  settledBy: null,
  awaitedTransfer: null,
  isPayable: true,
  termsId: null,
  billing: null,
  isServed: true,
  delivery: null,
  publicBuyer: { siret: '21690123100011', serviceCode: 'ACHATS', engagementNumber: '' },
  account: { isValid: true, wallet: null },
};

function contentFor(details: BillingDetails, change: Partial<Subscription> = {}) {
  const changed = { ...subscription, ...change };
  return invoiceContent(changed, details, orderOf(changed, details, null));
}

describe('the tax of a subscription’s order', () => {
  const halves = [11, 12].map((publicationId): Subscription['lines'][number] => ({
    publicationId,
    title: 'Weekly',
    kind: 'press',
    net: money(25, 'EUR'),
    seats: null,
  }));
  const totalFor = (change: Partial<Subscription>, asked: BillingDetails | null) =>
    orderOf({ ...subscription, lines: halves, billing, ...change }, asked, null).priced.total.minor;

  it('is computed by rate, on the base', () => {
    expect(totalFor({}, null)).toBe(51);
  });

  it('is that of the issued invoice, as long as this one stands', () => {
    const invoicedVat = [1, 1];
    expect(totalFor({ invoicedVat }, null)).toBe(52);
    expect(totalFor({ invoicedVat }, { ...billing })).toBe(52);
    expect(totalFor({ invoicedVat }, { ...billing, purchaseOrder: 'BC-8' })).toBe(51);
  });
});

describe('the invoice of a subscription', () => {
  it('names publication, licence, duration and readers, in the account’s language', () => {
    const { lines } = contentFor(billing);
    expect(lines).toEqual([
      {
        label: 'The Lagoon Courier, independent license, 6\u00A0months, 1\u00A0reader',
        quantity: 1,
        net: 10_000,
        vatRate: 210,
      },
    ]);
    const french = contentFor(billing, { locale: 'fr', licence: 'global', readers: 1200 }).lines[0]?.label;
    expect(french).toMatch(/^The Lagoon Courier, licence globale, 6\u00a0mois, 1\u202f200\u00a0lecteurs$/);
  });

  it('is addressed to the organisation, or to the person where there is none', () => {
    expect(contentFor(billing).payer).toEqual({
      name: 'Commune des Deux Rives',
      address: ['Service des achats', '1, place de la Mairie', '69002 Lyon', 'France'],
      vatNumber: null,
    });
    const person = { ...address, organisation: '', country: 'KE', postalCode: '' };
    expect(contentFor({ ...billing, address: person }).payer).toEqual({
      name: 'Service des achats',
      address: ['1, place de la Mairie', 'Lyon', 'Kenya'],
      vatNumber: null,
    });
  });

  it('has what a French public body needs, where it is invoiced in France', () => {
    expect(contentFor(billing).notes).toEqual([
      'Purchase order: BC-7',
      'SIRET number: 21690123100011',
      'Service code (“code service”): ACHATS',
    ]);
    const notes = contentFor({ ...billing, address: { ...address, country: 'BE' } }).notes;
    expect(notes).toEqual(['Purchase order: BC-7']);
  });

  it('says why no tax is charged', () => {
    const belgian = {
      ...billing,
      address: { ...address, country: 'BE' },
      vatNumber: 'BE0428759497',
      purchaseOrder: '',
    };
    expect(contentFor(belgian).vatMention).toBe('reverseCharge');
    expect(contentFor(belgian).payer.vatNumber).toBe('BE0428759497');
    const kenyan = { ...billing, address: { ...address, country: 'KE' }, purchaseOrder: '' };
    expect(contentFor(kenyan).vatMention).toBe('outsideUnion');
    expect(contentFor(billing).vatMention).toBeNull();
  });
});
