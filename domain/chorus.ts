import type { PaymentStatus, InvoiceKind } from './enumerations.ts';
import { paymentStatus } from './enumerations.ts';
import type { Moment } from './moment.ts';

/** A deposit of an invoice on Chorus Pro, the invoicing portal of French public bodies, or its rejection there. */
export type ChorusStep =
  /** `reference`: the number of the deposit. */
  | { readonly kind: 'deposited'; readonly at: Moment; readonly reference: string }
  | { readonly kind: 'rejected'; readonly at: Moment; readonly reason: string };

/** Where an unpaid invoice to a French public body stands. */
export type OpenChorusProgress = { readonly kind: 'toDeposit' } | ChorusStep;

/** Where an invoice to a French public body stands. */
export type ChorusProgress = OpenChorusProgress | { readonly kind: 'paid' };

/** Where the credit note of a public body’s invoice stands; `null` unless the portal holds that invoice. */
export function creditProgressOf(
  invoice: ChorusStep['kind'] | null,
  step: ChorusStep | null,
): OpenChorusProgress | null {
  return invoice === 'deposited' ? (step ?? { kind: 'toDeposit' }) : null;
}

interface Deposited {
  readonly kind: InvoiceKind;
  readonly status: PaymentStatus;
  readonly isCanceled: boolean;
  /** Of the buyer; empty without one. */
  readonly siret: string;
  /** The last one; `null` before the first deposit. */
  readonly step: ChorusStep | null;
}

/** Where an invoice stands; `null` where nothing is deposited: it is no invoice of a public body, or it is canceled. */
export function chorusProgressOf({ kind, status, isCanceled, siret, step }: Deposited): ChorusProgress | null {
  if (kind !== 'invoice' || isCanceled || siret === '') return null;
  const isOpen = status === paymentStatus.unpaid || status === paymentStatus.partlySettled;
  if (isOpen) return step ?? { kind: 'toDeposit' };
  return { kind: 'paid' };
}
