import { accountId } from '../../server/core/db/account-id.ts';
/** Client of a server's test control (`/test`), local or remote. */
import type { Infer, Struct } from 'superstruct';
import { array, create, nullable, number, string, type } from 'superstruct';
import type { FaultRequest } from '../../server/test-control/faults.ts';
import type { ScenarioRequest } from '../../server/test-control/scenarios.ts';
import type { Visitor } from './visitor.ts';
import { createVisitor } from './visitor.ts';

const scenarioAnswer = type({
  account: type({ id: accountId, email: string(), password: string(), lastName: string(), firstName: string() }),
  invoices: array(
    type({ id: number(), reference: string(), status: number(), version: string(), paidBy: nullable(string()) }),
  ),
  token: nullable(string()),
  subscription: nullable(type({ id: number(), reference: string(), version: number() })),
});

/** A person of one test, with their invoices, newest first. */
export type Scenario = Infer<typeof scenarioAnswer>;

const booksAnswer = type({
  invoice: type({ id: number(), status: number() }),
  checkouts: array(type({ id: number(), reference: string(), state: string(), method: string() })),
  payments: array(type({ reference: string(), method: string(), amount_minor: number() })),
  refunds: array(type({ id: number(), state: string(), amount_minor: number(), done_at: nullable(string()) })),
  sessions: array(type({ id: string(), reference: string(), state: string(), refunded_at: nullable(string()) })),
  events: array(type({ id: string(), type: string(), deliveries: number(), answer: nullable(number()) })),
});

/** Records of an invoice in the database. */
export type Books = Infer<typeof booksAnswer>;

const subscriptionAnswer = type({
  subscription: type({
    status: string(),
    starts_on: nullable(string()),
    ends_on: nullable(string()),
    invoice_id: nullable(number()),
  }),
  books: nullable(booksAnswer),
  balance: nullable(number()),
  operations: array(type({ kind: string(), amount_minor: number() })),
});

/** Records of a subscription, its invoice, and the wallet of its account. */
export type SubscriptionBooks = Infer<typeof subscriptionAnswer>;

const mails = array(type({ kind: string(), subject: string(), locale: string(), message_source: string() }));

/** Test control over a server. */
export interface Control {
  visitor(): Visitor;
  scenario(request: ScenarioRequest): Promise<Scenario>;
  books(invoiceId: number): Promise<Books>;
  subscriptionBooks(subscriptionId: number): Promise<SubscriptionBooks>;
  mail(to: string): Promise<Infer<typeof mails>>;
  tick(): Promise<void>;
  /** Moves the server's clock on by milliseconds. */
  advance(milliseconds: number): Promise<void>;
  fault(fault: FaultRequest): Promise<void>;
  control(name: string, body: object): Promise<void>;
}

async function ask<Answer>(url: string, struct: Struct<Answer, unknown>, body?: object): Promise<Answer> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, body && post);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return create(await response.json(), struct);
}

/** Test control over the server at an address, which ends without a slash. */
export function controlOver(origin: string): Control {
  const control = async (name: string, body: object) => {
    await ask(`${origin}/test/${name}`, type({}), body);
  };
  return {
    visitor: () => createVisitor(origin),
    scenario: (request) => ask(`${origin}/test/scenario`, scenarioAnswer, request),
    books: (invoiceId) => ask(`${origin}/test/books/${invoiceId}`, booksAnswer),
    subscriptionBooks: (id) => ask(`${origin}/test/subscriptions/${id}`, subscriptionAnswer),
    mail: (to) => ask(`${origin}/test/mail/${encodeURIComponent(to)}`, mails),
    tick: () => control('tick', {}),
    advance: (milliseconds) => control('clock', { advance: milliseconds }),
    fault: (fault) => control('fault', fault),
    control,
  };
}
