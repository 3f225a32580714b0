import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../server/core/free-port.ts';
import { calls } from '../../contract/calls.ts';
import { payByCard } from './hosted-page.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { newKey, order } from './orders.ts';
import { orderOf, signedIn } from './people.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: TestServer;
let metricsOrigin: string;
let office: Office;
beforeAll(async () => {
  const port = await freePort('127.0.0.1');
  metricsOrigin = `http://127.0.0.1:${port}`;
  // Nothing takes its emails.
  const mailPort = await freePort('127.0.0.1');
  const addresses = { METRICS_HOST: '127.0.0.1', METRICS_PORT: String(port), SMTP_URL: `smtp://127.0.0.1:${mailPort}` };
  server = await openServer(addresses);
  office = officeOf(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

/** The values of the metrics, by name with labels. */
async function metrics(): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${metricsOrigin}/metrics`);
  expect(response.status).toBe(200);
  const text = await response.text();
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^([^#\s].*) (\S+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(value)] as const];
    }),
  );
}

describe('metrics', () => {
  it('are not answered on the public port, and nothing else on theirs', async () => {
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
    expect((await fetch(`${metricsOrigin}/fr/ajax/infossiteweb`)).status).toBe(404);
    expect((await fetch(`${metricsOrigin}/readyz`)).status).toBe(404);
  });

  it('measure requests by method, pattern of the route and status, without addresses', async () => {
    const count = (labels: string) => `desk_http_request_duration_seconds_count{${labels}}`;
    const site = count('method="GET",route="/fr/ajax/infossiteweb",status_code="200"');
    const unknown = count('method="GET",route="none",status_code="404"');
    const before = await metrics();
    await fetch(`${server.origin}/fr/ajax/infossiteweb`);
    await fetch(`${server.origin}/secret.php`);
    await expect.poll(async () => (await metrics()).get(unknown)).toBe((before.get(unknown) ?? 0) + 1);
    const after = await metrics();
    expect(after.get(site)).toBe((before.get(site) ?? 0) + 1);
    expect([...after.keys()].filter((name) => name.includes('secret'))).toEqual([]);
  });

  it('measure the database’s pools, and the process', async () => {
    const before = await metrics();
    await fetch(`${server.origin}/fr/ajax/user`);
    const after = await metrics();
    const waits = 'desk_database_pool_wait_seconds_count';
    expect(after.get(waits)).toBeGreaterThan(before.get(waits) ?? Infinity);
    const connections = ['idle', 'busy', 'waiting'].map((state) => `desk_database_pool_connections{state="${state}"}`);
    expect([...after.keys()]).toEqual(expect.arrayContaining([...connections, 'nodejs_eventloop_lag_seconds']));
  });

  it('tell how long orders and emails wait, and which refunds are due', async () => {
    const oldest = (method: string) => `desk_oldest_open_order_age_seconds{method="${method}"}`;
    const unsent = 'desk_oldest_unsent_email_age_seconds';
    const due = 'desk_refunds_due{state="toSend"}';
    // The demo awaits transfers.
    await office.services.db
      .updateTable('checkouts')
      .set({ state: 'notCharged', decline_reason: 'abandoned' })
      .where('state', '=', 'open')
      .execute();
    const before = await metrics();
    expect([oldest('card'), oldest('transfer'), due].map((name) => before.get(name))).toEqual([0, 0, 0]);
    const scenario = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
    const visitor = await signedIn(server, scenario);
    const row = calls['invoice/checkout'];
    const body = row.request.decode(orderOf(scenario, 'virement'));
    const answer = await visitor.ask(row, { body }, { key: newKey() });
    const reference = answer.kind === 'transfer' ? answer.transfer.payment : '';
    await server.advance(40 * MINUTE);
    const waiting = await metrics();
    expect(waiting.get(oldest('transfer'))).toBeGreaterThanOrEqual(2400);
    // The demo has emails, too, which are older.
    expect(waiting.get(unsent)).toBeGreaterThanOrEqual((before.get(unsent) ?? Infinity) + 2400);
    expect(waiting.get(oldest('card'))).toBe(0);

    await office.settle(reference, { minor: 100_000 });
    const settled = await metrics();
    expect([oldest('transfer'), due].map((name) => settled.get(name))).toEqual([0, 1]);
  });

  it('count the orders of the last 24 hours by their end', async () => {
    const paid = 'desk_orders{end="paid"}';
    const before = await metrics();
    const scenario = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
    const visitor = await signedIn(server, scenario);
    const placed = await order(visitor, scenario);
    await payByCard(visitor, placed.url, { confirmation: 'beforeReturn' });
    const after = await metrics();
    expect(after.get(paid)).toBe((before.get(paid) ?? 0) + 1);
    expect(after.get('desk_orders{end="abandoned"}')).toBe(before.get('desk_orders{end="abandoned"}'));
    await server.advance(24 * HOUR);
    expect((await metrics()).get(paid)).toBe(0);
  });
});
