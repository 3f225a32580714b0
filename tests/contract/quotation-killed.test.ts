import type { AccountId } from '../../server/core/db/account-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallContext } from '../../server/core/rpc/handler.ts';
import { settableClock } from '../../server/core/clock.ts';
import { accept, askForChange, decline } from '../../server/features/quotation/decide.ts';
import { saveDetails } from '../../server/features/quotation/content.ts';
import { orderQuotation } from '../../server/features/quotation/order.ts';
import { invoicePublicBuyer } from '../../server/features/subscription-order/subscription-checkout.ts';
import { startQuotation } from '../../server/features/quotation/start.ts';
import { readQuotation } from '../../server/features/quotation/store.ts';
import type { Services } from '../../server/core/services.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import type { Mortal } from './mortal.ts';
import { dieEverywhere, mortal } from './mortal.ts';
import { details, wanted } from './quotations.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices } from './services.ts';

const clock = settableClock();
let open: SeededServices;
let services: Services;

beforeAll(async () => {
  open = await openSeededServices(clock);
  ({ services } = open);
}, 60_000);
afterAll(() => open.close());

interface Buyer {
  readonly accountId: AccountId;
  readonly email: string;
  readonly id: number;
  readonly version: number;
  readonly context: CallContext;
}

async function newBuyer(name: 'quoteOpen' | 'quoteAccepted'): Promise<Buyer> {
  const { account, subscription } = await makeScenario(services, { name });
  if (!subscription) throw new Error('This scenario has no quotation');
  const person = { id: account.id, email: account.email, locale: 'fr', isEmailVerified: true, isValid: true } as const;
  return {
    accountId: account.id,
    email: account.email,
    id: subscription.id,
    version: subscription.version,
    context: {
      locale: 'fr',
      identity: { signedIn: person, recognised: null, token: null },
      cookies: { read: () => null, set: () => undefined, clear: () => undefined },
      address: '127.0.0.1',
      userAgent: '',
      idempotencyKey: 'killed-in-the-middle',
    },
  };
}

/** Does work in a process that dies before one of its statements. */
async function liveUntil(death: number, work: (services: Services) => Promise<unknown>): Promise<Mortal> {
  const process = mortal(open.db, clock, death);
  await work(process.services).catch(() => null);
  return process;
}

/** The stored state of a quotation, and the number of emails to its buyer. */
async function books({ id, email }: Buyer) {
  const { state, version } = await readQuotation(open.db, services, { id, locale: 'fr' });
  const { status } = await open.db
    .selectFrom('subscriptions')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const emails = await open.db.selectFrom('outbox').select('id').where('to_address', '=', email).execute();
  return { state, version, status, emails: emails.length };
}

/** Does work in processes that die at different statements, and repeats it each time in a process that lives. */
async function dieAtEach(
  name: 'quoteOpen' | 'quoteAccepted',
  work: (services: Services, buyer: Buyer) => Promise<unknown>,
  check: (buyer: Buyer) => Promise<void>,
): Promise<number> {
  return dieEverywhere(async (death) => {
    const buyer = await newBuyer(name);
    const before = await books(buyer);
    const process = await liveUntil(death, (dying) => work(dying, buyer));
    const between = await books(buyer);
    // All of it, or nothing.
    expect([before.version, before.version + 1]).toContain(between.version);
    expect(between.version === before.version ? between : before).toEqual(before);
    // The lease of the dead process has expired.
    clock.advance(60_000);
    expect(await work(services, buyer)).toMatchObject({ kind: 'done' });
    expect((await books(buyer)).version).toBe(before.version + 1);
    await check(buyer);
    return process;
  });
}

describe('a process killed before any statement', () => {
  it('during an order leaves one order and one email', async () => {
    const statements = await dieAtEach(
      'quoteAccepted',
      (dying, { id, version, context }) => orderQuotation(dying, { id, version }, context, invoicePublicBuyer),
      async (buyer) => {
        expect(await books(buyer)).toMatchObject({ state: 'ordered', status: 'notBegun', emails: 1 });
      },
    );
    expect(statements).toBeGreaterThan(8);
  }, 60_000);

  it('during a refusal leaves one, and it is complete', async () => {
    await dieAtEach(
      'quoteOpen',
      (dying, { id, version, context }) =>
        decline(dying, { id, version, reason: 'price', message: 'Trop cher' }, context),
      async (buyer) => {
        expect(await books(buyer)).toMatchObject({ state: 'declined', status: 'invalidQuote', emails: 0 });
      },
    );
  }, 60_000);

  it('during a requested change leaves one, and one email', async () => {
    await dieAtEach(
      'quoteOpen',
      (dying, { id, version, context }) => askForChange(dying, { id, version, message: 'Moins' }, context),
      async (buyer) => {
        expect(await books(buyer)).toMatchObject({ state: 'changeAsked', status: 'quote', emails: 1 });
      },
    );
  }, 60_000);

  it('during details and an acceptance leaves both', async () => {
    await dieAtEach(
      'quoteOpen',
      (dying, { id, version, context }) => saveDetails(dying, { id, version, details }, context),
      async ({ id, version, context }) => {
        expect((await accept(services, { id, version: version + 1 }, context)).kind).toBe('done');
      },
    );
  }, 60_000);

  it('during the start leaves one quotation', async () => {
    await dieEverywhere(async (death) => {
      const { accountId, context } = await newBuyer('quoteOpen');
      const process = await liveUntil(death, (dying) => startQuotation(dying, wanted, context));
      clock.advance(60_000);
      const begun = await startQuotation(services, wanted, context);
      const owned = await open.db
        .selectFrom('subscriptions')
        .select('id')
        .where('account_id', '=', accountId)
        .execute();
      // The scenario's own quotation, and this one.
      expect(owned.map(({ id }) => id)).toContain(begun.id);
      expect(owned).toHaveLength(2);
      return process;
    });
  }, 60_000);
});

it('keeps no answer for an order that the database did not commit', async () => {
  const { id, version, context } = await newBuyer('quoteAccepted');
  await sql`
    create function refuse_commit() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
    create constraint trigger refuse_commit after update on quotations deferrable initially deferred
      for each row execute function refuse_commit();
  `.execute(open.db);
  await expect(orderQuotation(services, { id, version }, context, invoicePublicBuyer)).rejects.toThrow('no commit');
  await sql`drop trigger refuse_commit on quotations`.execute(open.db);
  expect((await readQuotation(open.db, services, { id, locale: 'fr' })).state).toBe('accepted');
  expect((await orderQuotation(services, { id, version }, context, invoicePublicBuyer)).kind).toBe('done');
});
