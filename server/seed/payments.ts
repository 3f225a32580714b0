/** Payments of demo sales: by card, by transfer, in instalments, by a public body; and credit notes with their refunds. */
import type { Transaction } from 'kysely';
import { cartOf } from '../../domain/invoice.ts';
import { money } from '../../domain/money.ts';
import type { Schema } from '../core/db/schema.ts';
import { recordPastCharge } from '../core/payments/sandbox/ledger.ts';
import type { Services } from '../core/services.ts';
import { bookTransferIn } from '../features/checkout/book-transfer.ts';
import { lockOrder } from '../features/checkout/lock-order.ts';
import { noteRefundSentIn } from '../features/checkout/office-refunds.ts';
import { enterOrder, orderPrint } from '../features/checkout/open-orders.ts';
import { receive } from '../features/checkout/settle.ts';
import { undoInvoice } from '../features/checkout/undo-invoice.ts';
import { noteChorusStepIn } from '../features/invoice/chorus.ts';
import { createProForma } from '../features/invoice/create-invoice.ts';
import { linesOfPart } from '../features/invoice/credit-lines.ts';
import { creditLabel, readCredits } from '../features/invoice/credit-invoice.ts';
import { invoiceDays, issueInvoices } from '../features/invoice/issue-invoices.ts';
import { scheduleInvoice } from '../features/invoice/schedule.ts';
import { invoiceOf, selectInvoices } from '../features/invoice/store.ts';
import { invoiceContent } from '../features/subscription-order/invoice-content.ts';
import { orderOf } from '../features/subscription-order/order.ts';
import { readSubscription } from '../features/subscription/store.ts';
import type { Act, Stamp } from './calendar.ts';
import { dayAgo } from './calendar.ts';
import type { Books, SaleBuyer } from './books.ts';
import { soldAs } from './books.ts';

/** A credit note, and the refund that the office sent. */
interface DemoCredit {
  readonly at: Stamp;
  readonly reason: string;
  /** The amount including tax, in the smallest units; without it, the whole invoice. */
  readonly minor?: number;
  readonly refunded: { readonly at: Stamp; readonly bankReference: string };
}

/** Money that came by transfer. */
interface DemoTransfer {
  readonly at: Stamp;
  readonly bankReference: string;
  /** Which instalment of the plan, from 0; without it, all that is due. */
  readonly part?: number;
}

/** A payment plan: equal instalments, due some days after it was agreed. */
interface DemoPlan {
  readonly agreed: Stamp;
  readonly dueInDays: readonly number[];
}

/** How a sale was paid. */
export type SalePayment =
  | { readonly by: 'card'; readonly at: Stamp }
  /** Invoiced, and yet to be paid. */
  | { readonly by: 'invoice'; readonly at: Stamp }
  | {
      readonly by: 'transfer';
      readonly at: Stamp;
      readonly received: readonly DemoTransfer[];
      readonly plan?: DemoPlan;
      readonly credit?: DemoCredit;
      /** Deposited on Chorus Pro: of a French public body. */
      readonly deposited?: { readonly at: Stamp; readonly number: string };
    };

async function readInvoice(trx: Transaction<Schema>, id: number) {
  return invoiceOf(await selectInvoices(trx).where('i.id', '=', id).executeTakeFirstOrThrow());
}

/** Writes the pro forma of a sale, as the first order of its payment does. */
async function writeProForma(
  trx: Transaction<Schema>,
  then: Services,
  { id, accountId }: { readonly id: number } & Pick<SaleBuyer, 'accountId'>,
): Promise<number> {
  const subscription = await readSubscription(trx, { id, accountId, billing: null, locale: null });
  const billing = subscription?.billing;
  if (!subscription || !billing) throw new Error(`Sale ${id} of the demo has no billing details`);
  const content = invoiceContent(subscription, billing, orderOf(subscription, null, null));
  const days = await invoiceDays(trx, then);
  const invoiceId = await createProForma(trx, { accountId, days, ...content });
  await trx
    .updateTable('subscriptions')
    .set({ invoice_id: invoiceId, billing: JSON.stringify(billing) })
    .where('id', '=', id)
    .execute();
  return invoiceId;
}

/** Orders the payment of a sale. Returns its reference. */
async function enter(
  trx: Transaction<Schema>,
  then: Services,
  {
    invoiceId,
    method,
    isDeposited = false,
    ...order
  }: {
    readonly invoiceId: number;
    readonly method: 'card' | 'transfer';
    readonly isDeposited?: boolean;
    readonly subscriptionId: number;
  } & Pick<SaleBuyer, 'accountId' | 'locale'>,
): Promise<string> {
  const cart = cartOf([await readInvoice(trx, invoiceId)]);
  if (!cart) throw new Error(`Invoice ${invoiceId} of the demo is not open`);
  const wanted = { method, invoiceIds: [invoiceId], version: cart.version };
  const print = orderPrint(wanted);
  const placed = await enterOrder(trx, then, { ...order, cart, method, print, isDeposited, knownOpen: new Set() });
  if (placed.kind !== 'ordered') throw new Error(`Invoice ${invoiceId} of the demo cannot be ordered`);
  return placed.checkout.reference;
}

/** Charges a card order. */
async function charge(
  trx: Transaction<Schema>,
  then: Services,
  { reference, locale }: { readonly reference: string } & Pick<SaleBuyer, 'locale'>,
): Promise<void> {
  const checkout = await lockOrder(trx, reference);
  if (!checkout) throw new Error(`The demo has no order ${reference}`);
  const amount = money(checkout.total_minor, checkout.currency);
  const at = then.clock.now().toISOString();
  const charged = await recordPastCharge(trx, { reference, amount, locale, at });
  await trx
    .updateTable('checkouts')
    .set({ provider_session: charged.session })
    .where('reference', '=', reference)
    .execute();
  const state = { kind: 'paid', charge: charged.charge, amount, at } as const;
  await receive(trx, then, checkout, { session: charged.session, state });
}

function partsOf(total: number, count: number): readonly number[] {
  const each = Math.floor(total / count / 100) * 100;
  return Array.from({ length: count }, (_, index) => (index === 0 ? total - each * (count - 1) : each));
}

async function agree(
  trx: Transaction<Schema>,
  then: Services,
  { invoiceId, dueOn }: { readonly invoiceId: number; readonly dueOn: readonly string[] },
): Promise<void> {
  const { reference, total } = await readInvoice(trx, invoiceId);
  const parts = partsOf(total.minor, dueOn.length);
  const plan = dueOn.map((day, index) => ({ dueOn: day, minor: parts[index] ?? 0 }));
  const scheduled = await scheduleInvoice(trx, then, { reference, plan });
  if (scheduled.kind !== 'scheduled') throw new Error(`The plan of ${reference} is ${scheduled.kind}`);
}

async function credit(
  trx: Transaction<Schema>,
  then: Services,
  {
    invoiceId,
    reason,
    minor,
    locale,
  }: { readonly invoiceId: number } & Pick<DemoCredit, 'reason' | 'minor'> & Pick<SaleBuyer, 'locale'>,
): Promise<void> {
  const invoice = await readInvoice(trx, invoiceId);
  const found =
    minor === undefined
      ? null
      : linesOfPart(
          { lines: invoice.lines, credits: await readCredits(trx, invoice) },
          { kind: 'amount', minor },
          creditLabel(invoice, locale),
        );
  if (found && found.kind !== 'lines') throw new Error(`${invoice.reference} of the demo cannot be credited`);
  const undone = await undoInvoice(trx, then, { invoice, reason, ...(found && { lines: found.lines }) });
  if (undone.kind === 'blocked') throw new Error(`${invoice.reference} of the demo is being paid`);
}

async function sendRefunds(
  trx: Transaction<Schema>,
  then: Services,
  { invoiceId, bankReference }: { readonly invoiceId: number; readonly bankReference: string },
): Promise<void> {
  const due = await trx
    .selectFrom('refunds')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'toSend')
    .execute();
  for (const { id } of due) await noteRefundSentIn(trx, then, id, bankReference);
}

/** What happened to the payment of a sale. */
export function paymentActs(
  name: string,
  payment: SalePayment,
  { accountId, locale }: SaleBuyer,
  books: Books,
): readonly Act[] {
  const invoiced = () => {
    const { invoiceId, payment: reference } = soldAs(books, name);
    if (invoiceId === null) throw new Error(`The demo has not invoiced ${name} yet`);
    return { invoiceId, reference: reference ?? '' };
  };
  const begin: Act = {
    at: payment.at,
    run: async (trx, then) => {
      const { id } = soldAs(books, name);
      const invoiceId = await writeProForma(trx, then, { id, accountId });
      if (payment.by === 'invoice') {
        await issueInvoices(trx, then, [invoiceId]);
        books.set(name, { id, invoiceId, payment: null });
        return;
      }
      const isDeposited = payment.by === 'transfer' && payment.deposited !== undefined;
      const order = { invoiceId, method: payment.by, subscriptionId: id, accountId, locale, isDeposited };
      const reference = await enter(trx, then, order);
      books.set(name, { id, invoiceId, payment: reference });
      if (payment.by === 'card') await charge(trx, then, { reference, locale });
    },
  };
  if (payment.by !== 'transfer') return [begin];
  const { received, plan, credit: credited, deposited } = payment;
  const acts: Act[] = [begin];
  if (plan)
    acts.push({
      at: plan.agreed,
      run: (trx, then) => {
        const dueOn = plan.dueInDays.map((days) => dayAgo(then, -days));
        return agree(trx, then, { invoiceId: invoiced().invoiceId, dueOn });
      },
    });
  if (deposited)
    acts.push({
      at: deposited.at,
      run: async (trx, then) => {
        const { reference } = await readInvoice(trx, invoiced().invoiceId);
        await noteChorusStepIn(trx, then, reference, { kind: 'deposited', text: deposited.number });
      },
    });
  for (const { at, bankReference, part } of received)
    acts.push({
      at,
      run: async (trx, then) => {
        const { invoiceId, reference } = invoiced();
        const { instalments } = await readInvoice(trx, invoiceId);
        const minor = part === undefined ? null : (instalments[part]?.amount.minor ?? null);
        await bookTransferIn(trx, then, reference, { minor, currency: null, bankReference });
      },
    });
  if (credited)
    acts.push(
      {
        at: credited.at,
        run: (trx, then) => credit(trx, then, { ...credited, invoiceId: invoiced().invoiceId, locale }),
      },
      {
        at: credited.refunded.at,
        run: (trx, then) => sendRefunds(trx, then, { ...credited.refunded, invoiceId: invoiced().invoiceId }),
      },
    );
  return acts;
}
