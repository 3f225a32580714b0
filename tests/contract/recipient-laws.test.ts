/** A law over random orders of events: an email is sent to the person in its row, by name, at their present address. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { Client } from 'pg';
import { array, create, number, string, type } from 'superstruct';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { message } from '../../machines/contact/contact.fixtures.ts';
import { displayedName } from '../../domain/account.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../contract/calls.ts';
import type { AccountHolder } from './email-changes.ts';
import { askForEmail, emailLink, pressLink } from './email-changes.ts';
import { query } from './held-data.ts';
import { administrator, readersOf } from './licences.ts';
import { newKey } from './orders.ts';
import { accountOf, strangeAddress } from './password-emails.ts';
import { signedIn } from './people.ts';
import { asksCorrection, asksSeat, decides, opensAccount } from './seats.ts';
import type { Subscriber } from './subscriptions.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
let database: Client;
let office: string;
beforeAll(async () => {
  server = await openServer();
  database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  const sites = await query(database, 'select email from sites');
  office = create(sites, array(type({ email: string() }))).map(({ email }) => email)[0] ?? '';
}, 60_000);
afterAll(async () => {
  await database.end();
  await server.close();
});

/** People, addresses and requests of one run. */
interface World {
  readonly owner: Subscriber;
  readonly seeded: ReadonlySet<number>;
  readonly addresses: readonly string[];
  readonly people: AccountHolder[];
  readonly requests: number[];
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}

async function begin(): Promise<World> {
  // Every run asks for as many emails as people do within the hour.
  await query(database, 'delete from throttle');
  const owner = await administrator(server);
  const scenarios = [await server.scenario({ name: 'noInvoice' }), await server.scenario({ name: 'noInvoice' })];
  const people: AccountHolder[] = [];
  for (const scenario of scenarios)
    people.push({ visitor: await signedIn(server, scenario), account: scenario.account });
  return {
    owner,
    seeded: new Set((await readersOf(owner)).readers.map(({ id }) => id)),
    addresses: [...people.map(({ account }) => account.email), strangeAddress(), strangeAddress()],
    people,
    requests: [],
  };
}

const kept = type({ source: string() });
const PASSWORD = 'trois baobabs sous la pluie';

/** Undoes the last change of a person’s address by the link in its email, and chooses another password. */
async function undo({ people }: World, index: number): Promise<void> {
  const { account } = pick(people, index);
  const found = await query(
    database,
    `select message_source as source from outbox
     where account_id = $1 and kind = 'email-changed' and message_source <> '' order by id desc limit 1`,
    [account.id],
  );
  const [last] = create(found, array(kept));
  const words = readMessage(last?.source ?? '').parts.map(({ text }) => text);
  const [link] = /\/email-change\/undo\?token=[\w-]+&locale=\w\w/.exec(words.join('\n').replaceAll('&amp;', '&')) ?? [];
  if (link === undefined) return;
  const visitor = server.visitor();
  await pressLink(server, link, visitor);
  if (!visitor.cookies.has('password')) return;
  await visitor.ask(calls['password/choose'], { body: { password: PASSWORD } });
  people[index % people.length] = { visitor, account: { ...account, password: PASSWORD } };
}

async function move({ people, addresses }: World, index: number, where: number): Promise<void> {
  const email = pick(addresses, where);
  const { status } = await askForEmail(pick(people, index), email);
  if (status !== 200 || (await server.mail(email)).length === 0) return;
  const link = await emailLink(server, email);
  if (link !== '') await pressLink(server, link);
}

/** A person without an account opens one at an address; the owner of its account gets an email. */
async function open({ people, addresses }: World, where: number): Promise<void> {
  const email = pick(addresses, where);
  const taken = await query(database, 'select from accounts where email = $1', [email]);
  if (taken.length > 0) await server.visitor().ask(calls['login/create'], { body: accountOf(email) });
  else people.push(await opensAccount(server, email));
}

async function correct(
  { owner, seeded, requests }: World,
  index: number,
  change: { readonly lastName: string } | { readonly email: string },
): Promise<void> {
  const added = (await readersOf(owner)).readers.filter(({ id }) => !seeded.has(id));
  if (added.length > 0) requests.push(await asksCorrection(owner, pick(added, index).id, change));
}

const person = type({ key: string(), email: string(), firstName: string(), lastName: string() });

/** The people whom we may write to, by their keys. */
async function readPeople() {
  const found = await query(
    database,
    `select 'account ' || id as key, email, first_name as "firstName", last_name as "lastName"
     from accounts where erased_at is null
     union all select 'contact ' || id, email, '', '' from contacts where closed_at is null`,
  );
  return new Map(create(found, array(person)).map((each) => [each.key, each]));
}

const numbered = type({ id: number() });
const delivered = type({ id: number(), kind: string(), key: string() });
const toOffice = new Set(['message-received', 'modification-received']);
/** They speak of an address that the person has left, or does not have yet. */
const aboutAddress = new Set(['email-changed', 'email-change-undone', 'email-change-asked']);

/** The address of a sent file, and the name in front of it, if there is one. */
function recipientOf(source: string) {
  const to = readMessage(source).headers.get('to') ?? '';
  const { name = '', email = '' } = /^(?:"?(?<name>.*?)"? )?<?(?<email>[^<>\s]+)>?$/.exec(to)?.groups ?? {};
  return { name, email };
}

/** Sends what waits; returns the emails that went elsewhere. */
async function send(): Promise<readonly string[]> {
  const people = await readPeople();
  const waiting = await query(database, 'select id from outbox where sent_at is null and failed_at is null');
  await server.tick();
  const rows = await query(
    database,
    `select id, kind, coalesce('account ' || account_id, 'contact ' || contact_id) as key
     from outbox where id = any($1) and sent_at is not null`,
    [create(waiting, array(numbered)).map(({ id }) => id)],
  );
  const folder = join(server.dataDir, 'mail');
  const names = await readdir(folder);
  const wrong: string[] = [];
  for (const { id, kind, key } of create(rows, array(delivered))) {
    const file = names.find((name) => name.endsWith(`-${id}-${kind}.eml`)) ?? '';
    const to = recipientOf(await readFile(join(folder, file), 'utf8'));
    const owner = people.get(key);
    const email = toOffice.has(kind) ? office : aboutAddress.has(kind) ? to.email : owner?.email;
    const isNamed = toOffice.has(kind) || key.startsWith('contact') || to.name === '';
    const name = isNamed ? to.name : owner && displayedName(owner);
    if (to.email !== email || to.name !== name) wrong.push(`${kind} of ${key}: ${to.name} <${to.email}>`);
  }
  return wrong;
}

/** What happens, with the number of a person, a reader or a request, and that of an address. */
const acts = {
  move,
  undo,
  open: (world: World, _: number, where: number) => open(world, where),
  askSeat: async ({ owner, addresses, requests }: World, _: number, where: number) => {
    requests.push(await asksSeat(owner, { email: pick(addresses, where) }));
  },
  correctName: (world: World, index: number) => correct(world, index, { lastName: 'Corrigée' }),
  correctAddress: (world: World, index: number, where: number) =>
    correct(world, index, { email: pick(world.addresses, where) }),
  accept: async ({ requests }: World, index: number) => {
    if (requests.length > 0) await decides(server, pick(requests, index));
  },
  reject: async ({ requests }: World, index: number) => {
    if (requests.length > 0) await decides(server, pick(requests, index), 'rejected');
  },
  forgetPassword: async ({ addresses }: World, _: number, where: number) => {
    await server.visitor().ask(calls['password/forget'], { body: { email: pick(addresses, where), redirect: null } });
  },
  askDesk: async ({ people }: World, index: number) => {
    await pick(people, index).visitor.ask(calls['form/contact'], { body: message }, { key: newKey() });
  },
  erase: async ({ people }: World, index: number) => {
    await query(
      database,
      `insert into deletion_requests (account_id, requested_at, erases_at) select id, now(), now() from accounts
       where id = $1 and erased_at is null on conflict do nothing`,
      [pick(people, index).account.id],
    );
  },
  send: () => Promise.resolve(),
};

type Act = keyof typeof acts;
const often: readonly Act[] = ['move', 'open', 'askSeat', 'correctAddress', 'accept', 'send'];
const seldom: readonly Act[] = ['undo', 'correctName', 'reject', 'forgetPassword', 'askDesk', 'erase'];
const event = fc.record({
  does: fc.constantFrom(...often, ...often, ...seldom),
  index: fc.nat({ max: 5 }),
  where: fc.nat({ max: 3 }),
});

it('every email is sent to the person in its row, by name, at their present address', async () => {
  const lives = fc.asyncProperty(fc.array(event, { minLength: 8, maxLength: 16 }), async (events) => {
    const world = await begin();
    const wrong: string[] = [];
    for (const { does, index, where } of [...events, { does: 'send', index: 0, where: 0 } as const]) {
      // A refused event is one of those that people try.
      await acts[does](world, index, where).catch((error: unknown) => {
        if (!/answered 4\d\d/.test(String(error))) throw error;
      });
      if (does === 'send') wrong.push(...(await send()));
    }
    expect(wrong).toEqual([]);
  });
  await fc.assert(lives, { seed: 2026, numRuns: 5, endOnFailure: true });
}, 180_000);
