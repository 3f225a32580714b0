import type { Party } from '../../machines/domain/invoice.ts';
import type { PaymentMethod } from '../../machines/domain/payment.ts';
import type { WatchSubject } from '../../machines/domain/watch.ts';
import type { NewLine } from '../features/invoice/create-invoice.ts';
import type { NewAccount } from '../features/session/create-account.ts';
import type { DemoQuotation } from './quotations.ts';
import type { Renewing } from './renewals.ts';
import type { DemoWallet } from './wallets.ts';

/** An invoice of a demo person, dated from the day of the seed. */
export interface DemoInvoice {
  readonly number: string;
  readonly issuedDaysAgo: number;
  readonly currency: 'EUR' | 'USD' | 'GBP';
  readonly lines: readonly NewLine[];
  readonly paid?: { readonly method: PaymentMethod; readonly daysAgo: number };
}

/** A demo person, with what the start block says about them. */
export interface DemoPerson extends Partial<Renewing> {
  readonly what: string;
  readonly account: NewAccount;
  readonly payer: Party;
  readonly invoices: readonly DemoInvoice[];
  /** What went in and out of their wallet, if they have one. */
  readonly wallet?: DemoWallet;
  readonly quotations?: readonly DemoQuotation[];
  /** What they have watched. */
  readonly watches?: readonly WatchSubject[];
  /** Newsletters that they receive, by code; the number of a publication stands for its summary. */
  readonly newsletters?: readonly (string | number)[];
  /** A subscription that they read themselves. */
  readonly hasSubscription?: true;
  /** How much they have read, over how many days, and how many articles they keep for later. */
  readonly readings?: { readonly count: number; readonly days: number; readonly kept: number };
  /** A licence for many that they administer, with requests in every state. It is there shortly after the first start. */
  readonly licence?: { readonly seats: number; readonly readers: number; readonly domain: string };
}
