/** An invoice of an order, as it stands when money comes. Amounts in the smallest units, tax included. */
export interface Asking {
  readonly invoiceId: number;
  /** Whether it can be paid, and says what it said when it was ordered. */
  readonly isAsOrdered: boolean;
  readonly remaining: number;
}

/** What an invoice gets of the money. */
export interface Part {
  readonly invoiceId: number;
  readonly minor: number;
  readonly isSettled: boolean;
}

/** What becomes of money that came for an order. */
export interface Apportioned {
  readonly parts: readonly Part[];
  /** What goes back. */
  readonly rest: number;
}

/**
 * What a transfer pays, one invoice after the other: whatever came is kept as far as something is open for it, since
 * sending it back would take days and leave the buyer to pay again.
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

/** What a card pays: just what the buyer saw and confirmed, or nothing; then all of it is given back. */
export function apportionCharge(minor: number, invoices: readonly Asking[]): Apportioned {
  const asked = invoices.reduce((sum, { remaining }) => sum + remaining, 0);
  const isAsConfirmed = asked === minor && invoices.every(({ isAsOrdered }) => isAsOrdered);
  if (!isAsConfirmed) return { parts: [], rest: minor };
  return apportionTransfer(minor, invoices);
}
