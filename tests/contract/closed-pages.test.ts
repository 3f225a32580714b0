/** Payment pages that the publisher closed: their outcome names the reason, and what is left to pay. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '../../domain/money.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { outcome } from './orders.ts';
import { newBuyer, ONE } from './payment-places.ts';
import { billed, orderByCard, paris, payable, subscriber } from './subscriptions.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

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

const eur = (minor: number) => money(minor, 'EUR');
const newOne = () => newBuyer({ server, office }, 'en', 'oneInvoice');

async function newTwo() {
  const buyer = await newBuyer({ server, office }, 'en', 'severalInvoices');
  const [newer, older] = await buyer.open();
  if (!newer || !older) throw new Error('This scenario has two open invoices');
  return { buyer, newer, older };
}

describe('an open payment page', () => {
  it('is closed by a credit note, and says so', async () => {
    const buyer = await newOne();
    // An order by transfer issues the document: only an issued one can be credited.
    await buyer.transfer(await buyer.open());
    const { reference } = await buyer.card(await buyer.open());
    const [invoice] = await buyer.open();
    await office.credit(invoice?.reference ?? '', { kind: 'amount', minor: 10_000 });
    expect(await buyer.outcome(reference)).toMatchObject({
      kind: 'notCharged',
      reason: 'credited',
      remaining: eur(ONE - 10_000),
    });
  });

  it('is closed by a transfer ordered for a part of it, and says so', async () => {
    const { buyer, newer, older } = await newTwo();
    const { reference } = await buyer.card([newer, older]);
    await buyer.transfer([older]);
    expect(await buyer.outcome(reference)).toMatchObject({ kind: 'notCharged', reason: 'transferOrdered' });
  });

  it('is closed by another page, and says so', async () => {
    const { buyer, newer, older } = await newTwo();
    const { reference } = await buyer.card([newer, older]);
    await buyer.card([older]);
    expect(await buyer.outcome(reference)).toMatchObject({ kind: 'notCharged', reason: 'replaced' });
  });

  it('is closed by another price, says so, and after a late charge leaves the new price to pay', async () => {
    const who = await subscriber(server);
    const first = await orderByCard(who);
    const elsewhere = billed({ ...paris, pays: 'SN', ville: 'Dakar' });
    await orderByCard(who, elsewhere);
    const { remaining } = await payable(who, elsewhere);
    expect(await outcome(first)).toMatchObject({ kind: 'notCharged', reason: 'changed', remaining });
    await server.control('charge', { reference: first.reference, confirmation: 'beforeReturn' });
    await server.tick();
    expect(await outcome(first)).toMatchObject({
      kind: 'returned',
      refunds: [{ reason: 'changedSince' }],
      remaining,
    });
  });
});
