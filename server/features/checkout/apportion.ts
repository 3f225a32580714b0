/** An invoice of an order at the time of payment. Amounts in the smallest units, tax included. */
export interface Asking {
  readonly invoiceId: number;
  /** Whether it can be paid, and is unchanged since it was ordered. */
  readonly isAsOrdered: boolean;
  /** What is left to pay, by due day: each unpaid instalment, or all of it. */
  readonly due: readonly number[];
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

const remainingOf = ({ due }: Asking): number => due.reduce((all, minor) => all + minor, 0);

/**
 * Distributes a transfer over invoices in order: first what is due next of each, as the buyer was asked for, then what is
 * due after that. Any amount due is paid from it, since returning it would take days and make the buyer pay again.
 */
export function apportionTransfer(minor: number, invoices: readonly Asking[]): Apportioned {
  const payable = invoices.filter(({ isAsOrdered }) => isAsOrdered);
  const paid = new Map<number, number>();
  let rest = minor;
  for (let turn = 0; payable.some(({ due }) => turn < due.length); turn += 1)
    for (const { invoiceId, due } of payable) {
      const part = Math.min(rest, due[turn] ?? 0);
      paid.set(invoiceId, (paid.get(invoiceId) ?? 0) + part);
      rest -= part;
    }
  const parts = payable.flatMap((asking) => {
    const part = paid.get(asking.invoiceId) ?? 0;
    return part > 0 ? [{ invoiceId: asking.invoiceId, minor: part, isSettled: part === remainingOf(asking) }] : [];
  });
  return { parts, rest };
}

/**
 * Applies a card charge: either exactly the amount that the buyer confirmed, or nothing, and all of it is refunded.
 * `left`: what a charge of one instalment leaves to pay.
 */
export function apportionCharge(minor: number, invoices: readonly Asking[], left: number): Apportioned {
  const asked = invoices.reduce((sum, asking) => sum + remainingOf(asking), -left);
  const isAsConfirmed = asked === minor && invoices.every(({ isAsOrdered }) => isAsOrdered);
  if (!isAsConfirmed) return { parts: [], rest: minor };
  return apportionTransfer(minor, invoices);
}
