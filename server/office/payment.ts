import { priceCurrencies } from '../../machines/domain/catalogue.ts';
import { isOpen } from '../../machines/domain/invoice.ts';
import type { Currency, Money } from '../../machines/domain/money.ts';
import { money } from '../../machines/domain/money.ts';
import { settle } from '../checkout/settle.ts';
import { formatMoney } from '../i18n/format.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../services.ts';
import { StartError } from '../start-error.ts';
import type { Options } from './options.ts';
import { hundredths, oneOf } from './options.ts';
import { refundLines } from './refund.ts';

/** A transfer as the bank tells of it. */
export interface Transfer {
  /** In the smallest units; `null`: what is still due of the order. */
  readonly minor: number | null;
  /** `null`: the order's. */
  readonly currency: Currency | null;
  /** What the bank calls it; `null` where that is not needed: it is the first for its order. */
  readonly bankReference: string | null;
}

/** What the options say of a transfer. Throws a `StartError`. */
export function transferOf({ amount, currency, reference }: Options): Transfer {
  return {
    minor: amount === undefined ? null : hundredths(amount, 'amount'),
    currency: currency === undefined ? null : oneOf(currency, 'currency', priceCurrencies),
    bankReference: reference ?? null,
  };
}

/** The order of a transfer. Throws a `StartError` for one that nobody knows, and for what settles by itself. */
async function findTransferOrder({ db }: Services, reference: string) {
  const order = await db
    .selectFrom('checkouts')
    .select(['id', 'method', 'state', 'currency', 'total_minor'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!order) throw new StartError(`There is no payment ${reference}.`);
  if (order.method !== 'transfer')
    throw new StartError(`Payment ${reference} is not a transfer: it is settled without you.`);
  const received = await db
    .selectFrom('payments')
    .select(['amount_minor', 'charge'])
    .where('checkout_id', '=', order.id)
    .execute();
  const returned = await db.selectFrom('refunds').select('charge').where('checkout_id', '=', order.id).execute();
  return { ...order, received, charges: [...received, ...returned].map(({ charge }) => charge) };
}

type TransferOrder = Awaited<ReturnType<typeof findTransferOrder>>;

function amountOf({ currency, total_minor: total, received }: TransferOrder, transfer: Transfer): Money {
  const due = received.reduce((rest, { amount_minor: part }) => rest - part, total);
  return money(transfer.minor ?? due, transfer.currency ?? currency);
}

/** How a payment stands: the order, what its invoices still ask for, and what goes back. */
async function report(services: Services, reference: string): Promise<readonly string[]> {
  const { id, state } = await findTransferOrder(services, reference);
  const rows = await selectInvoices(services.db)
    .innerJoin('checkout_invoices as ci', 'ci.invoice_id', 'i.id')
    .where('ci.checkout_id', '=', id)
    .orderBy('i.id')
    .execute();
  const open = rows.map(invoiceOf).filter(isOpen);
  const due = open.map((invoice) => `Invoice ${invoice.reference}: ${formatMoney(invoice.remaining, 'en')} to be paid`);
  return [`Payment ${reference}: ${state}`, ...due, ...(await refundLines(services, { checkoutId: id }))];
}

/**
 * Writes down a bank transfer that came for an order, and tells how things stand: too little leaves the rest to be paid,
 * too much is to be sent back, another currency waits for a decision. Throws a `StartError` where something has come for
 * the order already and the bank's reference does not say that this is another.
 */
export async function settleTransfer(
  services: Services,
  reference: string,
  transfer: Transfer,
): Promise<readonly string[]> {
  const order = await findTransferOrder(services, reference);
  const { bankReference } = transfer;
  const charge = bankReference === null ? `transfer ${reference}` : `transfer ${reference} ${bankReference}`;
  if (order.charges.includes(charge)) {
    return [`This transfer is in the books already.`, ...(await report(services, reference))];
  }
  if (bankReference === null && order.charges.length > 0) {
    throw new StartError(
      `Something has come for payment ${reference} already. If this is another transfer, say what the bank calls it: --reference TEXT.`,
    );
  }
  const isExchanged = transfer.currency !== null && transfer.currency !== order.currency;
  const amount = amountOf(order, transfer);
  if (amount.minor <= 0 || (isExchanged && transfer.minor === null))
    throw new StartError(`Say how much came: --amount 312.40.`);
  const state = { kind: 'paid', charge, amount, at: services.clock.now().toISOString() } as const;
  await settle(services, providerOf(services), { reference, session: null, state, event: null });
  await services.mailer.deliver();
  return report(services, reference);
}

/** Writes down that a transfer will not come. Throws a `StartError` where a part of it has come. */
export async function failTransfer(services: Services, reference: string): Promise<readonly string[]> {
  const { state: before, received } = await findTransferOrder(services, reference);
  if (before === 'open' && received.length > 0)
    throw new StartError(`A part of payment ${reference} has come: what remains stays due.`);
  const state = { kind: 'notCharged', reason: 'abandoned' } as const;
  await settle(services, providerOf(services), { reference, session: null, state, event: null });
  return report(services, reference);
}
