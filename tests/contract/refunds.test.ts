/** Refunds: the provider’s part, the office’s transfers, and the emails to the buyer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBackDue } from '../../server/features/checkout/give-back.ts';
import { settle } from '../../server/features/checkout/settle.ts';
import { settableClock, systemClock } from '../../server/core/clock.ts';
import type { PaymentProvider, RefundResult } from '../../server/core/payments/provider.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import { cartVersion, isOpen } from '../../domain/invoice.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { refundByHand } from '../../server/core/payments/sandbox/dashboard.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { payByCard } from './hosted-page.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { Visitor } from './visitor.ts';
import { newKey, order, outcome } from './orders.ts';
import { firstInvoice, orderOf, signedIn } from './people.ts';
import { servicesOn } from './services.ts';
import { billed, checkoutOf, orderByCard, orderSubscription, paris, subscriber } from './subscriptions.ts';

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

const agree = () => office.audit().then((printed) => expect(printed).toContain('Ledger and books agree'));

/** Emails about money received or refunded, oldest first. */
async function emails(email: string) {
  const mails = await server.mail(email);
  return mails.filter(({ kind }) => kind === 'payment-received' || kind.startsWith('refund-'));
}

function textOf(source = ''): string {
  return readMessage(source).parts.find(({ type }) => type === 'text/plain')?.text ?? '';
}

/** The number of the only invoice. */
async function numberOf(visitor: Visitor): Promise<string> {
  const read = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
  const [invoice] = read.kind === 'list' ? read.invoices : [];
  return invoice?.reference ?? '';
}

async function kindsOfEmails(email: string) {
  return (await emails(email)).map(({ kind }) => kind);
}

describe('an invoice ordered by transfer, and paid by card before the transfer arrives', () => {
  it('is paid by the card; the office sends the transfer back, and the buyer gets an email', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = await signedIn(server, scenario);
    const { email } = scenario.account;
    const { id } = firstInvoice(scenario);
    const row = calls['invoice/checkout'];
    const request = row.request.decode(orderOf(scenario, 'virement'));
    const transfer = await visitor.ask(row, { body: request }, { key: newKey() });
    const reference = transfer.kind === 'transfer' ? transfer.transfer.payment : '';
    await agree();

    const card = await order(visitor, scenario);
    await payByCard(visitor, card.url, { confirmation: 'beforeReturn' });
    expect(await outcome(card)).toMatchObject({ kind: 'paid', reference: card.reference });
    expect(await kindsOfEmails(email)).toEqual(['payment-received']);
    await agree();

    await expect(office.settle(reference)).rejects.toThrow('Nothing is expected');
    expect(await office.settle(reference, { minor: 69_156 })).toMatch(/: to be refunded\n[^]*^RB-\d+ .*TO SEND/m);
    const [booked] = (await server.books(id)).refunds;
    expect(booked).toMatchObject({ state: 'toSend', done_at: null });
    expect(await office.refunds()).toMatch(new RegExp(`^RB-${booked?.id} .*TO SEND .*691.56 .*${reference}`, 'm'));
    expect(await kindsOfEmails(email)).toEqual(['payment-received', 'refund-announced']);
    expect((await server.books(id)).payments).toHaveLength(1);
    expect(await outcome({ visitor, reference })).toMatchObject({
      kind: 'returned',
      refunds: [{ reason: 'paidOtherwise', state: 'pending' }],
    });
    await agree();
    // Neither time nor background rounds send the money: the office does.
    await server.tick();
    expect((await server.books(id)).refunds).toMatchObject([{ state: 'toSend' }]);

    await expect(office.sent(booked?.id ?? 0, ' ')).rejects.toThrow('--reference');
    expect(await office.sent(booked?.id ?? 0, 'VIR-2026-0042')).toContain('done (VIR-2026-0042)');
    await expect(office.sent(booked?.id ?? 0, 'VIR-2026-0043')).rejects.toThrow('can’t be sent');
    expect(await kindsOfEmails(email)).toEqual(['payment-received', 'refund-announced', 'refund-sent']);
    const sent = (await emails(email)).at(-1);
    expect(sent?.message_source.replaceAll('=\r\n', '')).toContain('VIR-2026-0042');
    expect((await server.books(id)).refunds).toMatchObject([{ state: 'done' }]);
    await agree();
  });

  it('a subscription whose billing details have changed since is treated alike', async () => {
    const who = await subscriber(server);
    const { email } = who.scenario.account;
    const before = await orderSubscription(who, await checkoutOf(who, 'virement'));
    const elsewhere = await orderByCard(who, billed({ ...paris, pays: 'SN' }));
    await payByCard(who.visitor, elsewhere.url, { confirmation: 'beforeReturn' });
    if (before.kind !== 'transfer') throw new Error(`Ordered a transfer, and got ${before.kind}`);
    const { payment: reference, amount } = before.transfer;
    await office.settle(reference, { minor: amount.minor });
    expect(await office.refunds()).toMatch(new RegExp(`TO SEND .*${email}`));
    expect(await kindsOfEmails(email)).toEqual(['payment-received', 'refund-announced']);
    const [, number = ''] = new RegExp(`^RB-(\\d+) .*${email}`, 'm').exec(await office.refunds()) ?? [];
    await office.sent(Number(number), 'VIR-2026-0099');
    expect(await kindsOfEmails(email)).toEqual(['payment-received', 'refund-announced', 'refund-sent']);
    await agree();
  });
});

describe('money that went back after all', () => {
  /** The buyer of one invoice, for which a transfer is ordered. */
  async function transferred() {
    const scenario = await server.scenario({ name: 'oneInvoice', locale: 'en' });
    const visitor = await signedIn(server, scenario);
    const row = calls['invoice/checkout'];
    const body = row.request.decode(orderOf(scenario, 'virement'));
    const answer = await visitor.ask(row, { body }, { key: newKey(), locale: 'en' });
    if (answer.kind !== 'transfer') throw new Error(`Ordered a transfer, and got ${answer.kind}`);
    return { scenario, visitor, reference: answer.transfer.payment, email: scenario.account.email };
  }

  it('is shown by the transfer instead of which it paid, as by its own payment: received, then refunded', async () => {
    const { scenario, visitor, reference } = await transferred();
    const card = await order(visitor, scenario);
    await payByCard(visitor, card.url, { confirmation: 'beforeReturn' });
    const session = card.url.split('/').pop() ?? '';
    await refundByHand(office.services, session, { minor: 69_156, deliveries: 1 });
    await server.advance(1000);
    await server.tick();
    const own = await outcome(card);
    expect(own).toMatchObject({ kind: 'returned', refunds: [{ reason: 'byOffice', state: 'sent' }] });
    expect(await outcome({ visitor, reference })).toEqual(own);
  });

  it('leaves a transfer that comes a second time too much, not paid another way', async () => {
    const { visitor, reference } = await transferred();
    await office.settle(reference, { bankReference: 'VIR-1' });
    const { db, clock } = office.services;
    const { checkout_id, charge } = await db
      .selectFrom('payments')
      .select(['checkout_id', 'charge'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const now = clock.now().toISOString();
    const back = { why: 'byOffice', method: 'transfer', currency: 'EUR', amount_minor: 69_156, state: 'done' } as const;
    const moments = { requested_at: now, done_at: now, is_reported: true };
    await db
      .insertInto('refunds')
      .values({ ...back, ...moments, checkout_id, charge: charge ?? '' })
      .execute();
    await office.settle(reference, { minor: 69_156, bankReference: 'VIR-2' });
    expect(await outcome({ visitor, reference })).toMatchObject({
      kind: 'returned',
      refunds: [{ reason: 'byOffice' }, { reason: 'tooMuch', amount: { minor: 69_156 } }],
    });
  });

  it('is not called a paid invoice by the email about the excess that is sent later', async () => {
    const { scenario, visitor, reference, email } = await transferred();
    await office.settle(reference, { minor: 79_156 });
    const announced = (await emails(email)).at(-1);
    expect(textOf(announced?.message_source)).toContain('Your invoice is paid.');
    const { refunds } = await server.books(firstInvoice(scenario).id);
    await office.undo(await numberOf(visitor));
    await office.sent(refunds[0]?.id ?? 0, 'VIR-2026-0051');
    const last = (await emails(email)).at(-1);
    expect(textOf(last?.message_source)).toContain('€691.56 was due');
    expect(textOf(last?.message_source)).not.toContain('Your invoice is paid.');
  });
});

describe('a refunded charge', () => {
  /** An order by card of an invoice that is settled meanwhile, so that its charge must be refunded. */
  async function paidOtherwise() {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = await signedIn(server, scenario);
    const { id } = firstInvoice(scenario);
    const first = await order(visitor, scenario);
    await office.services.db.updateTable('invoices').set({ status: 3 }).where('id', '=', id).execute();
    return { scenario, visitor, first, email: scenario.account.email, id };
  }

  /** A provider with the given answer to refunds, which records its calls. */
  function answering(answer: () => Promise<RefundResult>) {
    const asked: string[] = [];
    const provider: PaymentProvider = {
      ...providerOf(office.services),
      refund: ({ session }) => {
        asked.push(session);
        return answer();
      },
    };
    return { asked, provider };
  }

  it('is reported once the provider has done it: one email, with the provider’s number', async () => {
    const { visitor, first, email, id } = await paidOtherwise();
    await payByCard(visitor, first.url, { confirmation: 'beforeReturn' });
    const { refunds, sessions } = await server.books(id);
    expect(refunds).toMatchObject([{ state: 'done' }]);
    expect(sessions.map(({ refunded_at: at }) => at !== null)).toEqual([true]);
    expect(await kindsOfEmails(email)).toEqual(['refund-sent']);
    expect((await emails(email))[0]?.message_source).toContain('re_');
  });

  it('is retried ever more rarely while the provider does not answer, by one process at a time', async () => {
    const { visitor, first, email, id } = await paidOtherwise();
    const clock = settableClock(systemClock);
    const services = servicesOn(office.services.db, clock);
    const silent = answering(() => Promise.reject(new Error('No answer')));
    await payByCard(visitor, first.url, { confirmation: 'never' });
    const { reference } = first;
    const session = first.url.split('/').pop() ?? '';
    const state = await providerOf(services).readSession(session);
    await settle(services, silent.provider, { reference, session, state, event: null });
    expect((await server.books(id)).refunds).toMatchObject([{ state: 'toAsk', done_at: null }]);
    for (let minute = 0; minute < 60; minute += 1) {
      clock.advance(60_000);
      await Promise.all([1, 2, 3].map(() => giveBackDue(services, silent.provider)));
    }
    expect(silent.asked.length).toBeGreaterThan(4);
    expect(silent.asked.length).toBeLessThan(12);
    expect(await kindsOfEmails(email)).toEqual([]);
    clock.advance(12 * 3_600_000);
    const pending = answering(() => Promise.resolve({ kind: 'pending' }));
    await giveBackDue(services, pending.provider);
    expect((await server.books(id)).refunds).toMatchObject([{ state: 'toAsk' }]);
    clock.advance(24 * 3_600_000);
    await giveBackDue(services, providerOf(services));
    expect((await server.books(id)).refunds).toMatchObject([{ state: 'done' }]);
    expect(await kindsOfEmails(email)).toEqual(['refund-sent']);
  });

  it('falls to the office where the card accepts no refund, and the buyer is asked for an account', async () => {
    const { visitor, first, email, id } = await paidOtherwise();
    await payByCard(visitor, first.url, { confirmation: 'never' });
    const { services } = office;
    const { reference } = first;
    const session = first.url.split('/').pop() ?? '';
    const state = await providerOf(services).readSession(session);
    const refusing = answering(() => Promise.resolve({ kind: 'refused', reason: 'The card account is closed' }));
    await settle(services, refusing.provider, { reference, session, state, event: null });
    expect(await office.refunds()).toMatch(/TO SEND .*the provider refused: The card account is closed/);
    expect(await kindsOfEmails(email)).toEqual(['refund-announced']);
    expect((await emails(email))[0]?.message_source).toContain('IBAN');
    await giveBackDue(services, refusing.provider);
    expect(refusing.asked).toHaveLength(1);
    const [refund] = (await server.books(id)).refunds;
    await office.sent(refund?.id ?? 0, 'VIR-2026-0100');
    expect(await kindsOfEmails(email)).toEqual(['refund-announced', 'refund-sent']);
    await agree();
  });
});

describe('a paid invoice, reversed by a credit note', () => {
  /** Two invoices or one, paid together. */
  async function paid(name: 'oneInvoice' | 'severalInvoices', method: 'carte' | 'virement') {
    const scenario = await server.scenario({ name });
    const visitor = await signedIn(server, scenario);
    const row = calls['invoice/checkout'];
    const list = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    const open = list.kind === 'list' ? list.invoices.filter(isOpen) : [];
    const body = { factureIIds: open.map(({ id }) => id), moyen: method, version: cartVersion(open) };
    if (method === 'carte') {
      const card = await order(visitor, scenario, { body });
      await payByCard(visitor, card.url, { confirmation: 'beforeReturn' });
    } else {
      const transfer = await visitor.ask(row, { body: row.request.decode(body) }, { key: newKey() });
      await office.settle(transfer.kind === 'transfer' ? transfer.transfer.payment : '');
    }
    await agree();
    return { ...firstInvoice(scenario), email: scenario.account.email };
  }

  it('by card: the provider refunds the charge, once, and the buyer’s email names the invoice', async () => {
    const { id, reference, email } = await paid('oneInvoice', 'carte');
    expect(await office.undo(reference)).toMatch(/^RB-\d+ .*  done \(re_.*691.56 .*a credit note for its invoice/m);
    expect((await server.books(id)).refunds).toMatchObject([{ state: 'done', why: 'credited', amount_minor: 69_156 }]);
    expect(await kindsOfEmails(email)).toEqual(['payment-received', 'refund-sent']);
    expect((await emails(email)).at(-1)?.message_source).toContain(reference);
    await agree();
    await expect(office.undo(reference)).rejects.toThrow('is already canceled');
    await server.tick();
    expect((await server.books(id)).refunds).toHaveLength(1);
    await agree();
  });

  it('by transfer: the office sends it back', async () => {
    const { id, reference, email } = await paid('oneInvoice', 'virement');
    expect(await office.undo(reference)).toMatch(/^RB-\d+ .*TO SEND .*a credit note for its invoice/m);
    expect(await kindsOfEmails(email)).toEqual(['payment-received', 'refund-announced']);
    const [booked] = (await server.books(id)).refunds;
    expect(await office.sent(booked?.id ?? 0, 'VIR-2026-0107')).toContain('done (VIR-2026-0107)');
    await agree();
  });

  it('with others by one card: the provider gives back that part of the charge', async () => {
    const { id, reference } = await paid('severalInvoices', 'carte');
    await office.undo(reference);
    const [booked, ...others] = (await server.books(id)).refunds;
    expect([booked, others]).toMatchObject([{ state: 'done', why: 'credited' }, []]);
    expect(booked?.amount_minor).toBeLessThan((await server.books(id)).payments[0]?.amount_minor ?? 0);
    await agree();
  });

  it('from the wallet: its credits return, once', async () => {
    const who = await subscriber(server, 'paymentWallet');
    const list = () => who.visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    const wallet = () =>
      who.visitor.ask(calls['user/pme'], { body: { filter: { kind: null, period: null }, cursor: null } });
    const before = (await wallet()).wallet?.balance.minor ?? 0;
    await orderSubscription(who, await checkoutOf(who, 'porteMonnaie'));
    const read = await list();
    const [invoice] = read.kind === 'list' ? read.invoices : [];
    const spent = before - ((await wallet()).wallet?.balance.minor ?? 0);
    expect(spent).toBeGreaterThan(0);
    expect(await office.undo(invoice?.reference ?? '')).toContain('are back in the wallet');
    const { wallet: received, rows } = await wallet();
    expect(received?.balance.minor).toBe(before);
    expect(rows[0]).toMatchObject({ kind: 'debit', amount: { minor: spent }, paymentReference: invoice?.paidBy });
    await agree();
    await expect(office.undo(invoice?.reference ?? '')).rejects.toThrow('is already canceled');
  });
});
