/** An invoice of an order at the time of payment. Amounts in the smallest units, tax included. */
export interface Asking {
  readonly invoiceId: number;
  /** Whether it can be paid, and is unchanged since it was ordered. */
  readonly isAsOrdered: boolean;
  readonly remaining: number;
}

/** The share of a payment for one invoice. */
export interface Part {
  readonly invoiceId: number;
  readonly minor: number;
  readonly isSettled: boolean;
}

/** The distribution of a payment over an order's invoices. */
export interface Apportioned {
  readonly parts: readonly Part[];
  /** The amount to refund. */
  readonly rest: number;
}

/**
 * Distributes a transfer over invoices in order: any amount due is paid from it, since returning it would take days and
 * make the buyer pay again.
 */
export function apportionTransfer(minor: number, invoices: readonly Asking[]): Apportioned {
  let rest = minor;
  const parts: Part[] = [];
  for (const { invoiceId, isAsOrdered, remaining } of invoices) {
    const part = isAsOrdered ? Math.min(rest, remaining) : 0;
    if (part > 0) parts.push({ invoiceId, minor: part, isSettled: part === remaining });
    rest -= part;
  }
  return { parts, rest };
}

/**
 * Applies a card charge: either exactly the amount that the buyer confirmed, or nothing, and all of it is refunded.
 * `left`: what a charge of one instalment leaves to pay.
 */
export function apportionCharge(minor: number, invoices: readonly Asking[], left: number): Apportioned {
  const asked = invoices.reduce((sum, { remaining }) => sum + remaining, -left);
  const isAsConfirmed = asked === minor && invoices.every(({ isAsOrdered }) => isAsOrdered);
  if (!isAsConfirmed) return { parts: [], rest: minor };
  return apportionTransfer(minor, invoices);
}
