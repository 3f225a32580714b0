/**
 * Names of transfers in the books: the order's reference, and the bank's reference or the number among the unnamed
 * ones.
 */

const EXCHANGED = ' exchanged';

/** The name of a transfer with the bank's reference; `number` counts those without one, from 1. */
export function transferCharge(
  reference: string,
  { bankReference, number = 1 }: { readonly bankReference: string | null; readonly number?: number },
): string {
  if (bankReference !== null) return `transfer ${reference} ${bankReference}`;
  return number === 1 ? `transfer ${reference}` : `transfer ${reference} #${number}`;
}

/** The name of money in another currency after the office has counted it in the order's. */
export function exchangedCharge(charge: string): string {
  return charge + EXCHANGED;
}

/** The bank's reference of a transfer; `null` if it was not given. */
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
