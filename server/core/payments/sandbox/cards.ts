import type { DeclineReason } from '../../../../domain/payment.ts';

/** Reasons of a bank to refuse a card. */
export const cardRefusals = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'incorrectCode',
  'lostOrStolen',
  'authenticationFailed',
] as const satisfies readonly DeclineReason[];

export type CardRefusal = (typeof cardRefusals)[number];

/** Behaviour of a card: charged, refused, or the bank asks the buyer first (3-D Secure). */
export type CardBehaviour =
  | { readonly kind: 'charged' }
  | { readonly kind: 'authentication' }
  | { readonly kind: 'declined'; readonly reason: CardRefusal };

/** The field's well-known test numbers, as the hosted page lists them. */
export const testCards = [
  { number: '4242424242424242', behaviour: { kind: 'charged' } },
  { number: '4000002760003184', behaviour: { kind: 'authentication' } },
  { number: '4000000000000002', behaviour: { kind: 'declined', reason: 'declined' } },
  { number: '4000000000009995', behaviour: { kind: 'declined', reason: 'insufficientFunds' } },
  { number: '4000000000000069', behaviour: { kind: 'declined', reason: 'expiredCard' } },
  { number: '4000000000000127', behaviour: { kind: 'declined', reason: 'incorrectCode' } },
  { number: '4000000000009987', behaviour: { kind: 'declined', reason: 'lostOrStolen' } },
  { number: '4000000000009979', behaviour: { kind: 'declined', reason: 'lostOrStolen' } },
] as const satisfies readonly { readonly number: string; readonly behaviour: CardBehaviour }[];

/** A card number in groups of four: `4242 4242 4242 4242`. */
export function grouped(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Whether the check digit (Luhn) is right; it catches a mistyped digit. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Behaviour of a valid number; unlisted ones are charged. */
export function behaviourOf(number: string): CardBehaviour {
  return testCards.find((card) => card.number === number)?.behaviour ?? { kind: 'charged' };
}
