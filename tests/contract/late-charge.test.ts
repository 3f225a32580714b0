/**
 * A charge on a page after its order was cancelled, without notice: found out, once, even by a server that has just
 * started.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from './desk.ts';
import { openServer } from './desk.ts';
import { formToken, payByCard, sendForm } from './hosted-page.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { Order } from './orders.ts';
import { moneyMoved, order, ordered, outcome, paidOnce } from './orders.ts';
import { firstInvoice } from './people.ts';

/** Every charge is settled or refunded within this many milliseconds (the law), without any visit. */
const LAW = 60_000;

let server: TestServer;
let office: Office;
beforeAll(async () => {
  server = await openServer();
  office = officeOf(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

async function cancelled(): Promise<Order> {
  const bought = await ordered(server);
  const token = await formToken(bought.visitor, bought.url);
  await sendForm(bought.visitor, bought.url, { action: 'cancel', fields: { token } });
  await server.tick();
  expect((await outcome(bought)).kind).toBe('notCharged');
  return bought;
}

const chargeUntold = ({ reference }: Order) => server.control('charge', { reference, confirmation: 'never' });

async function emails({ scenario }: Order) {
  return (await server.mail(scenario.account.email)).map(({ kind }) => kind);
}

/** Background rounds until the law’s limit has passed. */
async function letTimePass(): Promise<void> {
  for (let part = 0; part < 4; part += 1) {
    await server.advance(LAW / 4);
    await server.tick();
  }
}

it('is settled while the invoice is open, though the server was restarted', async () => {
  const bought = await cancelled();
  await chargeUntold(bought);
  await server.restart();
  await letTimePass();
  expect(await moneyMoved(server, bought)).toEqual(paidOnce);
  expect(await emails(bought)).toEqual(['payment-received']);
  await server.restart();
  await letTimePass();
  expect(await moneyMoved(server, bought)).toEqual(paidOnce);
  expect(await office.audit()).toContain('Ledger and books agree');
});

it('is refunded, once, where another payment has settled the invoice, and the buyer gets an email', async () => {
  const bought = await cancelled();
  const again = await order(bought.visitor, bought.scenario);
  await payByCard(again.visitor, again.url, { confirmation: 'beforeReturn' });
  await chargeUntold(bought);
  await server.restart();
  await letTimePass();
  await letTimePass();
  expect(await moneyMoved(server, bought)).toEqual({ payments: 1, refunds: 1, sessions: 2, status: 2 });
  const { sessions, refunds } = await server.books(firstInvoice(bought.scenario).id);
  expect(refunds).toMatchObject([{ state: 'done' }]);
  expect(sessions.map(({ reference, refunded_at: at }) => [reference === bought.reference, at !== null])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await emails(bought)).toEqual(['payment-received', 'refund-sent']);
  expect(await office.audit()).toContain('Ledger and books agree');
});

it('is found within the law’s time, even half an hour after the page was opened', async () => {
  const bought = await ordered(server);
  await server.advance(25 * 60_000);
  const token = await formToken(bought.visitor, bought.url);
  await sendForm(bought.visitor, bought.url, { action: 'cancel', fields: { token } });
  await server.tick();
  await chargeUntold(bought);
  await letTimePass();
  expect(await moneyMoved(server, bought)).toEqual(paidOnce);
});
