import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { formToken, payByCard, sendForm } from './hosted-page.ts';
import { calls } from '../../contract/calls.ts';
import type { Order } from './orders.ts';
import { moneyMoved, newKey, nothingPaid, order, ordered, outcome, paidOnce, PATIENCE } from './orders.ts';
import { byLink, orderOf } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Orders a transfer for the invoice of a card order; returns its reference. */
async function orderTransfer({ visitor, scenario }: Pick<Order, 'visitor' | 'scenario'>): Promise<string> {
  const row = calls['invoice/checkout'];
  const body = row.request.decode(orderOf(scenario, 'virement'));
  const answer = await visitor.ask(row, { body }, { key: newKey() });
  if (answer.kind !== 'transfer') throw new Error(`Ordered a transfer, and got ${answer.kind}`);
  return answer.transfer.payment;
}

describe('3-D Secure', () => {
  const number = '4000002760003184';

  /** Answers the bank of an order's card. */
  async function answerBank({ visitor, url }: Pick<Order, 'visitor' | 'url'>, answer: string): Promise<Response> {
    const token = await formToken(visitor, url);
    return sendForm(visitor, url, { action: 'authentication', fields: { token, answer } });
  }

  it('approved: paid', async () => {
    const bought = await ordered(server);
    await payByCard(bought.visitor, bought.url, { number, confirmation: 'beforeReturn' });
    const back = await answerBank(bought, 'approve');
    expect(back.headers.get('location')).toBe(`/fr/account/invoices/success/${bought.reference}`);
    expect((await outcome(bought)).kind).toBe('paid');
  });

  it('refused: the card page says so, and takes another card for the same order', async () => {
    const bought = await ordered(server);
    await payByCard(bought.visitor, bought.url, { number });
    const refused = await answerBank(bought, 'refuse');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Le paiement n’a pas été approuvé auprès de votre banque');
    await payByCard(bought.visitor, bought.url, { confirmation: 'beforeReturn' });
    expect((await outcome(bought)).kind).toBe('paid');
    expect(await moneyMoved(server, bought)).toEqual(paidOnce);
  });

  it('left for another card: the card page says nothing of a refusal', async () => {
    const bought = await ordered(server);
    await payByCard(bought.visitor, bought.url, { number });
    const again = await answerBank(bought, 'otherCard');
    expect([again.status, (await again.text()).includes('id="number-error"')]).toEqual([200, false]);
    await payByCard(bought.visitor, bought.url, { confirmation: 'beforeReturn' });
    expect(await moneyMoved(server, bought)).toEqual(paidOnce);
  });

  it('left for the site: not charged, and a transfer can be ordered', async () => {
    const bought = await ordered(server);
    await payByCard(bought.visitor, bought.url, { number });
    const token = await formToken(bought.visitor, bought.url);
    await sendForm(bought.visitor, bought.url, { action: 'cancel', fields: { token } });
    expect(await outcome(bought)).toMatchObject({ kind: 'notCharged', reason: 'abandoned' });
    const transfer = await orderTransfer(bought);
    expect(await outcome({ ...bought, reference: transfer })).toMatchObject({ kind: 'confirming' });
  });

  it('approved after a transfer was ordered: shows the transfer, and charges nothing', async () => {
    const bought = await ordered(server);
    await payByCard(bought.visitor, bought.url, { number });
    const token = await formToken(bought.visitor, bought.url);
    const transfer = await orderTransfer(bought);
    const late = { action: 'authentication', fields: { token, answer: 'approve' } };
    const back = await sendForm(bought.visitor, bought.url, late);
    expect(back.headers.get('location')).toBe(`/fr/account/invoices/failed/${bought.reference}`);
    expect(await outcome(bought)).toMatchObject({ kind: 'confirming', method: 'transfer', reference: transfer });
    expect(await moneyMoved(server, bought)).toEqual(nothingPaid);
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

describe('a refused card', () => {
  it.each([
    ['4000000000000002', 'number', 'Votre banque a refusé cette carte sans indiquer de motif'],
    ['4000000000009995', 'number', 'Le solde ou le plafond de la carte ne couvre pas le montant'],
    ['4000000000000069', 'expiry', 'Cette carte a expiré. Utilisez'],
    ['4000000000000127', 'code', 'Le code de sécurité ne correspond pas à la carte'],
    ['4000000000009979', 'number', 'Votre banque a bloqué cette carte'],
  ])(
    '%s is answered on the page, at the field %s, and another card pays the same order',
    async (number, field, words) => {
      const bought = await ordered(server);
      const refused = await payByCard(bought.visitor, bought.url, { number });
      const page = await refused.text();
      expect([refused.status, page.includes(`id="${field}-error"`), page.includes('value="Nadia Essai"')]).toEqual([
        422,
        true,
        true,
      ]);
      expect(page).toContain(words);
      expect(page).not.toContain(number);
      // The page says so again when the buyer comes back to it.
      expect(await (await bought.visitor.fetch(bought.url)).text()).toContain(words);
      expect(await moneyMoved(server, bought)).toEqual(nothingPaid);
      await payByCard(bought.visitor, bought.url, { confirmation: 'beforeReturn' });
      expect((await outcome(bought)).kind).toBe('paid');
      expect(await moneyMoved(server, bought)).toEqual(paidOnce);
    },
  );
});

describe('the hosted page', () => {
  it('names the site, the amount and the reference, on the card page and on the bank’s', async () => {
    const bought = await ordered(server);
    const page = async (): Promise<string> => (await bought.visitor.fetch(bought.url)).text();
    const names = async () => {
      const text = await page();
      const title = /<title>([^<]*)/.exec(text)?.[1]?.trim();
      return [
        title,
        text.includes('<span>Le Courrier des Lagunes</span>'),
        text.includes(`<code>${bought.reference}</code>`),
      ];
    };
    expect(await names()).toEqual(['Payer par carte – Le Courrier des Lagunes', true, true]);
    await payByCard(bought.visitor, bought.url, { number: '4000002760003184' });
    expect(await names()).toEqual([
      'Votre banque vous demande\u00a0: est\u2011ce bien vous\u202f? – Le Courrier des Lagunes',
      true,
      true,
    ]);
  });

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
