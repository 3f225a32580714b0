import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ChorusStep } from '../../../domain/chorus.ts';
import type { PaymentStatus, InvoiceKind } from '../../../domain/enumerations.ts';
import type { Party } from '../../../domain/invoice.ts';
import type { Day } from '../../../domain/day.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { InvoiceFacts } from '../../../domain/invoice-facts.ts';
import type { Currency } from '../../../domain/money.ts';
import type { VatMention } from '../../../domain/vat.ts';
import type { AccountId } from './account-id.ts';
import type { Json, NullableJson, Stored } from './stored-json.ts';

export interface InvoicesTable {
  id: GeneratedAlways<number>;
  /** Only a pro forma may be changed: the database refuses changes of issued invoices, except the status. */
  kind: Exclude<InvoiceKind, 'unknown'>;
  /** The invoice that a credit note undoes. */
  credited_invoice_id: Generated<number | null>;
  account_id: AccountId;
  reference: string;
  issued_on: Day;
  due_on: Day;
  status: PaymentStatus;
  currency: Currency;
  issuer: Json<Party>;
  payer: Json<Party>;
  notes: ColumnType<Stored<readonly string[]>, string | undefined, string>;
  vat_mention: VatMention | null;
  /** `null` for documents of releases before migration 0120. */
  facts: NullableJson<InvoiceFacts>;
}

export interface InvoiceLinesTable {
  invoice_id: number;
  position: number;
  label: string;
  quantity: number;
  net_minor: number;
  /** Basis points. */
  vat_rate: number;
  vat_minor: number;
}

/** A rate of exchange. */
export interface EuroRate {
  readonly currency: 'USD' | 'GBP';
  readonly day: Day;
  /** How much of the currency is worth one euro: `1.0843`. */
  readonly rate: string;
  readonly source: string;
}

export interface EuroRatesTable {
  currency: EuroRate['currency'];
  day: Day;
  rate: string;
  source: string;
}

/** Files of issued documents, written when they are first read; the database refuses changes. */
export interface InvoiceFilesTable {
  invoice_id: number;
  name: string;
  pdf: Buffer;
  /** The XML in it; `null`: it has no electronic form. */
  xml: string | null;
  written_at: Moment;
}

/** Payment plans: parts of invoices with due days of their own. */
export interface InvoiceInstalmentsTable {
  invoice_id: number;
  due_on: Day;
  amount_minor: number;
  /** The day of the agreement. */
  agreed_on: Day;
}

/** Reminders that were sent. */
export interface InvoiceRemindersTable {
  invoice_id: number;
  /** Days after the due day; negative before it. */
  day_offset: number;
  /** The due day of an instalment; `null` for the invoice's own. */
  instalment_on: Generated<Day | null>;
  sent_at: Moment;
}

export interface ChorusStepsTable {
  id: GeneratedAlways<number>;
  invoice_id: number;
  kind: ChorusStep['kind'];
  /** The number of the deposit, or the portal's reason. */
  text: string;
  happened_at: Moment;
}

export interface InvoiceTokensTable {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  invoice_id: number;
  created_at: Moment;
  expires_at: Moment;
  revoked_at: Moment | null;
}
