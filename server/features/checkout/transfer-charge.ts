/** How the books name a transfer: by its order, and by what the bank calls it or its place among those that came unnamed. */

const EXCHANGED = ' exchanged';

/** The name of a transfer that the bank calls `bankReference`; `number` counts those that it does not name, from 1. */
export function transferCharge(
  reference: string,
  { bankReference, number = 1 }: { readonly bankReference: string | null; readonly number?: number },
): string {
  if (bankReference !== null) return `transfer ${reference} ${bankReference}`;
  return number === 1 ? `transfer ${reference}` : `transfer ${reference} #${number}`;
}

/** The name of money in another currency once the office counts it as so much of the order's. */
export function exchangedCharge(charge: string): string {
  return charge + EXCHANGED;
}

/** What the bank calls a transfer; `null` where it was not said. */
export function bankReferenceOf({
  charge,
  reference,
}: {
  readonly charge: string;
  readonly reference: string;
}): string | null {
  const prefix = `transfer ${reference} `;
  if (!charge.startsWith(prefix)) return null;
  const name = charge.slice(prefix.length);
  const own = name.endsWith(EXCHANGED) ? name.slice(0, -EXCHANGED.length) : name;
  return own === '' || own.startsWith('#') || own === EXCHANGED.trim() ? null : own;
}
