/** Invoices and credit notes of every case of VAT, buyer and currency, for their electronic form. */
import type { PublicationKind } from '../../../domain/catalogue.ts';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { EuroVat } from '../../../domain/invoice-facts.ts';
import type { Currency } from '../../../domain/money.ts';
import { money, sum } from '../../../domain/money.ts';
import { taxOfLines } from '../../../domain/vat-by-rate.ts';
import { vatOn } from '../../../domain/vat.ts';
import type { FacturXDocument } from './factur-x.ts';

interface Case {
  readonly country?: string;
  readonly vatNumber?: string;
  readonly currency?: Currency;
  readonly kind?: 'invoice' | 'creditNote';
  /** Kind, net in cents, quantity. */
  readonly lines?: readonly (readonly [kind: PublicationKind, net: number, quantity: number])[];
  /** List prices in cents, of lines with a discount. */
  readonly listed?: readonly (number | null)[];
  readonly euroVat?: EuroVat;
  readonly isPublic?: true;
  readonly isDeliveredElsewhere?: true;
  readonly isPaidByCard?: true;
  readonly isVatOnDebits?: false;
}

const seller = ['14, rue des Imprimeurs', '75011 Paris', 'France'];

const severalRates: NonNullable<Case['lines']> = [
  ['press', 16_750, 1],
  ['press', 16_750, 1],
  ['press', 16_750, 3],
  ['database', 333, 7],
];

function documentOf(example: Case): FacturXDocument {
  const { country = 'FR', vatNumber = null, currency = 'EUR', kind = 'invoice', lines: given = severalRates } = example;
  const isCredit = kind === 'creditNote';
  const buyer = { country, vatNumber };
  const untaxed = given.map(([publication, net, quantity]) => ({
    label: publication === 'press' ? 'Le Courrier & Cie <hebdo>' : 'Base documentaire',
    quantity,
    net: money(isCredit ? -net : net, currency),
    vatRate: vatOn(publication, buyer).rate,
  }));
  const taxes = taxOfLines(untaxed);
  const lines = untaxed.map((line, index) => ({ ...line, vat: taxes[index] ?? money(0, currency) }));
  const add = (part: 'net' | 'vat') =>
    sum(
      lines.map((line) => line[part]),
      currency,
    );
  const total = sum([add('net'), add('vat')], currency);
  const address = {
    organisation: 'Institut des deux rives',
    recipient: 'Amina de la Croix',
    street: '3 quai des Brumes',
    complement: 'Bâtiment B',
    postalCode: country === 'NG' ? '' : '69002',
    city: 'Lyon',
    country,
  };
  return {
    invoice: {
      id: 1,
      kind,
      locale: 'en',
      reference: isCredit ? 'AV-2026-0007' : 'FA-2026-0413',
      credits: isCredit ? 'FA-2026-0413' : null,
      isPartialCredit: false,
      creditNotes: [],
      reversals: [],
      isPaidByInstalment: false,
      instalments: [],
      issuedOn: '2026-11-27',
      dueOn: isCredit || example.isPaidByCard ? '2026-11-27' : '2026-12-27',
      status: paymentStatus.unpaid,
      issuer: {
        name: 'Éditions des Lagunes SAS',
        address: [...seller, 'SAS au capital de 40 000 €', 'RCS Paris 999 888 779'],
        vatNumber: 'FR34999888779',
      },
      payer: { name: address.organisation, address: [], vatNumber },
      lines,
      notes: isCredit ? ['Adresse corrigée'] : [],
      vatMention: vatOn('press', buyer).mention,
      legalMentions: ['Type of sale: services'],
      net: add('net'),
      vat: add('vat'),
      total,
      remaining: total,
      paidBy: null,
      awaitedTransfer: null,
      chorus: null,
    },
    facts: {
      seller: {
        siren: '999888779',
        address: seller,
        latePaymentRate: 1250,
        discountTerms: null,
        isVatOnDebits: example.isVatOnDebits ?? true,
      },
      buyer: {
        address,
        delivery: example.isDeliveredElsewhere ? { ...address, organisation: 'Annexe', city: 'Marseille' } : null,
        purchaseOrder: 'BC-2026-118',
        siret: example.isPublic ? '21690123100011' : '',
        serviceCode: example.isPublic ? 'ACHATS' : '',
        engagementNumber: example.isPublic ? 'EJ-4471' : '',
      },
      months: null,
      period: null,
      listed: lines.map((_, index) => example.listed?.[index] ?? null),
      latePaymentLaw: example.isPublic ? 'publicProcurementCode' : 'commercialCode',
      euroVat: example.euroVat ?? null,
      issue: null,
    },
    creditedOn: isCredit ? '2026-11-02' : null,
    period: example.isPaidByCard ? { startsOn: '2026-11-27', endsOn: '2027-11-26' } : null,
    paidAtIssue: example.isPaidByCard ? { reference: 'PAY-2026-8812', on: '2026-11-27', method: 'card' } : null,
    account: { iban: 'FR7699999000010000123456768', bic: 'LAGUFRPPXXX', holder: 'Éditions des Lagunes SAS' },
    email: 'amina.croix@example.org',
    locale: 'en',
  };
}

const belgian = { country: 'BE', vatNumber: 'BE0428759497' };

const examples = {
  'several rates in France': {},
  'a French business': { vatNumber: 'FR61999111222' },
  'VAT due on payment': { isVatOnDebits: false },
  'a public body': { isPublic: true },
  'another delivery address': { isDeliveredElsewhere: true },
  'paid by card': { isPaidByCard: true },
  'a discount': { listed: [18_611, null, 20_000, 350] },
  Réunion: { country: 'RE' },
  Guiana: { country: 'GF' },
  Monaco: { country: 'MC' },
  'a Belgian business': belgian,
  'a German without a VAT number': { country: 'DE' },
  'a Nigerian client': { country: 'NG' },
  'a Nigerian client, in dollars': { country: 'NG', currency: 'USD' },
  'a French client, in dollars': {
    currency: 'USD',
    euroVat: { minor: 1035, rate: '1.0843', day: '2026-11-27', source: 'European Central Bank' },
  },
  'a credit note': { kind: 'creditNote' },
  'a credit note for a part': { kind: 'creditNote', lines: [['press', 5025, 2]] },
  'a credit note to a Belgian business': { kind: 'creditNote', ...belgian },
  'a credit note to a public body': { kind: 'creditNote', isPublic: true },
} as const satisfies Record<string, Case>;

/** Every document by its name. */
export const facturXDocuments = Object.entries<Case>(examples).map(
  ([name, example]) => [name, documentOf(example)] as const,
);

/** One of the documents. Throws for an unknown name. */
export function facturXDocument(name: keyof typeof examples): FacturXDocument {
  return documentOf(examples[name]);
}
