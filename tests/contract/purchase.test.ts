/** An offer that its buyer orders together with its payment. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { formatDay } from '../../server/core/i18n/format.ts';
import { emailOf } from './document-forms.ts';
import { newKey } from './orders.ts';
import { payByCard } from './hosted-page.ts';
import type { QuotationScenario } from './quotations.ts';
import { buyer, details, keepDetails, wanted } from './quotations.ts';
import type { Subscriber } from './subscriptions.ts';
import {
  asked,
  begun,
  billed,
  checkoutOf,
  orderByCard,
  orderSubscription,
  payable,
  subscriptionMoney,
} from './subscriptions.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** A buyer with an offer of their own for a number of readers. */
async function purchaser(readers = 2): Promise<Subscriber> {
  const scenario = await server.scenario({ name: 'noInvoice' });
  const visitor = await signedIn(server, scenario);
  const body = { offer: { ...wanted, readers } };
  const { id } = await visitor.ask(calls['quotation/start'], { body }, { key: newKey() });
  return { scenario, visitor, id };
}

const read = ({ visitor, id }: Subscriber) => visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } });

async function mailKinds({ scenario }: Subscriber): Promise<readonly string[]> {
  await server.tick();
  return (await server.mail(scenario.account.email)).map(({ kind }) => kind);
}

describe('an open offer of one’s own', () => {
  it('is ordered and paid in one step, with one email to its buyer: the receipt', async () => {
    const who = await purchaser();
    expect(await payable(who)).toMatchObject({ isToBeOrdered: true, id: who.id });
    expect((await read(who)).state).toBe('open');
    const { url } = await orderByCard(who);
    const { reference, ...ordered } = await read(who);
    expect(reference).toMatch(/^ABO-/);
    expect(ordered).toMatchObject({
      state: 'ordered',
      details: { billing: { street: '1, rue des Essais' }, publicBuyer: null },
    });
    expect(await payable(who)).toMatchObject({ isToBeOrdered: false });
    await payByCard(who.visitor, url);
    const mail = await mailKinds(who);
    expect(await subscriptionMoney(server, who)).toEqual(begun);
    expect(mail).toEqual(['payment-received']);
  });

  it.each([
    ['carte', 'payment-received'],
    ['virement', 'transfer-ordered'],
  ])('names the accepted terms of sale in its order, and in the email of a payment by %s', async (method, kind) => {
    const who = await purchaser();
    const ordered = await orderSubscription(who, await checkoutOf(who, method));
    if (ordered.kind === 'hosted') await payByCard(who.visitor, ordered.url);
    await server.tick();
    const { termsOn } = await read(who);
    if (termsOn === null) throw new Error('The order has no terms');
    expect(await emailOf(server, who.scenario, kind)).toContain(`version du ${formatDay(termsOn, 'fr')}`);
  });

  it('is ordered once when two requests order it at the same time', async () => {
    const who = await purchaser();
    const body = await checkoutOf(who);
    const answers = await Promise.all([orderSubscription(who, body), orderSubscription(who, body)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['hosted', 'hosted']);
    expect(await subscriptionMoney(server, who)).toMatchObject({ orders: 1, pages: 1, status: 'notBegun' });
  });

  it('is not ordered at a price that its buyer has not seen', async () => {
    const who = await purchaser();
    const body = await checkoutOf(who);
    const { version } = await read(who);
    const offer = { ...wanted, readers: 3 };
    await who.visitor.ask(calls['quotation/offer'], { body: { id: who.id, version, offer } });
    expect(await orderSubscription(who, body)).toMatchObject({ kind: 'changed' });
    expect((await read(who)).state).toBe('open');
  });

  it('is not paid for without a quote for more readers than the publisher says', async () => {
    const who = await purchaser(4);
    expect(await asked(who)).toEqual({ kind: 'unknown' });
    await expect(
      orderSubscription(who, { aboIId: who.id, facturation: billed(), moyen: 'carte', version: 'v1' }),
    ).rejects.toThrow('answered 404');
  });
});

it.each<QuotationScenario>(['quoteOffice', 'quoteExpired', 'quoteDeclined', 'quoteWithdrawn', 'quoteAccepted'])(
  'the quote of the scenario %s is not paid for before it is ordered',
  async (name) => {
    expect(await asked(await buyer(server, name))).toEqual({ kind: 'unknown' });
  },
);

it('an offer to a French public body is not paid for before it is ordered', async () => {
  const who = await purchaser();
  const { version } = await read(who);
  const publicBuyer = { siret: '73282932000074', serviceCode: '', engagementNumber: '' };
  await keepDetails({ ...who, read: () => read(who) }, version, { ...details, publicBuyer });
  expect(await asked(who)).toEqual({ kind: 'unknown' });
});
