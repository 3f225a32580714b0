import type { PostalAddress } from './address.ts';
import type { Duration } from './catalogue.ts';
import type { InvoiceLine } from './invoice.ts';
import type { InvoiceKind } from './enumerations.ts';
import type { Day } from './day.ts';
import type { EuroVat, InvoiceFacts, ServicePeriod } from './invoice-facts.ts';
import { buyerSiren } from './invoice-facts.ts';
import type { Locale } from './locale.ts';
import type { Currency } from './money.ts';
import type { MoneyMethod } from './payment.ts';

/** What a document must say besides its parties, lines, dates and totals. */
export type LegalMention =
  | { readonly kind: 'buyerSiren'; readonly siren: string }
  | { readonly kind: 'delivery'; readonly address: PostalAddress }
  /** All that is sold is a service. */
  | { readonly kind: 'operation' }
  | { readonly kind: 'period'; readonly period: ServicePeriod }
  /** The period begins with the payment. */
  | { readonly kind: 'duration'; readonly months: Duration }
  | { readonly kind: 'pressRate'; readonly rate: number }
  | { readonly kind: 'vatOnDebits' }
  /** Of an invoice in another currency. */
  | { readonly kind: 'euroVat'; readonly vat: EuroVat; readonly currency: Currency }
  | { readonly kind: 'payment'; readonly on: Day; readonly method: MoneyMethod }
  /** `null`: the rate of the law. */
  | { readonly kind: 'latePayment'; readonly rate: number | null }
  | { readonly kind: 'recoveryFee' }
  /** Of a French public body: its law leaves no other rate. */
  | { readonly kind: 'publicLatePayment' }
  | { readonly kind: 'publicRecoveryFee' }
  /** `null`: none. */
  | { readonly kind: 'discount'; readonly terms: Readonly<Record<Locale, string>> | null };

/** A document, as far as its mentions depend on it. */
export interface MentionedDocument {
  readonly kind: InvoiceKind;
  readonly vatNumber: string | null;
  readonly currency: Currency;
  readonly lines: readonly Pick<InvoiceLine, 'vatRate'>[];
  /** `null` for documents issued before they were kept: these state only what their amounts prove. */
  readonly facts: InvoiceFacts | null;
  /** The period of the subscription that it is for, once that has begun. */
  readonly begun: ServicePeriod | null;
  readonly payment: { readonly on: Day; readonly method: MoneyMethod } | null;
}

interface Rule {
  /** The law that asks for it. */
  readonly source: string;
  readonly of: (document: MentionedDocument) => readonly LegalMention[];
}

const CGI = 'CGI, annexe II, article 242 nonies A, I';

/** Rates of the press in France and overseas, in basis points. */
const pressRates = [210, 105];

/** Terms of payment stand on what can still be paid late: not on a credit note. */
const onInvoice = ({ kind }: MentionedDocument, mentions: readonly LegalMention[]) =>
  kind === 'creditNote' ? [] : mentions;

/** What late and early payment of an invoice cost, by its facts. */
export function termsOfPayment({
  seller: { latePaymentRate: rate, discountTerms: terms },
  latePaymentLaw,
}: InvoiceFacts): Readonly<Record<'latePayment' | 'recoveryFee' | 'discount', LegalMention>> {
  const discount = { kind: 'discount', terms } as const;
  return latePaymentLaw === 'publicProcurementCode'
    ? { latePayment: { kind: 'publicLatePayment' }, recoveryFee: { kind: 'publicRecoveryFee' }, discount }
    : { latePayment: { kind: 'latePayment', rate }, recoveryFee: { kind: 'recoveryFee' }, discount };
}

/** The mandatory mentions, in the order in which they are printed. */
export const mentionRules: readonly Rule[] = [
  {
    source: `${CGI} (decree 2022-1299 of 7 October 2022)`,
    of: ({ facts, vatNumber }) => {
      const siren = buyerSiren({ siret: facts?.buyer?.siret ?? '', vatNumber });
      return siren === null ? [] : [{ kind: 'buyerSiren', siren }];
    },
  },
  {
    source: `${CGI} (decree 2022-1299 of 7 October 2022)`,
    of: ({ facts }) => (facts?.buyer?.delivery ? [{ kind: 'delivery', address: facts.buyer.delivery }] : []),
  },
  {
    source: `${CGI} (decree 2022-1299 of 7 October 2022)`,
    of: ({ facts }) => (facts ? [{ kind: 'operation' }] : []),
  },
  {
    source: `${CGI}, 10°`,
    of: ({ facts, begun }) => {
      const period = facts?.period ?? begun;
      if (period) return [{ kind: 'period', period }];
      return facts?.months ? [{ kind: 'duration', months: facts.months }] : [];
    },
  },
  {
    source: 'CGI, article 298 septies',
    of: ({ lines }) =>
      pressRates.flatMap((rate) =>
        lines.some(({ vatRate }) => vatRate === rate) ? [{ kind: 'pressRate' as const, rate }] : [],
      ),
  },
  {
    source: `${CGI} (decree 2022-1299 of 7 October 2022)`,
    of: ({ facts, lines }) =>
      facts?.seller.isVatOnDebits && lines.some(({ vatRate }) => vatRate > 0) ? [{ kind: 'vatOnDebits' }] : [],
  },
  {
    source: 'CGI, article 289, IV',
    of: ({ facts, currency }) => (facts?.euroVat ? [{ kind: 'euroVat', vat: facts.euroVat, currency }] : []),
  },
  {
    source: 'Settled invoices: day and method of the payment',
    of: ({ payment }) => (payment ? [{ kind: 'payment', ...payment }] : []),
  },
  {
    source:
      'Code de commerce, articles L441-9, I and L441-10, II; code de la commande publique, articles L2192-13 and R2192-31',
    of: (document) => onInvoice(document, document.facts ? [termsOfPayment(document.facts).latePayment] : []),
  },
  {
    source:
      'Code de commerce, articles L441-9, I, L441-10, II and D441-5; code de la commande publique, articles L2192-13 and D2192-35',
    of: (document) => onInvoice(document, document.facts ? [termsOfPayment(document.facts).recoveryFee] : []),
  },
  {
    source: 'Code de commerce, article L441-9, I',
    of: (document) => onInvoice(document, document.facts ? [termsOfPayment(document.facts).discount] : []),
  },
];

/** The mandatory mentions of a document. Why no tax is charged is the document's own (`VatMention`). */
export function legalMentions(document: MentionedDocument): readonly LegalMention[] {
  return mentionRules.flatMap(({ of }) => of(document));
}
