/** An ordered transfer is shown until it has arrived or another payment has settled its invoice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { displayedName, displayedSurname } from '../../domain/account.ts';
import { cartVersion, isOpen } from '../../domain/invoice.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer, Scenario } from './test-server.ts';
import { openServer } from './test-server.ts';
import { payByCard } from './hosted-page.ts';
import { newKey, order, outcome } from './orders.ts';
import { byLink, firstInvoice, orderOf, signedIn } from './people.ts';
import { checkoutOf, subscriber } from './subscriptions.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

async function read(visitor: Visitor) {
  const reading = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
  if (reading.kind !== 'list') throw new Error(`Asked for invoices, and got ${reading.kind}`);
  return reading;
}

async function orderTransfer(visitor: Visitor, scenario: Scenario) {
  const row = calls['invoice/checkout'];
  const answer = await visitor.ask(row, { body: row.request.decode(orderOf(scenario, 'virement')) }, { key: newKey() });
  if (answer.kind !== 'transfer') throw new Error(`Ordered, and got ${answer.kind}`);
  return answer.transfer;
}

async function transferEmails(email: string) {
  const mails = await server.mail(email);
  return mails.filter(({ kind }) => kind === 'transfer-ordered');
}

describe('an ordered transfer', () => {
  it('is awaited by its own invoice only, from the time of the order', async () => {
    const scenario = await server.scenario({ name: 'severalInvoices' });
    const visitor = await signedIn(server, scenario);
    expect((await read(visitor)).invoices.map(({ awaitedTransfer }) => awaitedTransfer)).toEqual([null, null, null]);
    const { payment: reference } = await orderTransfer(visitor, scenario);
    const {
      invoices: [first, ...others],
      readAt,
    } = await read(visitor);
    expect(first?.awaitedTransfer?.reference).toBe(reference);
    const orderedAt = Date.parse(first?.awaitedTransfer?.orderedAt ?? '');
    expect(Date.parse(readAt ?? '') - orderedAt).toBeGreaterThanOrEqual(0);
    expect(Date.parse(readAt ?? '') - orderedAt).toBeLessThan(60_000);
    expect(others.map(({ awaitedTransfer }) => awaitedTransfer)).toEqual([null, null]);
  });

  it('of several invoices keeps its details from the holder of a link to one of them', async () => {
    const scenario = await server.scenario({ name: 'severalInvoices' });
    const owner = await signedIn(server, scenario);
    const invoices = (await read(owner)).invoices.filter(isOpen);
    const wanted = {
      invoiceIds: invoices.map(({ id }) => id),
      method: 'transfer',
      version: cartVersion(invoices),
    } as const;
    const placed = await owner.ask(calls['invoice/checkout'], { body: wanted }, { key: newKey() });
    if (placed.kind !== 'transfer') throw new Error(`Ordered, and got ${placed.kind}`);
    const { payment: reference } = placed.transfer;
    const seen = await outcome({ visitor: await byLink(server, scenario), reference });
    expect(seen).toMatchObject({ kind: 'confirming', transfer: null, invoices: [{ id: firstInvoice(scenario).id }] });
    expect(await outcome({ visitor: owner, reference })).toMatchObject({ transfer: { reference } });
  });

  it('sends account, reference, amount, invoice and payer by email, once', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = await byLink(server, scenario);
    const { payment: reference, iban, bic, holder } = await orderTransfer(visitor, scenario);
    await orderTransfer(visitor, scenario);
    const emails = await transferEmails(scenario.account.email);
    expect(emails).toHaveLength(1);
    const { parts } = readMessage(emails[0]?.message_source ?? '');
    const text = parts.find(({ type }) => type === 'text/plain')?.text ?? '';
    const grouped = iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
    for (const fact of [
      reference,
      grouped,
      bic,
      holder,
      firstInvoice(scenario).reference,
      displayedName(scenario.account),
    ]) {
      expect(text).toContain(fact);
    }
    // Not by the first name: the salutation has civilité and surname.
    const [salutation] = text.split('\n', 1);
    expect(salutation).toContain(displayedSurname(scenario.account.lastName));
  });

  it('sends an email for a subscription, too', async () => {
    const who = await subscriber(server, 'paymentOpen');
    const row = calls['online/checkout'];
    await who.visitor.ask(row, { body: row.request.decode(await checkoutOf(who, 'virement')) }, { key: newKey() });
    expect(await transferEmails(who.scenario.account.email)).toHaveLength(1);
  });

  it('is no longer awaited once a card has paid', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = await signedIn(server, scenario);
    await orderTransfer(visitor, scenario);
    const byCard = await order(visitor, scenario);
    await payByCard(visitor, byCard.url, { confirmation: 'beforeReturn' });
    expect(await outcome(byCard)).toMatchObject({ kind: 'paid', receiptTo: null });
    expect((await read(visitor)).invoices).toMatchObject([{ status: 2, paidBy: byCard.reference }]);
  });
});

describe('the receipt of a payment by link', () => {
  it('shows the account’s masked address to its holder only', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const holder = await byLink(server, scenario);
    const paid = await order(holder, scenario);
    await payByCard(holder, paid.url, { confirmation: 'beforeReturn' });
    const { email } = scenario.account;
    const received = await outcome(paid);
    expect(received).toMatchObject({ kind: 'paid', receiptTo: 't•••@example.org' });
    expect(JSON.stringify(received)).not.toContain(email);
    const owner = await signedIn(server, scenario);
    expect(await outcome({ visitor: owner, reference: paid.reference })).toMatchObject({ receiptTo: null });
  });

  it('is copied to an address that the holder names, without names or links, if they have access', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const holder = await byLink(server, scenario);
    const paid = await order(holder, scenario);
    const row = calls['invoice/receipt-copy'];
    const email = `accounts-${paid.reference.toLowerCase()}@example.org`;
    const body = row.request.encode({ reference: paid.reference, email });
    expect((await holder.send(row, { body })).status).toBe(404);
    await payByCard(holder, paid.url, { confirmation: 'beforeReturn' });
    expect((await holder.send(row, { body })).status).toBe(200);
    const other = await signedIn(server, await server.scenario({ name: 'oneInvoice' }));
    expect((await other.send(row, { body })).status).toBe(404);
    const [mail, ...others] = await server.mail(email);
    expect(others).toEqual([]);
    const text = readMessage(mail?.message_source ?? '').parts.find(({ type }) => type === 'text/plain')?.text ?? '';
    expect(text).toContain(paid.reference);
    expect(text).toContain(firstInvoice(scenario).reference);
    for (const secret of ['/account/', scenario.account.lastName, scenario.account.email]) {
      expect(text).not.toContain(secret);
    }
  });

  it('is copied at most five times an hour', async () => {
    const scenario = await server.scenario({ name: 'settled' });
    const visitor = await signedIn(server, scenario);
    const row = calls['invoice/receipt-copy'];
    const reference = firstInvoice(scenario).paidBy ?? '';
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      const body = row.request.encode({ reference, email: `copy-${count}@example.org` });
      statuses.push((await visitor.send(row, { body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
