/** A change is answered as its golden exchange says, and changes the cached reads that its row names (`makesStale`). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CachedCall, Call } from '../../contract/call.ts';
import { cachedCalls } from '../../contract/call.ts';
import type { CallName } from '../../contract/calls.ts';
import { calls } from '../../contract/calls.ts';
import { arrangementOf } from './arrangements/all.ts';
import { Effects } from './effects.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { changing, isRead } from './suite/suite.ts';
import type { Trial } from './suite/target.ts';
import { compare } from './suite/target.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
const effects = new Effects();
/** Signed in to an account that no change is about, and what they read before all of them. */
let bystander: Visitor;
let readByBystander: ReadonlyMap<CachedCall, string>;
/** The answers to a person who holds nothing. */
let nothingHeld: ReadonlyMap<CachedCall, string>;
/** The tables of each cached read. */
const tablesOf = new Map<CachedCall, ReadonlySet<string>>();
beforeAll(async () => {
  server = await openServer();
  bystander = await signedIn(server, await server.scenario({ name: 'paymentOpen' }));
  const held = await heldBy(bystander);
  readByBystander = await answersTo(cachedCalls, bystander, held);
  nothingHeld = await answersTo(cachedCalls, await signedIn(server, await server.scenario({ name: 'noInvoice' })), []);
  for (const read of cachedCalls)
    tablesOf.set(read, await effects.readDuring(() => answersTo([read], bystander, held)));
}, 60_000);
afterAll(async () => {
  effects.stop();
  await server.close();
});

async function heldBy(visitor: Visitor): Promise<readonly number[]> {
  const { body } = await visitor.send(calls['subscriptions/all']);
  return body.isSuccess ? calls['subscriptions/all'].answer.decode(body.data).map(({ id }) => id) : [];
}

const later = { filter: { documentKind: null, text: '' }, sort: 'newestRead', cursor: null } as const;
const readings = { ...later, filter: { ...later.filter, kind: null, listKind: null } } as const;

/** The bodies of cached reads that ask for something: of licences, one for each subscription that is held. */
const bodiesOf: Readonly<Partial<Record<CachedCall, (held: readonly number[]) => readonly unknown[]>>> = {
  'articles/history': () => [calls['articles/history'].request.encode(readings)],
  'read-later/read': () => [calls['read-later/read'].request.encode(later)],
  'invoice/read': () => [calls['invoice/read'].request.encode({ kind: 'list' })],
  'user/pme': () => [calls['user/pme'].request.encode({ filter: { kind: null, period: null }, cursor: null })],
  'subscription/read': (held) => held.map((id) => calls['subscription/read'].request.encode({ id })),
  'readers/read': (held) =>
    held.map((subscriptionId) =>
      calls['readers/read'].request.encode({ subscriptionId, text: '', state: '', cursor: null }),
    ),
  'ranges/read': (held) => held.map((subscriptionId) => calls['ranges/read'].request.encode({ subscriptionId })),
};

/** The answers to some cached reads. */
async function answersTo(
  names: readonly CachedCall[],
  visitor: Visitor,
  held: readonly number[],
): Promise<ReadonlyMap<CachedCall, string>> {
  const received = async (name: CachedCall, body: unknown): Promise<string> => {
    const { status, body: answer } = await visitor.send(calls[name], { body });
    // The server's clock (`luLe`) differs in each answer.
    return JSON.stringify([status, answer.data]).replace(/"luLe":"[^"]*"/, '');
  };
  const answers = names.map(async (name) => {
    const all = await Promise.all((bodiesOf[name]?.(held) ?? [{}]).map((body) => received(name, body)));
    return [name, all.join()] as const;
  });
  return new Map(await Promise.all(answers));
}

function staleAfter({ name, golden }: Trial): readonly CachedCall[] {
  const row: Call<unknown, unknown, unknown> = calls[name];
  return row.makesStale(row.request.decode(golden.request.body ?? {}));
}

/** Changes of records that no cached read shows, though it reads their tables: quotes without readers, requests about oneself. */
const elsewhere: readonly CallName[] = ['quotation/start', 'user/email', 'user/email/cancel'];

/** Whether a change writes a table of a cached read, of those that identify no caller. */
function mayChange({ name, fixture }: Trial, read: CachedCall): boolean {
  const others = [...tablesOf.values()];
  return (
    !elsewhere.includes(name) &&
    [...effects.writtenBy(fixture)].some(
      (table) => tablesOf.get(read)?.has(table) && !others.every((tables) => tables.has(table)),
    )
  );
}

/** `veilles/delete notifications`. */
const changedBy = new Set<string>();

it.each(changing)('$fixture changes no cached read that its row does not name', async (trial) => {
  const arranged = await arrangementOf(() => server, trial.fixture)();
  const stale = staleAfter(trial);
  const held = await heldBy(arranged.visitor);
  const before = await answersTo(cachedCalls, arranged.visitor, held);
  const [verdict] = await effects.during(trial.fixture, () =>
    compare(trial, arranged, { isArranged: true, isExact: true }),
  );
  expect(verdict).toEqual({ result: 'works' });
  const after = await answersTo(cachedCalls, arranged.visitor, held);
  const changed = cachedCalls.filter((read) => before.get(read) !== after.get(read));
  for (const read of changed) changedBy.add(`${trial.name} ${read}`);
  const unnamed = changed.filter((read) => !stale.includes(read));
  expect(unnamed, `name them in \`makesStale\` of ${trial.name}`).toEqual([]);
  const untried = cachedCalls.filter(
    (read) =>
      !stale.includes(read) &&
      mayChange(trial, read) &&
      [before, after].every((at) => at.get(read) === nothingHeld.get(read)),
  );
  expect(untried, `name them in \`makesStale\` of ${trial.name}, or arrange a person who has some`).toEqual([]);
});

/** Changes of an open quote that no cached read shows: an ordered or declined one they do. */
const unseen: readonly CallName[] = ['quotation/details', 'quotation/accept'];

it('each change that names stale reads changes one of them', () => {
  const changes = changing.filter(({ name }) => !isRead(name) && !unseen.includes(name));
  const names = new Set(changes.map(({ name }) => name));
  const without = [...names].filter((name) => {
    const named = changing.some((trial) => trial.name === name && staleAfter(trial).length > 0);
    return named && ![...changedBy].some((each) => each.startsWith(`${name} `));
  });
  expect(without, 'arrange an exchange that changes something').toEqual([]);
});

it('no change touches what another person reads', async () => {
  expect(await answersTo(cachedCalls, bystander, await heldBy(bystander))).toEqual(readByBystander);
});

it('changes write these tables and no others', async () => {
  await expect(effects.text()).toMatchFileSnapshot('approved/writes-of-changes.txt');
});
