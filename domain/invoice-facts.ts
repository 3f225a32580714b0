import type { PostalAddress } from './address.ts';
import type { Duration } from './catalogue.ts';
import type { Day } from './day.ts';
import type { Locale } from './locale.ts';
import type { MoneyMethod, TransferDetails } from './payment.ts';

/** Law that rules late payment: the commercial code between businesses, the public procurement code for a French public body. */
export const latePaymentLaws = ['commercialCode', 'publicProcurementCode'] as const;

export type LatePaymentLaw = (typeof latePaymentLaws)[number];

/** Terms and registration of the issuer, as its documents state them. */
export interface SellerFacts {
  readonly siren: string | null;
  /** Address line by line, without capital and registration. */
  readonly address: readonly string[];
  /** Yearly rate of penalties for late payment, in basis points; `null`: the law's. */
  readonly latePaymentRate: number | null;
  /** Discount for early payment; `null`: none. */
  readonly discountTerms: Readonly<Record<Locale, string>> | null;
  /** Whether VAT is due when an invoice is issued, instead of when it is paid. */
  readonly isVatOnDebits: boolean;
}

/** The buyer's address and numbers, each empty without one. */
export interface BuyerFacts {
  readonly address: PostalAddress;
  /** `null`: the billing address. */
  readonly delivery: PostalAddress | null;
  readonly purchaseOrder: string;
  /** Of a French public body, as the next two. */
  readonly siret: string;
  readonly serviceCode: string;
  readonly engagementNumber: string;
}

/** Tax in euros, and the rate by which it was computed. */
export interface EuroVat {
  /** Cents; negative on a credit note. */
  readonly minor: number;
  /** How much of the invoice's currency was worth one euro, as the source writes it: `1.0843`. */
  readonly rate: string;
  readonly day: Day;
  readonly source: string;
}

/** First and last day of a service. */
export interface ServicePeriod {
  readonly startsOn: Day;
  readonly endsOn: Day;
}

/** What was so when a document was issued, and stays in it: later payments, plans and credit notes are not in it. */
export interface IssueFacts {
  /** The account's language and email address. */
  readonly locale: Locale;
  readonly email: string;
  /** The publisher's name above the document. */
  readonly nameplate: string;
  /** The payment that issued it; `null` if it was still to be paid. */
  readonly payment: { readonly reference: string; readonly on: Day; readonly method: MoneyMethod } | null;
  /** First and last day of the subscription, if it had begun. */
  readonly period: ServicePeriod | null;
  /** The publisher's account for transfers in its currency. */
  readonly account: Omit<TransferDetails, 'reference' | 'amount'> | null;
}

/**
 * What an invoice's legal mentions and its electronic form need besides its printed texts; kept as it was when the
 * invoice was issued.
 */
export interface InvoiceFacts {
  readonly seller: SellerFacts;
  /** `null` for a buyer of whom only the name is known. */
  readonly buyer: BuyerFacts | null;
  /** Length of the service, which begins with the payment; `null` for another one. */
  readonly months: Duration | null;
  /** First and last day, where these do not depend on the payment. */
  readonly period: ServicePeriod | null;
  /** What each line costs by the tariff, in the smallest units, where a discount was given on it; `null` where none was. */
  readonly listed: readonly (number | null)[];
  readonly latePaymentLaw: LatePaymentLaw;
  /** The tax of an invoice in another currency, in euros. */
  readonly euroVat: EuroVat | null;
  /** `null` for a pro forma, and for documents that earlier releases issued. */
  readonly issue: IssueFacts | null;
}

/** The SIREN of a French buyer: of its SIRET or its VAT number; `null` without one. */
export function buyerSiren({ siret, vatNumber }: { siret: string; vatNumber: string | null }): string | null {
  const number = vatNumber?.startsWith('FR') ? vatNumber.slice(4) : '';
  const siren = siret.slice(0, 9) || number;
  return /^\d{9}$/.test(siren) ? siren : null;
}
