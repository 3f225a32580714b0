import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { systemClock } from '../../server/core/clock.ts';
import { createLog } from '../../server/core/log.ts';
import { contactAt } from '../../server/core/people/contacts.ts';
import { sumOfSeats } from '../../domain/price.ts';
import type { ScenarioName } from '../../server/test-control/scenarios.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';
import type { Subscriber } from './subscriptions.ts';
import { asked, checkoutOf, orderSubscription, payable, subscriber } from './subscriptions.ts';

let server: TestServer;
let books: OpenDatabase;
beforeAll(async () => {
  server = await openServer();
  books = openDatabase(
    server.databaseUrl,
    createLog(() => undefined),
  );
});
afterAll(async () => {
  await books.close();
  await server.close();
});

const held = (who: Subscriber) => who.visitor.ask(calls['subscriptions/all'], {});

const daysAfter = (day: string | null | undefined, days: number) =>
  new Date(Date.parse(day ?? '') + days * 86_400_000).toISOString().slice(0, 10);

/** Pays the renewal of a subscription from its owner’s wallet, and returns its number. */
async function renew(who: Subscriber): Promise<number> {
  const { id } = await payable(who);
  const { accountId } = await accountOf(who.id);
  await books.db.updateTable('wallets').set({ balance_minor: 9_000 }).where('account_id', '=', accountId).execute();
  const renewal = { ...who, id };
  const answer = await orderSubscription(renewal, await checkoutOf(renewal, 'porteMonnaie'));
  expect(answer.kind).toBe('alreadyPaid');
  return id;
}

async function accountOf(id: number) {
  const { account_id: accountId } = await books.db
    .selectFrom('subscriptions')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { accountId };
}

/** Adds a reader, a recognised network and a pending request to a subscription. */
async function serve(id: number, email: string): Promise<void> {
  const reader = { civility: 1, first_name: 'Awa', last_name: 'Essai', email };
  const contact = await contactAt(books.db, { clock: systemClock }, { email, locale: 'fr', origin: 'subscription' });
  await books.db
    .insertInto('subscription_readers')
    .values({ subscription_id: id, contact_id: contact.contactId, is_accepted: false, ...reader })
    .execute();
  const range = { range: `203.0.113.${id % 250}`, first: `203.0.113.${id % 250}`, last: `203.0.113.${id % 250}` };
  await books.db
    .insertInto('subscription_ip_ranges')
    .values({ subscription_id: id, ...range, label: '', is_recognised: false })
    .execute();
  const { accountId } = await accountOf(id);
  await books.db
    .insertInto('modifications')
    .values({
      account_id: accountId,
      subscription_id: id,
      reference: `DEM-${id}`,
      type: 99,
      state: 'pending',
      asked_at: new Date().toISOString(),
      decided_at: null,
    })
    .execute();
}

/** The numbers of a subscription’s readers, networks and pending requests. */
async function served(id: number): Promise<readonly number[]> {
  const tables = ['subscription_readers', 'subscription_ip_ranges', 'modifications'] as const;
  return Promise.all(
    tables.map(async (table) => {
      const rows = await books.db.selectFrom(table).select('id').where('subscription_id', '=', id).execute();
      return rows.length;
    }),
  );
}

describe('a renewal', () => {
  it.each<ScenarioName>(['subscriptionEnding', 'subscriptionEnded'])(
    'in the scenario %s is ordered once at present prices, by two orders in turn or in parallel',
    async (name) => {
      const who = await subscriber(server, name);
      const [before] = await held(who);
      expect(before).toMatchObject({ id: who.id, isPayable: true, isFollowed: false });
      // The price once agreed differs from the present one.
      await books.db
        .updateTable('subscription_lines')
        .set({ net_minor: 1 })
        .where('subscription_id', '=', who.id)
        .execute();
      const orders = await Promise.all([payable(who), payable(who), payable(who)]);
      const again = await payable(who);
      expect(new Set([...orders, again].map(({ id }) => id)).size).toBe(1);
      expect(again.id).not.toBe(who.id);
      expect(again).toMatchObject({ licence: 'professional', readers: 1, months: 12, billing: { vatNumber: '' } });
      expect(again.priced.lines.map(({ publicationId, net }) => [publicationId, net.minor])).toEqual([
        [11, 94_000],
        [16, 104_000],
      ]);
      // As an offer, it says how its price comes about.
      expect(again.priced.lines.map(({ net, seats }) => sumOfSeats(seats ?? [], net.currency))).toEqual(
        again.priced.lines.map(({ net }) => net),
      );
      expect(await held(who)).toMatchObject([
        { id: again.id, status: 'notBegun', nature: 'renewal', isPayable: true, startsOn: null },
        { id: who.id, isPayable: false, isFollowed: true },
      ]);
      // By its own number it is the same order.
      expect(await payable({ ...who, id: again.id })).toEqual(again);
    },
  );

  it('starts on the day after the old period, and then takes over its readers, networks and requests', async () => {
    const who = await subscriber(server, 'subscriptionEnding');
    const [before] = await held(who);
    await serve(who.id, 'awa@example.org');
    const id = await renew(who);
    const begins = daysAfter(before?.endsOn, 1);
    const [renewal, ending] = await held(who);
    expect(renewal).toMatchObject({ id, status: 'notBegun', startsOn: begins, isPayable: false });
    expect(ending).toMatchObject({ id: who.id, status: 'aboutToEnd', isPayable: false, isFollowed: true });
    // A second order answers that it is paid.
    expect(await asked(who)).toMatchObject({ kind: 'settled' });
    await server.tick();
    expect([await served(who.id), await served(id)]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
    // The day has come.
    const yesterday = daysAfter(before?.startsOn, -1);
    await books.db.updateTable('subscriptions').set({ starts_on: yesterday }).where('id', '=', id).execute();
    await server.tick();
    expect((await held(who))[0]).toMatchObject({ id, status: 'current' });
    expect([await served(who.id), await served(id)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });

  it('of an ended subscription starts on the day of payment, at once', async () => {
    const who = await subscriber(server, 'subscriptionEnded');
    const [before] = await held(who);
    await serve(who.id, 'awa@example.org');
    const id = await renew(who);
    const [renewal] = await held(who);
    expect(renewal).toMatchObject({ id, status: 'current', startsOn: daysAfter(before?.endsOn, 3) });
    expect([await served(who.id), await served(id)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });

  it('of a subscription without a list price needs a quote', async () => {
    const who = await subscriber(server, 'subscriptionUnpriced');
    expect(await held(who)).toMatchObject([{ status: 'aboutToEnd', isPayable: false, isFollowed: false }]);
    expect(await asked(who)).toEqual({ kind: 'unpriced' });
    expect(await held(who)).toHaveLength(1);
  });

  it('can be ordered by its owner only: by no reader, and no other account', async () => {
    const who = await subscriber(server, 'subscriptionEnding');
    const reader = await server.scenario({ name: 'noInvoice' });
    const { id: account, email } = reader.account;
    await books.db
      .insertInto('subscription_readers')
      .values({
        subscription_id: who.id,
        account_id: account,
        is_accepted: true,
        civility: 1,
        first_name: 'A',
        last_name: 'B',
        email,
      })
      .execute();
    const visitor = await signedIn(server, reader);
    const [read] = await visitor.ask(calls['subscriptions/all'], {});
    expect(read).toMatchObject({ id: who.id, type: 'userLicence', isPayable: false });
    expect(await asked({ scenario: reader, visitor, id: who.id })).toEqual({ kind: 'unknown' });
    expect(await held(who)).toHaveLength(1);
  });

  it('cannot be ordered for a running subscription, nor for one with a successor', async () => {
    const running = await subscriber(server, 'paymentSettled');
    expect(await asked(running)).toMatchObject({ kind: 'settled' });
    expect(await held(running)).toHaveLength(1);
    const who = await subscriber(server, 'subscriptionEnded');
    const id = await renew(who);
    expect(await asked(who)).toMatchObject({ kind: 'settled' });
    expect((await held(who)).map((each) => each.id)).toEqual([id, who.id]);
  });
});
