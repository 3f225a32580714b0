import type { NextInstalment } from './instalments.ts';
import { nextAmountOf, nextInstalment } from './instalments.ts';
import type { Invoice } from './invoice.ts';
import { isOpen } from './invoice.ts';
import { methodsOf } from './invoice-methods.ts';
import type { Money } from './money.ts';
import { sum } from './money.ts';
import { isUndecided, splitRefunds } from './payment-amounts.ts';
import type { InvoiceMethod, Outcome, TransferDetails } from './payment.ts';

/** The account and the reference of a transfer, without an amount: what is asked for is the request’s. */
export type TransferAccount = Omit<TransferDetails, 'amount'>;

/**
 * What a buyer is asked to do about the rest of a payment: nothing, to wait until the office has decided about money in
 * another currency, or to pay what is due next. Pages and emails that ask for money read it from here.
 */
export type PaymentRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'wait'; readonly undecided: readonly Money[] }
  | {
      readonly kind: 'pay';
      /** What is due next: at most what is left. */
      readonly amount: Money;
      /** The instalment that it is, of the only invoice left. */
      readonly next: NextInstalment | null;
      /** All that is left. */
      readonly remaining: Money;
      readonly methods: readonly InvoiceMethod[];
      /** Where to send it by the same transfer; `null` if none is awaited. */
      readonly account: TransferAccount | null;
    };

/** The request to pay, without the others. */
export type DueRequest = Extract<PaymentRequest, { readonly kind: 'pay' }>;

/** What is due next of open invoices: their next instalments, and all of those without a plan. */
function dueNextOf(open: readonly Invoice[], remaining: Money): Money {
  const next = sum(open.map(nextAmountOf), remaining.currency);
  return next.minor < remaining.minor ? next : remaining;
}

function accountOf({ reference, holder, iban, bic, bank }: TransferDetails): TransferAccount {
  return { reference, holder, iban, bic, bank };
}

/** The request of a payment, by its outcome or its record. An awaited transfer says what is left, else the invoices do. */
export function requestOf({
  invoices,
  refunds,
  transfer,
  ...outcome
}: Pick<Outcome, 'invoices' | 'refunds' | 'remaining'> & {
  readonly transfer: TransferDetails | null;
}): PaymentRequest {
  const remaining = transfer?.amount ?? outcome.remaining;
  if (remaining.minor <= 0) return { kind: 'none' };
  if (isUndecided({ refunds, remaining }))
    return { kind: 'wait', undecided: splitRefunds(refunds).undecided.map(({ amount }) => amount) };
  const open = invoices.filter(isOpen);
  const [only, ...others] = open;
  return {
    kind: 'pay',
    amount: dueNextOf(open, remaining),
    next: only && others.length === 0 ? nextInstalment(only) : null,
    remaining,
    methods: methodsOf(open),
    account: transfer && accountOf(transfer),
  };
}
