import { describe, expect, it } from 'vitest';
import type { BuyerFacts, InvoiceFacts } from './invoice-facts.ts';
import { buyerSiren } from './invoice-facts.ts';
import type { MentionedDocument } from './legal-mentions.ts';
import { legalMentions, mentionRules } from './legal-mentions.ts';

const address = {
  organisation: 'Commune des Deux Rives',
  recipient: '',
  street: '1, place de la Mairie',
  complement: '',
  postalCode: '69002',
  city: 'Lyon',
  country: 'FR',
};

const buyer: BuyerFacts = {
  address,
  delivery: null,
  purchaseOrder: '',
  siret: '',
  serviceCode: '',
  engagementNumber: '',
};

const facts: InvoiceFacts = {
  seller: { siren: '999888779', address: [], latePaymentRate: null, discountTerms: null, isVatOnDebits: false },
  buyer,
  months: null,
  period: null,
  listed: [],
  latePaymentLaw: 'commercialCode',
  euroVat: null,
  issue: null,
};

const invoice: MentionedDocument = {
  kind: 'invoice',
  currency: 'EUR',
  vatNumber: null,
  lines: [{ vatRate: 2000 }],
  facts,
  begun: null,
  payment: null,
};

const kinds = (document: Partial<MentionedDocument>) =>
  legalMentions({ ...invoice, ...document }).map(({ kind }) => kind);

describe('mandatory mentions', () => {
  it('of every invoice: kind of operation, penalties, recovery fee, discount', () => {
    expect(legalMentions(invoice)).toEqual([
      { kind: 'operation' },
      { kind: 'latePayment', rate: null },
      { kind: 'recoveryFee' },
      { kind: 'discount', terms: null },
    ]);
  });

  it('have the issuer’s terms', () => {
    const discountTerms = { fr: 'Escompte de 1 %', en: '1% discount' };
    const seller = { ...facts.seller, latePaymentRate: 1250, discountTerms, isVatOnDebits: true };
    expect(legalMentions({ ...invoice, facts: { ...facts, seller } })).toEqual([
      { kind: 'operation' },
      { kind: 'vatOnDebits' },
      { kind: 'latePayment', rate: 1250 },
      { kind: 'recoveryFee' },
      { kind: 'discount', terms: discountTerms },
    ]);
    const untaxed = { ...invoice, facts: { ...facts, seller }, lines: [{ vatRate: 0 }] };
    expect(legalMentions(untaxed).map(({ kind }) => kind)).not.toContain('vatOnDebits');
  });

  it('of an invoice to a public body follow the public procurement code, not the issuer’s rate', () => {
    const seller = { ...facts.seller, latePaymentRate: 1250 };
    expect(kinds({ facts: { ...facts, seller, latePaymentLaw: 'publicProcurementCode' } })).toEqual([
      'operation',
      'publicLatePayment',
      'publicRecoveryFee',
      'discount',
    ]);
  });

  it('of an invoice with tax in another currency say it in euros, with the rate', () => {
    const euroVat = { minor: 1021, rate: '1.0843', day: '2026-11-27', source: 'European Central Bank' };
    expect(legalMentions({ ...invoice, facts: { ...facts, euroVat }, currency: 'USD' })).toContainEqual({
      kind: 'euroVat',
      vat: euroVat,
      currency: 'USD',
    });
  });

  it('of a credit note say nothing about late payment', () => {
    expect(kinds({ kind: 'creditNote' })).toEqual(['operation']);
  });

  it('say the press’s rate for each of its rates', () => {
    const lines = [{ vatRate: 105 }, { vatRate: 210 }, { vatRate: 850 }];
    expect(legalMentions({ ...invoice, lines })).toEqual(
      expect.arrayContaining([
        { kind: 'pressRate', rate: 210 },
        { kind: 'pressRate', rate: 105 },
      ]),
    );
    expect(kinds({})).not.toContain('pressRate');
  });

  it('say the period of service, or its length before the payment', () => {
    const period = { startsOn: '2026-01-01', endsOn: '2026-12-31' };
    const said = (document: Partial<MentionedDocument>) =>
      legalMentions({ ...invoice, ...document }).filter(({ kind }) => kind === 'period' || kind === 'duration');
    const ordered = { ...facts, months: 12 } as const;
    expect(said({ facts: ordered })).toEqual([{ kind: 'duration', months: 12 }]);
    expect(said({ facts: ordered, begun: period })).toEqual([{ kind: 'period', period }]);
    expect(said({ facts: { ...facts, period } })).toEqual([{ kind: 'period', period }]);
    expect(said({})).toEqual([]);
  });

  it('say who the buyer is, where it is delivered, and how it was paid', () => {
    const delivery = { ...address, street: '2, quai' };
    expect(
      legalMentions({
        ...invoice,
        facts: { ...facts, buyer: { ...buyer, siret: '21690123100011', delivery } },
        payment: { on: '2026-02-03', method: 'card' },
      }),
    ).toEqual(
      expect.arrayContaining([
        { kind: 'buyerSiren', siren: '216901231' },
        { kind: 'delivery', address: delivery },
        { kind: 'payment', on: '2026-02-03', method: 'card' },
      ]),
    );
  });

  it('of a document without kept facts are only those that its amounts prove', () => {
    expect(kinds({ facts: null, lines: [{ vatRate: 210 }] })).toEqual(['pressRate']);
  });

  it('have a source each', () => {
    expect(mentionRules.filter(({ source }) => source === '')).toEqual([]);
  });
});

it.each([
  ['a SIRET', { siret: '21690123100011', vatNumber: null }, '216901231'],
  ['a French VAT number', { siret: '', vatNumber: 'FR61999111222' }, '999111222'],
  ['a Belgian VAT number', { siret: '', vatNumber: 'BE0428759497' }, null],
  ['nothing', { siret: '', vatNumber: null }, null],
])('the SIREN of a buyer with %s', (_, numbers, siren) => {
  expect(buyerSiren(numbers)).toBe(siren);
});
