import { priceCurrencies } from '../../domain/catalogue.ts';
import type { IncomingTransfer } from '../features/checkout/book-transfer.ts';
import { bookTransfer } from '../features/checkout/book-transfer.ts';
import { closeTransfer } from '../features/checkout/close-transfers.ts';
import { transferFor, transferNamed } from '../features/checkout/transfer-of-invoice.ts';
import { formatMoney } from '../core/i18n/format.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';
import type { Options } from './options.ts';
import { hundredths, oneOf } from './options.ts';
import { showOrder } from './order.ts';

/** The transfer in a command's options. Throws a `StartError`. */
export function transferOf({ amount, currency, reference }: Options): IncomingTransfer {
  return {
    minor: amount === undefined ? null : hundredths(amount, 'amount'),
    currency: currency === undefined ? null : oneOf(currency, 'currency', priceCurrencies),
    bankReference: reference ?? null,
  };
}

/** Throws a `StartError` for an order that the office does not settle. */
function requireTransfer(reference: string, found: string): void {
  if (found === 'unknown') throw new StartError(`There is no payment ${reference}.`);
  if (found === 'notTransfer') throw new StartError(`Payment ${reference} is not a transfer: the provider settles it.`);
}

/** What a command about a transfer says, and whether it changed anything. */
export interface TransferReport {
  readonly isRepeat: boolean;
  readonly lines: readonly string[];
}

async function reportOf(services: Services, reference: string, repeat: string | null): Promise<TransferReport> {
  await services.mailer.deliver();
  const lines = await showOrder(services, reference);
  return repeat === null ? { isRepeat: false, lines } : { isRepeat: true, lines: [repeat, ...lines] };
}

/**
 * Books a bank transfer for an order, or for an invoice by its number, and reports the order's state: too little leaves the rest to be paid, an excess
 * is to be sent back, another currency waits for a decision. Another amount is another transfer; the same one is a repeat.
 * Throws a `StartError` if only the bank's reference can tell it from an earlier one, or if that is in the books with
 * another amount.
 */
export async function settleTransfer(
  services: Services,
  named: string,
  transfer: IncomingTransfer,
): Promise<TransferReport> {
  const reference = await transferFor(services, named, transfer);
  if (reference === null)
    throw new StartError(`Nothing is left to pay of ${named}. Say how much came: --amount 312.40.`);
  const booked = await bookTransfer(services, reference, transfer);
  requireTransfer(reference, booked.kind);
  switch (booked.kind) {
    case 'amountMissing':
      throw new StartError(
        `Nothing${transfer.currency === null ? '' : ` in ${transfer.currency}`} is expected for payment ${reference}. Give the amount received: --amount 312.40.`,
      );
    case 'ambiguous':
      throw new StartError(
        `${formatMoney(booked.amount, 'en')} was already received for payment ${reference}. If this is another transfer, give the bank’s reference: --reference TEXT.`,
      );
    case 'contradicts':
      throw new StartError(
        `The transfer ${transfer.bankReference ?? ''} is already recorded with ${formatMoney(booked.amount, 'en')}. If this is another one, give its own --reference.`,
      );
    default:
  }
  const isAnother =
    transfer.bankReference === null ? ' If this is another one, say what the bank calls it: --reference TEXT.' : '';
  const repeat = booked.kind === 'bookedBefore' ? `This transfer is already recorded.${isAnother}` : null;
  return reportOf(services, reference, repeat);
}

/**
 * Records that a transfer, or the rest of it, will not come, and emails the buyer; it is a repeat where nothing is awaited.
 * Throws a `StartError` for an order without a transfer.
 */
export async function failTransfer(services: Services, named: string): Promise<TransferReport> {
  const reference = await transferNamed(services, named);
  const closed = await closeTransfer(services, reference);
  requireTransfer(reference, closed);
  return reportOf(services, reference, closed === 'notAwaited' ? 'Nothing is expected for this transfer.' : null);
}
