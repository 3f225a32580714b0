/** The office's part in a journey: transfers, credit notes and refunds, by the commands that staff have. */
import { sql } from 'kysely';
import { issueCreditNote } from '../../server/office/credit-note.ts';
import { failTransfer, settleTransfer } from '../../server/office/payment.ts';
import { decidedRefund, sentRefund } from '../../server/office/refund.ts';
import { schedule } from '../../server/office/schedule.ts';
import { nextInstalment } from '../../domain/instalments.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { isOpen } from '../../domain/invoice.ts';
import type { Currency } from '../../domain/money.ts';
import { readInvoices } from '../../server/features/invoice/store.ts';
import { StartError } from '../../server/core/start-stop.ts';
import { changePrice, changeSubscriptionPrice } from '../../server/test-control/books.ts';
import type { Buyer, Placed } from './buyer.ts';
import { untilDone } from './buyer.ts';
import type { ActOf } from './plan.ts';

/** Retries a command of the office until it ends; returns its first line, or the reason of its refusal. */
async function command({ simulation: { counts } }: Buyer, run: () => Promise<readonly string[]>) {
  counts.commands += 1;
  const onRepeat = () => {
    counts.repeated += 1;
  };
  return untilDone(run, onRepeat).then(
    ([said = '']) => ({ isDone: true, said }),
    (error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      return { isDone: false, said: error.message };
    },
  );
}

const lastTransfer = ({ placed }: Buyer) => placed.findLast(({ kind }) => kind === 'transfer');

const foreignTo = { EUR: 'USD', USD: 'EUR', GBP: 'EUR', CRE: 'EUR' } as const satisfies Record<Currency, Currency>;

/** The newest invoice of the buyer that can be paid. */
async function newestOpen({ accountId, simulation: { sure } }: Buyer): Promise<Invoice | undefined> {
  const invoices = await untilDone(() => readInvoices(sure.db, { accountId, invoiceId: null }));
  return invoices.find(isOpen);
}

/** The planned amount of a transfer, in the smallest units. */
async function amountOf(buyer: Buyer, { due, come }: Placed, share: ActOf<'transfer'>['share']): Promise<number> {
  if (typeof share === 'number') return Math.floor((due * share) / 100);
  if (share === 'whole') return due;
  const invoice = share === 'next' ? await newestOpen(buyer) : undefined;
  return (invoice && nextInstalment(invoice)?.left.minor) ?? due - come;
}

/** Settles a transfer of the planned amount. */
export async function transfer(buyer: Buyer, { share, extra, isForeign, isNamed }: ActOf<'transfer'>): Promise<string> {
  const ordered = lastTransfer(buyer);
  if (!ordered) return 'no transfer is ordered';
  const { reference } = ordered;
  const minor = Math.max(await amountOf(buyer, ordered, share), 1) + extra;
  const currency = isForeign ? foreignTo[ordered.currency] : null;
  if (currency === null) ordered.come += minor;
  const name = buyer.newName('VIR');
  const settled = (bankReference: string | null) =>
    command(buyer, async () => {
      const { office } = buyer.simulation;
      return (await settleTransfer(office, reference, { minor, currency, bankReference })).lines;
    });
  const isReceivedApart = isNamed || ordered.unnamed.has(minor);
  const first = await settled(isReceivedApart ? name : null);
  if (!isReceivedApart && first.isDone) ordered.unnamed.add(minor);
  // Without the bank's reference the office may refuse; then it is given one.
  const { isDone, said } = first.isDone || isReceivedApart ? first : await settled(name);
  if (isDone) buyer.simulation.notes.transfers.push({ reference, minor, currency: currency ?? ordered.currency });
  return `${minor}: ${said}`;
}

/** Writes down that a transfer will not come. */
export async function fail(buyer: Buyer): Promise<string> {
  const reference = lastTransfer(buyer)?.reference;
  if (reference === undefined) return 'no transfer is ordered';
  return (await command(buyer, async () => (await failTransfer(buyer.simulation.office, reference)).lines)).said;
}

/** Days between two instalments, in milliseconds. */
const INTERVAL = 30 * 86_400_000;

/** Agrees instalments for the newest invoice, the first of them due in a month. */
export async function agreePlan(buyer: Buyer, { shares }: ActOf<'plan'>): Promise<string> {
  const invoice = await newestOpen(buyer);
  if (!invoice) return 'there is no open invoice';
  const { office, sure } = buyer.simulation;
  const parts = shares.map((share) => Math.max(1, Math.floor((invoice.total.minor * share) / 100)));
  const rest = parts.reduce((left, part) => left - part, invoice.total.minor);
  const lines = [...parts, rest].map((minor, index) => {
    const dueAt = new Date(sure.clock.now().getTime() + (index + 1) * INTERVAL).toISOString();
    return `${dueAt.slice(0, 10)}=${(minor / 100).toFixed(2)}`;
  });
  return (await command(buyer, () => schedule(office, invoice.reference, lines))).said;
}

/** Undoes the newest invoice of the buyer, or credits so many percent of it. */
export async function creditNote(buyer: Buyer, share: number | null): Promise<string> {
  const { office, sure } = buyer.simulation;
  const newest = sure.db
    .selectFrom('invoices')
    .select('reference')
    .select(
      sql<number>`(select sum(net_minor + vat_minor) from invoice_lines where invoice_id = invoices.id)::bigint`.as(
        'total',
      ),
    )
    .where('account_id', '=', buyer.accountId)
    .where('kind', '=', 'invoice')
    .orderBy('id', 'desc');
  const invoice = await untilDone(() => newest.executeTakeFirst());
  if (!invoice) return 'there is no invoice';
  const minor = Math.max(1, Math.round((invoice.total * (share ?? 0)) / 100));
  const order = {
    number: invoice.reference,
    reason: 'Simulated',
    // Two acts may credit the same share.
    ...(share !== null && { part: { kind: 'amount', minor } as const, isAgain: true }),
  };
  const undo = () => command(buyer, () => issueCreditNote(office, order));
  const first = await undo();
  // It has just been paid: the office looks again, and undoes it all the same.
  return (first.isDone ? first : await undo()).said;
}

/** Changes the price of the buyer's subscription, or of their newest invoice. */
export async function reprice(buyer: Buyer, { net }: ActOf<'reprice'>): Promise<string> {
  const { subscriptionId, accountId, simulation } = buyer;
  const { sure } = simulation;
  const newest = sure.db.selectFrom('invoices').select('id').where('account_id', '=', accountId).orderBy('id', 'desc');
  await untilDone(async () => {
    if (subscriptionId !== null) return changeSubscriptionPrice(sure, subscriptionId, net);
    const invoice = await newest.executeTakeFirstOrThrow();
    return changePrice(sure, invoice.id, net);
  });
  return `${net}`;
}

/** Works off the refunds of the buyer. */
export async function refunds(buyer: Buyer, { decision }: ActOf<'refunds'>): Promise<string> {
  const { office, sure, notes } = buyer.simulation;
  const due = sure.db
    .selectFrom('refunds as r')
    .innerJoin('checkouts as c', 'c.id', 'r.checkout_id')
    .select(['r.id', 'r.state', 'r.amount_minor as minor', 'c.reference', 'c.currency'])
    .where('c.account_id', '=', buyer.accountId)
    .where('r.state', 'in', ['toDecide', 'toSend']);
  const said: string[] = [];
  for (const { id, state, minor, reference, currency } of await untilDone(() => due.execute())) {
    const decided = decision === 'keep' ? ({ kind: 'keep', minor } as const) : ({ kind: 'return' } as const);
    const done = await command(buyer, () =>
      state === 'toSend' ? sentRefund(office, id, buyer.newName('RB')) : decidedRefund(office, id, decided),
    );
    said.push(done.said);
    const read = sure.db.selectFrom('refunds').select('state').where('id', '=', id);
    const now = await untilDone(() => read.executeTakeFirstOrThrow());
    // A kept refund counts as a transfer of the order's currency.
    if (now.state === 'kept') notes.transfers.push({ reference, minor, currency });
  }
  return said.join('; ');
}
