import type { Party } from '../../machines/domain/invoice.ts';
import type { PaymentMethod } from '../../machines/domain/payment.ts';
import type { WatchSubject } from '../../machines/domain/watch.ts';
import type { NewLine } from '../features/invoice/create-invoice.ts';
import type { NewAccount } from '../features/session/create-account.ts';
import type { DemoQuotation } from './quotations.ts';
import type { Renewing } from './renewals.ts';
import type { DemoWallet } from './wallets.ts';

/** An invoice of a demo person, dated relative to the day of the seed. */
export interface DemoInvoice {
  readonly number: string;
  readonly issuedDaysAgo: number;
  readonly currency: 'EUR' | 'USD' | 'GBP';
  readonly lines: readonly NewLine[];
  readonly paid?: { readonly method: PaymentMethod; readonly daysAgo: number };
}

/** A demo person, with their description in the start block. */
export interface DemoPerson extends Partial<Renewing> {
  readonly what: string;
  readonly account: NewAccount;
  readonly payer: Party;
  readonly invoices: readonly DemoInvoice[];
  /** Operations of their wallet, if they have one. */
  readonly wallet?: DemoWallet;
  readonly quotations?: readonly DemoQuotation[];
  /** Their watches. */
  readonly watches?: readonly WatchSubject[];
  /** Their newsletters, by code; the number of a publication means its summary. */
  readonly newsletters?: readonly (string | number)[];
  /** A subscription with themselves as reader. */
  readonly hasSubscription?: true;
  /** Number of readings, over how many days, and number of saved articles. */
  readonly readings?: { readonly count: number; readonly days: number; readonly kept: number };
  /**
   * A licence for many that they administer, with requests in every state. It is seeded shortly after the first start.
   */
  readonly licence?: { readonly seats: number; readonly readers: number; readonly domain: string };
}
