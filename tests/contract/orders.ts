import type { Locale } from '../../domain/locale.ts';
import type { Outcome } from '../../domain/payment.ts';
import { calls } from '../../contract/calls.ts';
import type { Control, Scenario } from './control.ts';
import { byLink, firstInvoice, orderOf } from './people.ts';
import type { Sending, Visitor } from './visitor.ts';

let count = 0;

/** An unused idempotency key. */
export function newKey(): string {
  count += 1;
  return `contract-key-${count}`;
}

/** An order by card, with the hosted page where it is paid. */
export interface Order {
  readonly scenario: Scenario;
  readonly visitor: Visitor;
  readonly reference: string;
  readonly url: string;
}

/** Orders by card; the first invoice of the scenario unless the wire's body says otherwise. */
export async function order(
  visitor: Visitor,
  scenario: Scenario,
  { body = orderOf(scenario), ...sending }: { readonly body?: object } & Sending = {},
): Promise<Order> {
  const row = calls['invoice/checkout'];
  const answer = await visitor.ask(row, { body: row.request.decode(body) }, { key: newKey(), ...sending });
  if (answer.kind !== 'hosted') throw new Error(`Ordered, and got ${answer.kind}`);
  return { scenario, visitor, reference: answer.reference, url: answer.url };
}

/** A new person who has opened an invoice link and ordered. */
export async function ordered(server: Control): Promise<Order> {
  const scenario = await server.scenario({ name: 'oneInvoice' });
  return order(await byLink(server, scenario), scenario);
}

/** The outcome of a payment, as the server answers the visitor; in French unless a language is given. */
export async function outcome(
  { visitor, reference }: Pick<Order, 'visitor' | 'reference'>,
  locale: Locale = 'fr',
): Promise<Outcome> {
  const reading = await visitor.ask(calls['invoice/read'], { body: { kind: 'outcome', reference } }, { locale });
  if (reading.kind !== 'outcome') throw new Error(`Asked for an outcome, and got ${reading.kind}`);
  return reading.outcome;
}

/** The stored payments, refunds, hosted pages and status of the first invoice. */
export async function moneyMoved(server: Control, { scenario }: Pick<Order, 'scenario'>) {
  const { payments, refunds, sessions, invoice } = await server.books(firstInvoice(scenario).id);
  return { payments: payments.length, refunds: refunds.length, sessions: sessions.length, status: invoice.status };
}

/** An invoice that was paid once, over one page. */
export const paidOnce = { payments: 1, refunds: 0, sessions: 1, status: 2 };

/** An invoice for which one page was opened, and nothing paid. */
export const nothingPaid = { payments: 0, refunds: 0, sessions: 1, status: 1 };

/** Longer than the wait for any confirmation, in milliseconds: the reconciler has asked by then. */
export const PATIENCE = 30_000;
