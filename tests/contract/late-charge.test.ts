/** A page that is charged after its order was cancelled, and nobody tells: it is found out, once, even by a server that has just started. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Desk } from './desk.ts';
import { openDesk } from './desk.ts';
import { formToken, payByCard, sendForm } from './hosted-page.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { Order } from './orders.ts';
import { moneyMoved, order, ordered, outcome, paidOnce } from './orders.ts';
import { firstInvoice } from './people.ts';

/** A charge is settled or given back within so many milliseconds (the law), without anybody's visit. */
const LAW = 60_000;

let desk: Desk;
let office: Office;
beforeAll(async () => {
  desk = await openDesk();
  office = officeOf(desk);
});
afterAll(async () => {
  await office.close();
  await desk.close();
});

async function cancelled(): Promise<Order> {
  const bought = await ordered(desk);
  const token = await formToken(bought.visitor, bought.url);
  await sendForm(bought.visitor, bought.url, { action: 'cancel', fields: { token } });
  await desk.tick();
  expect((await outcome(bought)).kind).toBe('notCharged');
  return bought;
}

const chargeUntold = ({ reference }: Order) => desk.control('charge', { reference, confirmation: 'never' });

async function letters({ scenario }: Order) {
  return (await desk.mail(scenario.account.email)).map(({ kind }) => kind);
}

/** Rounds of the background until the law's time is over. */
async function letTimePass(): Promise<void> {
  for (let part = 0; part < 4; part += 1) {
    await desk.advance(LAW / 4);
    await desk.tick();
  }
}

it('is settled while the invoice is open, though the server was restarted', async () => {
  const bought = await cancelled();
  await chargeUntold(bought);
  await desk.restart();
  await letTimePass();
  expect(await moneyMoved(desk, bought)).toEqual(paidOnce);
  expect(await letters(bought)).toEqual(['payment-received']);
  await desk.restart();
  await letTimePass();
  expect(await moneyMoved(desk, bought)).toEqual(paidOnce);
  expect(await office.audit()).toContain('Ledger and books agree');
});

it('is given back where something else has paid, once, and the buyer is told', async () => {
  const bought = await cancelled();
  const again = await order(bought.visitor, bought.scenario);
  await payByCard(again.visitor, again.url, { confirmation: 'beforeReturn' });
  await chargeUntold(bought);
  await desk.restart();
  await letTimePass();
  await letTimePass();
  expect(await moneyMoved(desk, bought)).toEqual({ payments: 1, refunds: 1, sessions: 2, status: 2 });
  const { sessions, refunds } = await desk.books(firstInvoice(bought.scenario).id);
  expect(refunds).toMatchObject([{ state: 'done' }]);
  expect(sessions.map(({ reference, refunded_at: at }) => [reference === bought.reference, at !== null])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await letters(bought)).toEqual(['payment-received', 'refund-sent']);
  expect(await office.audit()).toContain('Ledger and books agree');
});

it('is found within the law’s time although the buyer had the page open for half an hour before', async () => {
  const bought = await ordered(desk);
  await desk.advance(25 * 60_000);
  const token = await formToken(bought.visitor, bought.url);
  await sendForm(bought.visitor, bought.url, { action: 'cancel', fields: { token } });
  await desk.tick();
  await chargeUntold(bought);
  await letTimePass();
  expect(await moneyMoved(desk, bought)).toEqual(paidOnce);
});
