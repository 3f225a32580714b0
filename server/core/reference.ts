import { randomInt } from 'node:crypto';
import type { SubscriptionNumber } from '../../domain/subscription.ts';

/** Characters that are not confused when read out or copied into a bank's form. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const GROUPS = 3;
const GROUP = 4;

/**
 * A new reference of a payment, a pro forma, a request, a quotation, a renewal, a message or a modification, to be
 * quoted by people: `PAY-7KQ2-M4XD-9RTB`.
 */
export function mintReference(prefix: 'PAY' | 'PRO' | 'DEM' | 'DEV' | 'ABO' | 'MSG' | 'MOD'): string {
  const group = () => Array.from({ length: GROUP }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [prefix, ...Array.from({ length: GROUPS }, group)].join('-');
}

/** Whether a subscription's reference is of the quote that was, or would be, ordered. */
export function isOfQuotation(reference: string): boolean {
  return reference.startsWith('DEV-');
}

/** The number of a subscription. */
export function numberOf(reference: string): SubscriptionNumber {
  return { reference, isFromQuotation: isOfQuotation(reference) };
}
