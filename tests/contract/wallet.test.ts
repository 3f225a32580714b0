import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScenarioName } from '../../server/test-control/scenarios.ts';
import { bookCredits, bookReading, openWallet } from '../../server/features/wallet/book-credits.ts';
import { readWallet } from '../../server/features/wallet/store.ts';
import type { WalletOperation } from '../../domain/wallet.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';
import { openSeededServices } from './services.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const everything = { kind: null, period: null } as const;

async function someone(name: ScenarioName): Promise<Visitor> {
  return signedIn(server, await server.scenario({ name }));
}

const read = (visitor: Visitor, filter: object = {}, cursor: string | null = null) =>
  visitor.ask(calls['user/pme'], { body: { filter: { ...everything, ...filter }, cursor } });

describe('the history of a wallet', () => {
  it('is paginated, with each operation once, and its balance continues from row to row', async () => {
    const visitor = await someone('wallet');
    const first = await read(visitor);
    expect(first.rows).toHaveLength(50);
    const second = await read(visitor, {}, first.next);
    expect([second.rows.length, second.next]).toEqual([10, null]);
    const all = [...first.rows, ...second.rows];
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    for (const [index, { amount, balance }] of all.entries()) {
      expect(balance.minor - amount.minor).toBe(all[index + 1]?.balance.minor ?? 0);
    }
    expect(first.wallet?.balance).toEqual(first.rows[0]?.balance);
    const statement = await visitor.ask(calls['user/pme/statement'], {
      body: { filter: everything, cursor: null },
    });
    expect(statement).toEqual({ rows: all, next: null });
  });

  it('is filtered by kind and by period, across pages; a filter without matches is empty', async () => {
    const visitor = await someone('wallet');
    const debits = await read(visitor, { kind: 'debit' });
    expect(new Set(debits.rows.map(({ kind }) => kind))).toEqual(new Set(['debit']));
    const rest = await read(visitor, { kind: 'debit' }, debits.next);
    expect(debits.rows.length + rest.rows.length).toBe(56);
    const month = debits.rows[7]?.at.slice(0, 7) ?? '';
    const ofMonth = await read(visitor, { kind: 'debit', period: month });
    expect(ofMonth.rows.length).toBeGreaterThan(1);
    expect((await read(visitor, { period: '1999' })).rows).toEqual([]);
    expect((await read(visitor, { period: '1999' })).wallet?.months).toEqual([]);
  });

  it('has the sums of each month, of the last twelve or of a given year', async () => {
    const visitor = await someone('wallet');
    const { wallet, rows, next } = await read(visitor);
    const all: readonly WalletOperation[] = [...rows, ...(await read(visitor, {}, next)).rows];
    expect(wallet?.months).toHaveLength(12);
    const years = wallet?.years ?? [];
    expect(years.length).toBeGreaterThan(1);
    const received = await Promise.all(
      years.map(async (period) => (await read(visitor, { period })).wallet?.months ?? []),
    );
    const months = received.flat();
    const total = (pick: 'cameIn' | 'wentOut') => months.reduce((sum, month) => sum + month[pick].minor, 0);
    expect([total('cameIn'), total('wentOut')]).toEqual([680, 280]);
    // The demo's moments share a time of day: except on its first day, a month by UTC is the publisher’s.
    const inMiddle = all.filter(({ at }) => Number(at.slice(8, 10)) > 1 && Number(at.slice(8, 10)) < 28);
    for (const { at, amount } of inMiddle) {
      const month = months.find((each) => each.month === at.slice(0, 7));
      expect(month?.[amount.minor > 0 ? 'cameIn' : 'wentOut'].minor).toBeGreaterThanOrEqual(Math.abs(amount.minor));
    }
  });

  it('names the article of each debit, in the language of the request, as the reading log has it', async () => {
    const visitor = await someone('wallet');
    const debits = (await read(visitor, { kind: 'debit' })).rows;
    const log = await visitor.ask(calls['articles/history'], {
      body: {
        filter: { kind: 'walletClient', listKind: null, documentKind: null, text: '' },
        sort: 'newestRead',
        cursor: null,
      },
    });
    expect(debits.map(({ at, article }) => ({ at, article }))).toEqual(
      log.rows.map(({ article, reading }) => ({ at: reading?.at, article })),
    );
    expect(new Set(debits.map(({ article }) => article?.id)).size).toBe(50);
    const body = { filter: { ...everything, kind: 'debit' }, cursor: null } as const;
    const english = await visitor.ask(calls['user/pme'], { body }, { locale: 'en' });
    const translated = english.rows.filter(({ article }) => article?.title.locale === 'en');
    expect(translated.map(({ article }) => article?.publication)).toContain('Maghreb Confidential');
    const others = (await read(visitor)).rows.filter(({ kind }) => kind !== 'debit');
    expect(others.map(({ article }) => article)).toEqual([null, null]);
  });

  it('distinguishes a missing wallet from an unused one', async () => {
    expect(await read(await someone('noWallet'))).toEqual({ wallet: null, rows: [], next: null });
    const unused = await read(await someone('walletUnused'));
    expect(unused).toMatchObject({ wallet: { balance: { minor: 0 }, months: [], years: [] }, rows: [], next: null });
  });

  it('does not accept another person’s operation as cursor', async () => {
    const own = await someone('wallet');
    const other = await someone('wallet');
    const { next } = await read(other);
    const body = { typeOperation: null, periode: null, curseur: next };
    expect((await own.send(calls['user/pme'], { body })).status).toBe(400);
    expect((await other.send(calls['user/pme'], { body })).status).toBe(200);
  });
});

describe('the bookings of a wallet', () => {
  it('never take more than the balance, with parallel bookings; months are the publisher’s', async () => {
    const { services, db, close } = await openSeededServices();
    const { id: accountId } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'kwame.asante@example.org')
      .executeTakeFirstOrThrow();
    await openWallet(db, accountId, { balance: 0, total: 0 });
    const book = (amount: number, at: string) =>
      db
        .transaction()
        .execute((trx) =>
          bookCredits(trx, { accountId, kind: amount > 0 ? 'purchase' : 'debit', amount, checkoutId: null, at }),
        );
    // Half an hour before midnight in Greenwich is March in Paris.
    await book(30, '2026-02-28T23:30:00.000Z');
    // A process with a slow clock books no earlier than the last booking.
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => book(-10, '2026-02-28T20:00:00.000Z')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const page = await readWallet(db, services.clock, {
      accountId,
      locale: 'fr',
      filter: { kind: null, period: '2026-03' },
      after: null,
      size: 50,
    });
    expect(page?.rows.map(({ balance }) => balance.minor)).toEqual([0, 10, 20, 30]);
    const { id: articleId } = await db.selectFrom('articles').select('id').limit(1).executeTakeFirstOrThrow();
    const unpaid = db
      .transaction()
      .execute((trx) => bookReading(trx, { accountId, articleId, credits: 1, at: '2026-03-02T08:00:00.000Z' }));
    await expect(unpaid).rejects.toThrow('no result');
    expect(await db.selectFrom('readings').where('account_id', '=', accountId).select('id').execute()).toEqual([]);
    expect(page?.wallet).toMatchObject({
      balance: { minor: 0 },
    });
    expect(page?.wallet?.months[0]).toMatchObject({ month: '2026-03', cameIn: { minor: 30 }, wentOut: { minor: 30 } });
    await close();
  }, 60_000);
});
