import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from './desk.ts';
import { openServer } from './desk.ts';
import { formToken, payByCard, sendForm } from './hosted-page.ts';
import { moneyMoved, nothingPaid, order, ordered, outcome, paidOnce, PATIENCE } from './orders.ts';
import { byLink } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe('3-D Secure', () => {
  const number = '4000002760003184';

  it.each([
    ['approve', 'paid', 'success'],
    ['refuse', 'notCharged', 'failed'],
  ])('%s: %s', async (answer, kind, end) => {
    const bought = await ordered(server);
    await payByCard(bought.visitor, bought.url, { number, confirmation: 'beforeReturn' });
    const token = await formToken(bought.visitor, bought.url);
    const back = await sendForm(bought.visitor, bought.url, { action: 'authentication', fields: { token, answer } });
    expect(back.headers.get('location')).toBe(`/fr/account/invoices/${end}/${bought.reference}`);
    expect((await outcome(bought)).kind).toBe(kind);
  });

  it('abandoned: not charged, and resumed at the same step', async () => {
    const bought = await ordered(server);
    await payByCard(bought.visitor, bought.url, { number, confirmation: 'beforeReturn' });
    expect(await outcome(bought)).toMatchObject({ kind: 'notCharged', reason: 'abandoned' });
    const again = await order(bought.visitor, bought.scenario);
    expect(again.url).toBe(bought.url);
    const token = await formToken(bought.visitor, again.url);
    await sendForm(bought.visitor, again.url, { action: 'authentication', fields: { token, answer: 'approve' } });
    expect((await outcome(again)).kind).toBe('paid');
    expect(await moneyMoved(server, again)).toEqual(paidOnce);
  });
});

describe('the hosted page', () => {
  it('takes a form once, across repeated clicks and tabs', async () => {
    const bought = await ordered(server);
    const token = await formToken(bought.visitor, bought.url);
    const fields = { number: '4242424242424242', expiry: '12/49', code: '123', name: 'Nadia Essai', token };
    const send = () => sendForm(bought.visitor, bought.url, { action: 'card', fields });
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    const late = await bought.visitor.fetch(bought.url);
    expect(late.headers.get('location')).toBe(`/fr/account/invoices/success/${bought.reference}`);
    await server.advance(PATIENCE);
    await server.tick();
    expect(await moneyMoved(server, bought)).toEqual(paidOnce);
  });

  it('states the time left to pay, and the consequence of its end', async () => {
    const bought = await ordered(server);
    const page = async (): Promise<string> => (await bought.visitor.fetch(bought.url)).text();
    expect(await page()).toMatch(/Vous avez (?:29|30)\u00a0minutes pour payer\./);
    await server.advance(28 * 60_000);
    expect(await page()).toMatch(/Vous avez [12]\u00a0minutes? pour payer\. Passé ce délai, rien n’est débité/);
    await server.advance(2 * 60_000);
    const late = await bought.visitor.fetch(bought.url);
    expect(late.headers.get('location')).toBe(`/fr/account/invoices/failed/${bought.reference}`);
  });

  it('is not cached, and clears its forms when the browser restores it', async () => {
    const bought = await ordered(server);
    const page = await bought.visitor.fetch(bought.url);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const [, script = ''] = /<script src="([^"]+)"/.exec(await page.text()) ?? [];
    const { status, headers } = await bought.visitor.fetch(script);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  it('says in its title that a typed value is wrong', async () => {
    const bought = await ordered(server);
    const page = await (await payByCard(bought.visitor, bought.url, { number: '1' })).text();
    expect(page).toMatch(/<title>\s*Erreur\u00a0: Payer par carte/);
  });

  it('accepts forms from its own origin only', async () => {
    const bought = await ordered(server);
    const fields = { number: '4242424242424242', expiry: '12/49', code: '123', name: 'A' };
    const forged = await sendForm(bought.visitor, bought.url, {
      action: 'card',
      fields: { ...fields, token: 'guess' },
    });
    expect(forged.status).toBe(400);
    const token = await formToken(bought.visitor, bought.url);
    const foreign = await bought.visitor.fetch(`${bought.url}/card`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ ...fields, token }),
    });
    expect(foreign.status).toBe(403);
    expect(await moneyMoved(server, bought)).toEqual(nothingPaid);
  });

  it('closes on cancellation, and on timeout', async () => {
    const cancelled = await ordered(server);
    const token = await formToken(cancelled.visitor, cancelled.url);
    const back = await sendForm(cancelled.visitor, cancelled.url, { action: 'cancel', fields: { token } });
    expect(back.headers.get('location')).toBe(`/fr/account/invoices/failed/${cancelled.reference}`);
    expect(await outcome(cancelled)).toMatchObject({ kind: 'notCharged', reason: 'abandoned' });
    const expired = await ordered(server);
    await server.advance(31 * 60_000);
    await server.tick();
    expect(await outcome(expired)).toMatchObject({ kind: 'notCharged', reason: 'expired' });
    expect((await expired.visitor.fetch(expired.url)).status).toBe(303);
  });

  it('is in the buyer’s language', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice', locale: 'en', currency: 'USD' });
    const visitor = await byLink(server, scenario);
    const { url } = await order(visitor, scenario, { locale: 'en' });
    const page = await (await visitor.fetch(url)).text();
    expect(page).toContain('<html lang="en-US">');
    expect(page).toContain('Pay $621.94');
  });
});
