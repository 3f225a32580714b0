/** The history of a subscription: its invoices are as the list of invoices has them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '../../domain/invoice.ts';
import { conditionOf, standingOf } from '../../domain/invoice-condition.ts';
import { openDispute, refundByHand } from '../../server/core/payments/sandbox/dashboard.ts';
import { calls } from '../../contract/calls.ts';
import { listed } from './document-forms.ts';
import { payByCard } from './hosted-page.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { Subscriber } from './subscriptions.ts';
import { billed, checkoutOf, orderByCard, orderSubscription, subscriber } from './subscriptions.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  server = await openServer();
  office = officeOf(server);
}, 60_000);
afterAll(async () => {
  await office.close();
  await server.close();
});

/** The only invoice in the history, after it was compared with the list of invoices. */
async function invoiceOf({ visitor, id }: Subscriber): Promise<Invoice> {
  await server.tick();
  const { timeline } = await visitor.ask(calls['subscription/read'], { body: { id } }, { locale: 'en' });
  const entries = timeline.flatMap((entry) => (entry.kind === 'invoiced' || entry.kind === 'credited' ? entry : []));
  const list = await listed(visitor, 'en');
  for (const { reference, total, invoice } of entries) {
    const same = list.find((each) => each.reference === reference);
    expect(invoice).toEqual(same);
    expect(total).toEqual(same?.total);
  }
  const invoice = entries.find(({ kind }) => kind === 'invoiced')?.invoice;
  if (!invoice) throw new Error('No invoice is in the history');
  return invoice;
}

async function paidByCard(): Promise<{ readonly who: Subscriber; readonly session: string }> {
  const who = await subscriber(server);
  const { visitor, url } = await orderByCard(who);
  await payByCard(visitor, url, { confirmation: 'beforeReturn' });
  const session = await office.services.db
    .selectFrom('sandbox_sessions as s')
    .innerJoin('checkouts as c', 'c.reference', 's.reference')
    .where('c.subscription_id', '=', who.id)
    .select('s.id')
    .executeTakeFirstOrThrow();
  return { who, session: session.id };
}

it('shows an invoice as paid, then partly refunded, then refunded', async () => {
  const { who, session } = await paidByCard();
  const paid = await invoiceOf(who);
  expect(standingOf(paid)).toEqual({ kind: 'settled' });
  await refundByHand(office.services, session, { minor: 1000, deliveries: 1 });
  expect(standingOf(await invoiceOf(who))).toEqual({ kind: 'givenBack', isWhole: false });
  await refundByHand(office.services, session, { minor: paid.total.minor - 1000, deliveries: 1 });
  expect(standingOf(await invoiceOf(who))).toEqual({ kind: 'givenBack', isWhole: true });
});

it('shows an invoice as paid and disputed', async () => {
  const { who, session } = await paidByCard();
  const { total } = await invoiceOf(who);
  await openDispute(office.services, session, { minor: total.minor, deliveries: 1 });
  expect(standingOf(await invoiceOf(who))).toEqual({ kind: 'disputed', isWhole: true });
});

it('shows an invoice as reduced, and as canceled', async () => {
  const { who } = await paidByCard();
  const { reference } = await invoiceOf(who);
  await office.credit(reference, { kind: 'amount', minor: 1000 });
  expect((await invoiceOf(who)).creditNotes).toMatchObject([{ amount: { minor: 1000 } }]);
  await office.undo(reference);
  expect(standingOf(await invoiceOf(who))).toEqual({ kind: 'canceled' });
});

it('says that money of an awaited transfer is being checked', async () => {
  const who = await subscriber(server);
  const answer = await orderSubscription(who, await checkoutOf(who, 'virement', billed()));
  if (answer.kind !== 'transfer') throw new Error(`Ordered a transfer, and got ${answer.kind}`);
  const awaited = await invoiceOf(who);
  expect(conditionOf(awaited, awaited.issuedOn)).toMatchObject({ kind: 'transferAwaited' });
  await office.settle(answer.transfer.payment, { minor: 50_000, currency: 'USD' });
  const checked = await invoiceOf(who);
  expect(conditionOf(checked, checked.issuedOn)).toMatchObject({ kind: 'transferUndecided' });
});
