/** Lists that are longer than a page hold every row once, in order; those without pages are answered whole. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletOperation } from '../../domain/wallet.ts';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { listModifications } from '../../server/features/modification/store.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { administrator, readersOf } from './licences.ts';
import { firstInvoice, signedIn } from './people.ts';
import type { Visitor } from './visitor.ts';
import { silentLog } from './services.ts';

let server: TestServer;
let database: OpenDatabase;
beforeAll(async () => {
  server = await openServer();
  database = openDatabase(server.databaseUrl, silentLog);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

/** A new person who is signed in, with so many operations in their wallet. */
async function ownerOfWallet({ operations }: { readonly operations: number }): Promise<Visitor> {
  const scenario = await server.scenario({ name: 'walletUnused' });
  await sql`
    insert into wallet_operations (account_id, kind, amount_minor, came_in_minor, went_out_minor, happened_at)
    select ${scenario.account.id}, 'purchase', 1, n, 0, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${operations}) n`.execute(database.db);
  return signedIn(server, scenario);
}

describe('a list that is longer than a page', () => {
  it('is a whole statement of 2,300 operations, in three pages', async () => {
    const visitor = await ownerOfWallet({ operations: 2300 });
    const operations: WalletOperation[] = [];
    const lengths: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof statementFrom>> = await statementFrom(cursor);
      operations.push(...page.rows);
      lengths.push(page.rows.length);
      cursor = page.next;
    } while (cursor !== null);
    expect(lengths).toEqual([1000, 1000, 300]);
    expect(operations.map(({ balance }) => balance.minor)).toEqual(
      Array.from({ length: 2300 }, (_, index) => 2300 - index),
    );

    async function statementFrom(after: string | null) {
      const body = { filter: { kind: null, period: null }, cursor: after };
      return visitor.ask(calls['user/pme/statement'], { body });
    }
  });

  it('has all of 120 invoices, each with its lines', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const { id } = firstInvoice(scenario);
    await sql`
      with copied as (
        insert into invoices (account_id, kind, reference, issued_on, due_on, status, currency, issuer, payer, notes)
        select i.account_id, 'proForma', 'PRO-' || i.id || '-' || n, i.issued_on, i.due_on, i.status, i.currency, i.issuer, i.payer,
          i.notes
        from invoices i, generate_series(1, 119) n where i.id = ${id}
        returning id
      )
      insert into invoice_lines (invoice_id, position, label, quantity, net_minor, vat_rate, vat_minor)
      select c.id, l.position, l.label, l.quantity, l.net_minor, l.vat_rate, l.vat_minor
      from copied c, invoice_lines l where l.invoice_id = ${id}`.execute(database.db);
    const visitor = await signedIn(server, scenario);
    const answer = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    const invoices = answer.kind === 'list' ? answer.invoices : [];
    expect(new Set(invoices.map((invoice) => invoice.id)).size).toBe(120);
    expect(invoices.every(({ lines }) => lines.length > 0)).toBe(true);
  });

  it('has the newest 200 of 230 requests of a licence', async () => {
    const { scenario, visitor, id } = await administrator(server);
    await sql`
      insert into modifications (reference, account_id, subscription_id, type, state, asked_at, decided_at)
      select 'MOD-LONG-' || n, ${scenario.account.id}, ${id}, 5, 'rejected', timestamptz '2026-01-01' + n * interval '1 minute',
        timestamptz '2026-01-02'
      from generate_series(1, 230) n`.execute(database.db);
    const { timeline } = await visitor.ask(calls['subscription/read'], { body: { id } });
    const references = timeline.flatMap((entry) => (entry.kind === 'requested' ? [entry.request.reference] : []));
    expect(references.toSorted()).toEqual(
      Array.from({ length: 200 }, (_, index) => `MOD-LONG-${31 + index}`).toSorted(),
    );
    const listed = await listModifications(database.db, 'rejected');
    expect(listed.slice(0, 200).map(({ reference }) => reference)).toEqual(references);
  });

  it('ends with a full page where its rows fill it: no empty page follows', async () => {
    const who = await administrator(server, 'largeLicence');
    await sql`
      delete from subscription_readers where subscription_id = ${who.id} and id not in
        (select id from subscription_readers where subscription_id = ${who.id} order by id limit 200)`.execute(
      database.db,
    );
    const first = await readersOf(who);
    const second = await readersOf(who, { cursor: first.next });
    expect([first.readers.length, second.readers.length, second.next]).toEqual([100, 100, null]);

    const visitor = await ownerOfWallet({ operations: 1000 });
    const body = { filter: { kind: null, period: null }, cursor: null };
    const statement = await visitor.ask(calls['user/pme/statement'], { body });
    expect([statement.rows.length, statement.next]).toEqual([1000, null]);
  });
});
