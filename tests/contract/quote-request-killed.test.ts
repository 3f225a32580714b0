import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallContext } from '../../server/core/rpc/handler.ts';
import { settableClock } from '../../server/core/clock.ts';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { storedColumns } from '../../server/core/db/stored-columns.ts';
import { requestQuote } from '../../server/features/quote-request/send-request.ts';
import { quoteRequestCodec } from '../../contract/quote-request.ts';
import type { Mortal } from './mortal.ts';
import { dieEverywhere, mortal } from './mortal.ts';
import { quoteOf } from './quote-requests.ts';
import { createSeededDatabase, servicesOn, silentLog, watched } from './services.ts';

const clock = settableClock();
let database: TestDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  database = await createSeededDatabase();
  open = openDatabase(database.url, silentLog);
}, 60_000);
afterAll(async () => {
  await open.close();
  await database.close();
});

const context: CallContext = {
  locale: 'fr',
  identity: { signedIn: null, recognised: null, token: null },
  cookies: { read: () => null, set: () => undefined, clear: () => undefined },
  address: '127.0.0.1',
  userAgent: '',
  idempotencyKey: 'killed-in-the-middle',
};

/** Sends a request in a process that dies before one of its statements. */
async function sendUntil(death: number, email: string): Promise<Mortal> {
  const process = mortal(open.db, clock, death);
  await requestQuote(process.services, quoteRequestCodec.decode(quoteOf(email)), context).catch(() => null);
  return process;
}

async function kept(email: string) {
  const requests = await open.db.selectFrom('quote_requests').select(['id', 'reference', 'requester']).execute();
  const emails = await open.db.selectFrom('outbox').select('id').where('to_address', '=', email).execute();
  return {
    references: requests
      .filter(({ id, requester }) => storedColumns.quote_requests.requester.read(requester, id).email === email)
      .map(({ reference }) => reference),
    emails: emails.length,
  };
}

describe('a process killed while it takes a request for a quote', () => {
  it('leaves one request and one email, after any last statement', async () => {
    await dieEverywhere(async (death) => {
      const email = `killed-${death}@example.org`;
      const process = await sendUntil(death, email);
      const before = await kept(email);
      expect(before.emails).toBe(before.references.length);
      // The lease of the dead process has expired.
      clock.advance(60_000);
      const { reference } = await requestQuote(
        servicesOn(open.db, clock),
        quoteRequestCodec.decode(quoteOf(email)),
        context,
      );
      expect(await kept(email)).toEqual({ references: [reference], emails: 1 });
      return process;
    });
  }, 30_000);

  it('keeps no answer for a request that the database did not commit', async () => {
    const email = 'uncommitted@example.org';
    await sql`
      create function refuse_commit() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
      create constraint trigger refuse_commit after insert on quote_requests deferrable initially deferred
        for each row execute function refuse_commit();
    `.execute(open.db);
    const request = quoteRequestCodec.decode(quoteOf(email));
    await expect(requestQuote(servicesOn(open.db, clock), request, context)).rejects.toThrow('no commit');
    await sql`drop trigger refuse_commit on quote_requests`.execute(open.db);
    const { reference } = await requestQuote(servicesOn(open.db, clock), request, context);
    expect(await kept(email)).toEqual({ references: [reference], emails: 1 });
  });

  it('undoes its own work when it was only slow and another process has done it', async () => {
    const email = 'slow@example.org';
    const request = quoteRequestCodec.decode(quoteOf(email));
    const asked: Promise<{ readonly reference: string }>[] = [];
    let statements = 0;
    const slow = watched(open.db, () => {
      statements += 1;
      // This process holds the key; before it goes on, another one takes over the expired lease and does the work.
      if (statements !== 2) return;
      clock.advance(60_000);
      asked.push(requestQuote(servicesOn(open.db, clock), request, context));
    });
    const own = await Promise.allSettled([requestQuote(servicesOn(slow, clock), request, context)]);
    const results = [...own, ...(await Promise.allSettled(asked))];
    const received = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.reference] : []));
    const { references, emails } = await kept(email);
    expect([results.length, references.length, emails]).toEqual([2, 1, 1]);
    expect([...new Set(received)]).toEqual(references);
  });
});
