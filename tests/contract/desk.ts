import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Infer, Struct } from 'superstruct';
import { array, create, nullable, number, string, type } from 'superstruct';
import { createTestDatabase } from '../../server/db/test-database.ts';
import { freePort } from '../../server/free-port.ts';
import { createLog } from '../../server/log.ts';
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/start.ts';
import type { FaultRequest } from '../../server/test-control/faults.ts';
import type { ScenarioRequest } from '../../server/test-control/scenarios.ts';
import type { Visitor } from './visitor.ts';
import { createVisitor } from './visitor.ts';

const scenarioAnswer = type({
  account: type({ id: number(), email: string(), password: string(), lastName: string(), firstName: string() }),
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

/** What the books say of an invoice. */
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

/** What the books say of a subscription, its invoice, and the wallet of its account. */
export type SubscriptionBooks = Infer<typeof subscriptionAnswer>;

const mails = array(type({ kind: string(), subject: string(), locale: string(), message_source: string() }));

/** A running server with a database of its own, and test control over it. */
export interface Desk {
  readonly origin: string;
  readonly databaseUrl: string;
  /** What the server has written to its log so far. */
  readonly log: readonly string[];
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
  /** Stops the server, and starts it again on the same database: what it had in memory is gone, and its clock is the machine's. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

async function ask<Answer>(url: string, struct: Struct<Answer, unknown>, body?: object): Promise<Answer> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, body && post);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return create(await response.json(), struct);
}

// Passwords take their time to be hashed, and more where other work is going on.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** Starts the server as the product starts it, without the page; `environment` has settings beside those of every test. */
export async function openDesk(environment: Readonly<Record<string, string>> = {}): Promise<Desk> {
  const [port, database, dataDir] = await Promise.all([
    freePort('127.0.0.1'),
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'desk-')),
  ]);
  const origin = `http://127.0.0.1:${port}`;
  const settings = readSettings({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    TEST_CONTROL: '1',
    ...environment,
  });
  const log: string[] = [];
  const start = () =>
    startServer({
      settings,
      log: createLog((line) => log.push(line)),
      dist: null,
      onFatal: (error) => {
        throw error;
      },
    });
  let server = await start();
  const control = async (name: string, body: object) => {
    await ask(`${origin}/test/${name}`, type({}), body);
  };
  return {
    origin,
    databaseUrl: database.url,
    log,
    visitor: () => createVisitor(origin),
    scenario: (request) => ask(`${origin}/test/scenario`, scenarioAnswer, request),
    books: (invoiceId) => ask(`${origin}/test/books/${invoiceId}`, booksAnswer),
    subscriptionBooks: (id) => ask(`${origin}/test/subscriptions/${id}`, subscriptionAnswer),
    mail: (to) => ask(`${origin}/test/mail/${encodeURIComponent(to)}`, mails),
    tick: () => control('tick', {}),
    advance: (milliseconds) => control('clock', { advance: milliseconds }),
    fault: (fault) => control('fault', fault),
    control,
    restart: async () => {
      await server.close();
      server = await start();
    },
    close: async () => {
      await server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
