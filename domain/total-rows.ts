import type { Money } from './money.ts';
import { money } from './money.ts';
import type { PricedOffer } from './offer.ts';
import { isUntaxed } from './vat-by-rate.ts';

/** A row below the lines of a document, without its text; `isSum`: it stands out. What is taken off is negative. */
export type TotalRow<Rate, Amount> =
  | { readonly kind: 'vat'; readonly rate: Rate; readonly amount: Amount; readonly isSum: false }
  | { readonly kind: 'net' | 'credits' | 'received'; readonly amount: Amount; readonly isSum: false }
  | {
      readonly kind: 'total' | 'untaxedTotal' | 'netToPay' | 'asked' | 'remaining';
      readonly amount: Amount;
      readonly isSum: true;
    };

/** The sums of a document; amounts and rates are `null` while they are not known yet. */
export interface Sums<Rate, Amount> {
  readonly net: Amount;
  /** Tax by rate, in basis points. */
  readonly vat: readonly { readonly rate: Rate; readonly amount: Amount }[];
  readonly total: Amount;
  /** The amount asked for, where credit notes reduce the total. */
  readonly asked?: Money;
  /** The amount left to pay. */
  readonly remaining?: Money;
  /** Of a document that asks for the total. */
  readonly isToPay?: boolean;
}

/** The sums of an offer. */
export function sumsOf({
  net,
  vatByRate,
  total,
}: Pick<PricedOffer, 'net' | 'vatByRate' | 'total'>): Sums<number, Money> {
  return { net, vat: vatByRate.map(({ rate, vat }) => ({ rate, amount: vat })), total };
}

/** Net and tax by rate where tax is charged; total; less credit notes; what is left to pay of a part. */
export function totalRows<Rate extends number | null, Amount extends Money | null>({
  net,
  vat,
  total,
  asked,
  remaining,
  isToPay = false,
}: Sums<Rate, Amount>): readonly TotalRow<Rate, Amount | Money>[] {
  const due = asked ?? total;
  const isPart = due !== null && remaining !== undefined && remaining.minor > 0 && remaining.minor !== due.minor;
  const isTaxed = !isUntaxed(vat);
  const untaxed = isToPay && !asked && !isPart ? 'netToPay' : 'untaxedTotal';
  return [
    ...(isTaxed
      ? [
          { kind: 'net', amount: net, isSum: false } as const,
          ...vat.map(({ rate, amount }) => ({ kind: 'vat', rate, amount, isSum: false }) as const),
        ]
      : []),
    { kind: isTaxed ? 'total' : untaxed, amount: total, isSum: true },
    ...(asked && total
      ? [
          { kind: 'credits', amount: money(asked.minor - total.minor, total.currency), isSum: false } as const,
          { kind: 'asked', amount: asked, isSum: true } as const,
        ]
      : []),
    ...(isPart
      ? [
          { kind: 'received', amount: money(remaining.minor - due.minor, due.currency), isSum: false } as const,
          { kind: 'remaining', amount: remaining, isSum: true } as const,
        ]
      : []),
  ];
}
