import type { ScenarioName } from '../../../server/test-control/scenarios.ts';
import { calls } from '../../../contract/calls.ts';
import type { Scenario } from '../control.ts';
import { payByCard, payInVain } from '../hosted-page.ts';
import { ordered as orderedByLink } from '../orders.ts';
import { firstInvoice, orderOf, signedIn } from '../people.ts';
import { wanted } from '../quotations.ts';
import { checkoutOf, orderByCard, orderSubscription, subscriber } from '../subscriptions.ts';
import type { Visitor } from '../visitor.ts';
import type { Arranged, Arrangements, ControlOf } from './arranged.ts';
import { someone } from './arranged.ts';

const key = 'fixture-key-1';

async function ordered(server: ControlOf, moyen: 'carte' | 'virement' = 'carte') {
  const scenario = await server().scenario({ name: 'oneInvoice' });
  const visitor = await signedIn(server(), scenario);
  const order = await visitor.ask(
    calls['invoice/checkout'],
    {
      body: calls['invoice/checkout'].request.decode(orderOf(scenario, moyen)),
    },
    { key },
  );
  const reference = order.kind === 'hosted' ? order.reference : order.kind === 'transfer' ? order.transfer.payment : '';
  return { scenario, visitor, reference, url: order.kind === 'hosted' ? order.url : '' };
}

/** The card order of a visitor who has ordered a transfer for the same invoice. */
async function payOtherwise(visitor: Visitor, scenario: Scenario): Promise<{ readonly url: string }> {
  const order = await visitor.ask(
    calls['invoice/checkout'],
    { body: calls['invoice/checkout'].request.decode(orderOf(scenario, 'carte')) },
    { key: 'fixture-key-2' },
  );
  if (order.kind !== 'hosted') throw new Error(`The order by card was answered by ${order.kind}`);
  return { url: order.url };
}

/** A visitor who orders the payment of an invoice, by card unless `change` names another method. */
async function ordering(
  server: ControlOf,
  change: object = {},
  name: ScenarioName = 'severalInvoices',
): Promise<Arranged> {
  const { scenario, visitor } = await someone(server, name);
  return { visitor, scenario, body: { ...orderOf(scenario), ...change } };
}

/** A visitor who may renew, with an order at the quoted price where `moyen` names a payment method. */
async function renewing(server: ControlOf, name: ScenarioName, moyen: string | null = null): Promise<Arranged> {
  const who = await subscriber(server(), name);
  return { visitor: who.visitor, body: moyen === null ? { aboIId: who.id } : await checkoutOf(who, moyen) };
}

/** A visitor with an open offer of their own, which is ordered by its payment. */
async function purchasing(server: ControlOf): Promise<Arranged> {
  const { visitor } = await someone(server, 'noInvoice');
  const { id } = await visitor.ask(calls['quotation/start'], { body: { offer: { ...wanted, readers: 1 } } }, { key });
  return { visitor, body: { aboIId: id } };
}

/** A visitor whose transfer for a subscription was for less than the amount due. */
async function partlyPaid(server: ControlOf): Promise<Arranged> {
  const who = await subscriber(server(), 'paymentOpen');
  const answer = await orderSubscription(who, await checkoutOf(who, 'virement'));
  const reference = answer.kind === 'transfer' ? answer.transfer.payment : '';
  await server().control('transfer', { reference, minor: 100_000 });
  return { visitor: who.visitor, body: { aboIId: who.id } };
}

/** A visitor whose transfer goes back: its invoice was paid by card before it came. */
async function returned(server: ControlOf) {
  const { scenario, visitor, reference } = await ordered(server, 'virement');
  const { url } = await payOtherwise(visitor, scenario);
  await payByCard(visitor, url, { confirmation: 'beforeReturn' });
  await server().control('transfer', { reference, minor: 10_000 });
  return { visitor, reference };
}

/** Invoices, subscriptions, and paying for them. */
export function orderArrangements(server: ControlOf): Arrangements {
  return {
    'invoice-read.list': async () => ({ visitor: (await returned(server)).visitor }),
    'invoice-read.transfer-awaited': async () => ({ visitor: (await ordered(server, 'virement')).visitor }),
    'invoice-read.paid': async () => {
      const { visitor, reference, url } = await orderByCard(await subscriber(server()));
      await payByCard(visitor, url, { confirmation: 'beforeReturn' });
      return { visitor, body: { referencePaiement: reference } };
    },
    'invoice-read.paid-by-link': async () => {
      const { visitor, reference, url } = await orderedByLink(server());
      await payByCard(visitor, url, { confirmation: 'beforeReturn' });
      return { visitor, body: { referencePaiement: reference } };
    },
    'invoice-read.partly-paid': async () => {
      const { visitor, reference } = await ordered(server, 'virement');
      await server().control('transfer', { reference, minor: 10_000 });
      return { visitor, body: { referencePaiement: reference } };
    },
    'invoice-read.returned': async () => {
      const { visitor, reference } = await returned(server);
      return { visitor, body: { referencePaiement: reference } };
    },
    'invoice-read.not-charged': async () => {
      const { visitor, reference, url } = await orderByCard(await subscriber(server()));
      await payInVain(visitor, url, { number: '4000000000009995', confirmation: 'beforeReturn' });
      return { visitor, body: { referencePaiement: reference } };
    },
    'invoice-read.confirming': async () => {
      const { visitor, reference } = await ordered(server, 'virement');
      return { visitor, body: { referencePaiement: reference } };
    },
    'invoice-read.checkout': async () => ({ visitor: (await ordered(server)).visitor, body: { cleIdempotence: key } }),
    'invoice-help': async () => {
      const { scenario, visitor } = await someone(server);
      return { visitor, scenario, body: { factureIIds: [firstInvoice(scenario).id] } };
    },
    'invoice-receipt-copy': async () => {
      const { visitor, reference, url } = await orderedByLink(server());
      await payByCard(visitor, url, { confirmation: 'beforeReturn' });
      return { visitor, body: { referencePaiement: reference } };
    },
    'invoice-checkout.card': async () => ordering(server),
    'invoice-checkout.transfer': async () => ordering(server, { moyen: 'virement' }),
    'invoice-checkout.changed': async () => ordering(server, { version: '1:1EUR' }),
    'invoice-checkout.already-paid': async () => ordering(server, {}, 'settled'),
    'subscriptions-all': async () => renewing(server, 'paymentOpen').then(({ visitor }) => ({ visitor })),
    'subscriptions-all.none': async () => someone(server, 'noInvoice'),
    'onlinesubscription.payable': async () => renewing(server, 'paymentOpen'),
    'onlinesubscription.purchase': async () => purchasing(server),
    'onlinesubscription.partly-paid': async () => partlyPaid(server),
    'onlinesubscription.wallet': async () => renewing(server, 'paymentWallet'),
    'onlinesubscription.settled': async () => renewing(server, 'paymentSettled'),
    'onlinesubscription.unpriced': async () => renewing(server, 'subscriptionUnpriced'),
    'onlinesubscription.unknown': async () => someone(server, 'noInvoice'),
    'onlinesubscription.incomplete': async () => renewing(server, 'paymentOpen'),
    'online-checkout.card': async () => renewing(server, 'paymentOpen', 'carte'),
    'online-checkout.transfer': async () => renewing(server, 'paymentOpen', 'virement'),
    'online-checkout.wallet': async () => renewing(server, 'paymentWallet', 'porteMonnaie'),
    'online-checkout.changed': async () => renewing(server, 'paymentOpen'),
    'online-checkout.no-wallet': async () => renewing(server, 'paymentOpen'),
  };
}
