/** A change is answered as its golden exchange says, and the reads that it changes are those that the page forgets after it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CachedRead } from '../../src/page/stale-reads.ts';
import { cachedReads, staleReads } from '../../src/page/stale-reads.ts';
import { calls } from '../../contract/calls.ts';
import { allArrangements } from './arrangements/all.ts';
import { changes } from './changes.ts';
import { Effects } from './effects.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { trials } from './suite/suite.ts';
import { compare } from './suite/target.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
const effects = new Effects();
/** Signed in to an account that no change is about, and what they read before all of them. */
let bystander: Visitor;
let readByBystander: ReadonlyMap<CachedRead, string>;
beforeAll(async () => {
  server = await openServer();
  bystander = await signedIn(server, await server.scenario({ name: 'paymentOpen' }));
  readByBystander = await answersTo(cachedReads, bystander, await heldBy(bystander));
}, 60_000);
afterAll(async () => {
  effects.stop();
  await server.close();
});

type Row = Parameters<Visitor['send']>[0];

async function heldBy(visitor: Visitor): Promise<readonly number[]> {
  const { body } = await visitor.send(calls['subscriptions/all']);
  return body.isSuccess ? calls['subscriptions/all'].answer.decode(body.data).map(({ id }) => id) : [];
}

/** The answers to some cached reads; of licences, by subscription. */
async function answersTo(
  names: readonly CachedRead[],
  visitor: Visitor,
  held: readonly number[],
): Promise<ReadonlyMap<CachedRead, string>> {
  const received = async (row: Row, body: unknown = {}) => {
    const { status, body: answer } = await visitor.send(row, { body });
    // The server's clock (`luLe`) differs in each answer.
    return JSON.stringify([status, answer.data]).replace(/"luLe":"[^"]*"/, '');
  };
  const ofEach = async (row: Row, bodyOf: (id: number) => unknown) =>
    JSON.stringify(await Promise.all(held.map(async (id) => received(row, bodyOf(id)))));
  const later = { filter: { documentKind: null, text: '' }, sort: 'newestRead', cursor: null } as const;
  const readings = { ...later, filter: { ...later.filter, kind: null, listKind: null } } as const;
  const reads: Readonly<Record<CachedRead, () => Promise<string>>> = {
    readAddresses: async () => received(calls['user/adresse']),
    readNewsletters: async () => received(calls.servicesemail),
    readWatches: async () => received(calls.notifications),
    readSubscriptions: async () => received(calls['subscriptions/all']),
    readLatestArticles: async () => received(calls['articles/last']),
    readReadings: async () => received(calls['articles/history'], calls['articles/history'].request.encode(readings)),
    readReadLater: async () => received(calls['read-later/read'], calls['read-later/read'].request.encode(later)),
    readWallet: async () =>
      received(
        calls['user/pme'],
        calls['user/pme'].request.encode({ filter: { kind: null, period: null }, cursor: null }),
      ),
    readSubscription: async () =>
      ofEach(calls['subscription/read'], (id) => calls['subscription/read'].request.encode({ id })),
    readReaders: async () =>
      ofEach(calls['readers/read'], (subscriptionId) =>
        calls['readers/read'].request.encode({ subscriptionId, text: '', state: '', cursor: null }),
      ),
    readRanges: async () =>
      ofEach(calls['ranges/read'], (subscriptionId) => calls['ranges/read'].request.encode({ subscriptionId })),
  };
  const answers = await Promise.all(names.map(async (read) => [read, await reads[read]()] as const));
  return new Map(answers);
}

const rows = Object.entries(changes).flatMap(([port, fixtures]) => fixtures.map((fixture) => ({ port, fixture })));

it.each(rows)('$port makes stale what it changes: $fixture', async ({ port, fixture }) => {
  const trial = trials.find((each) => each.fixture === fixture);
  const arrange = allArrangements(() => server)[fixture];
  if (!trial || !arrange) throw new Error(`There is no golden exchange “${fixture}”`);
  const arranged = await arrange();
  const [, stale = []] = Object.entries(staleReads).find(([name]) => name === port) ?? [];
  const kept = cachedReads.filter((read) => !stale.includes(read));
  const held = await heldBy(arranged.visitor);
  const before = await answersTo(kept, arranged.visitor, held);
  const [verdict] = await effects.during(fixture, () => compare(trial, arranged, { isArranged: true, isExact: true }));
  expect(verdict).toEqual({ result: 'works' });
  const after = await answersTo(kept, arranged.visitor, held);
  expect(kept.filter((read) => before.get(read) !== after.get(read))).toEqual([]);
});

it('no change touches what another person reads', async () => {
  expect(await answersTo(cachedReads, bystander, await heldBy(bystander))).toEqual(readByBystander);
});

it('changes write these tables and no others', async () => {
  await expect(effects.text()).toMatchFileSnapshot('approved/writes-of-changes.txt');
});
