import type { SubscriptionOrder } from '../../domain/subscription-order.ts';
import type { ScenarioName } from '../../server/test-control/scenarios.ts';
import { calls } from '../../contract/calls.ts';
import type { Control, Scenario } from './control.ts';
import { newKey } from './orders.ts';
import { signedIn } from './people.ts';
import type { Sending, Visitor } from './visitor.ts';

/** The wire's billing address in Paris. */
export const paris = {
  organisme: '',
  destinataire: 'Nadia Essai-Diallo',
  rue: '1, rue des Essais',
  complement: '',
  codePostal: '75011',
  ville: 'Paris',
  pays: 'FR',
};

/** The wire's billing details at an address. */
export function billed(adresse: object = paris, change: object = {}) {
  return { adresse, numeroTVA: '', numeroCommande: '', ...change };
}

/** Id of a scenario's subscription. */
export function subscriptionOf({ subscription }: Scenario): number {
  if (!subscription) throw new Error('This scenario has no subscription');
  return subscription.id;
}

/** A signed-in person with a subscription that they can pay for. */
export interface Subscriber {
  readonly scenario: Scenario;
  readonly visitor: Visitor;
  readonly id: number;
}

/** A new subscriber. */
export async function subscriber(server: Control, name: ScenarioName = 'paymentOpen'): Promise<Subscriber> {
  const scenario = await server.scenario({ name });
  return { scenario, visitor: await signedIn(server, scenario), id: subscriptionOf(scenario) };
}

/** The server's order of a subscription, for billing details of the wire or for those that it knows. */
export async function asked({ visitor, id }: Subscriber, facturation: object | null = null) {
  const row = calls['subscriptionsv2/onlinesubscription'];
  return visitor.ask(row, { body: row.request.decode({ aboIId: id, facturation }) });
}

/** The order that the server offers. Throws where there is nothing to pay. */
export async function payable(who: Subscriber, facturation: object | null = null): Promise<SubscriptionOrder> {
  const answer = await asked(who, facturation);
  if (answer.kind !== 'payable') throw new Error(`Asked for an order, and got ${answer.kind}`);
  return answer.order;
}

/** Body of an order with the server's offered version, for these billing details. */
export async function checkoutOf(who: Subscriber, moyen: string = 'carte', facturation: object = billed()) {
  const { version } = await payable(who, facturation);
  return { aboIId: who.id, facturation, moyen, version };
}

/** Orders with a new idempotency key, unless `sending` has one. */
export async function orderSubscription(who: Subscriber, body: object, sending: Sending = {}) {
  const row = calls['online/checkout'];
  return who.visitor.ask(row, { body: row.request.decode(body) }, { key: newKey(), ...sending });
}

/** Orders by card; returns the reference and the hosted page. */
export async function orderByCard(who: Subscriber, facturation: object = billed()) {
  const answer = await orderSubscription(who, await checkoutOf(who, 'carte', facturation));
  if (answer.kind !== 'hosted') throw new Error(`Ordered, and got ${answer.kind}`);
  return { scenario: who.scenario, visitor: who.visitor, reference: answer.reference, url: answer.url };
}

/** Counts of payments, refunds, orders and hosted pages in the database, and the subscription's status. */
export async function subscriptionMoney(server: Control, { id }: Pick<Subscriber, 'id'>) {
  const { subscription, books } = await server.subscriptionBooks(id);
  const { payments = [], refunds = [], checkouts = [], sessions = [] } = books ?? {};
  return {
    payments: payments.length,
    refunds: refunds.length,
    orders: checkouts.length,
    pages: sessions.length,
    status: subscription.status,
  };
}

/** A subscription paid once, over one page. */
export const begun = { payments: 1, refunds: 0, orders: 1, pages: 1, status: 'current' };

/** A subscription without an order. */
export const untouched = { payments: 0, refunds: 0, orders: 0, pages: 0, status: 'notBegun' };
