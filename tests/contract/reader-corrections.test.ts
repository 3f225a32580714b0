/** Requests about a reader, accepted after addresses have changed hands: they concern the person, not the address. */
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeEmail } from './email-changes.ts';
import { exportOf, query, tablesWith } from './held-data.ts';
import { administrator, readersOf } from './licences.ts';
import { lastEmail, strangeAddress } from './password-emails.ts';
import { signedIn } from './people.ts';
import {
  asksCorrection,
  asksSeat,
  corrects,
  decides,
  findReader,
  givesSeat,
  licencesOf,
  opensAccount,
} from './seats.ts';
import type { Subscriber } from './subscriptions.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
let database: Client;
beforeAll(async () => {
  server = await openServer();
  database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
}, 60_000);
afterAll(async () => {
  await database.end();
  await server.close();
});

let owner: Subscriber;
let x: string;
let y: string;
let z: string;
beforeEach(async () => {
  owner = await administrator(server);
  [x, y, z] = [strangeAddress(), strangeAddress(), strangeAddress()];
});

const welcomes = async (email: string) =>
  (await server.mail(email)).filter(({ kind }) => kind === 'reader-welcome').length;

async function person() {
  const scenario = await server.scenario({ name: 'noInvoice' });
  return { account: scenario.account, visitor: await signedIn(server, scenario), lastName: scenario.account.lastName };
}

describe('a seat asked for before its reader changes address', () => {
  it('is announced to the reader’s account, by its name at its present address', async () => {
    const ada = await person();
    const former = ada.account.email;
    const request = await asksSeat(owner, { email: former, lastName: 'Demandée' });
    const moved = await changeEmail(server, ada, y);
    const bea = await opensAccount(server, former);
    await decides(server, request);
    expect([await licencesOf(moved), await licencesOf(bea)]).toEqual([[owner.id], []]);
    expect([await welcomes(y), await welcomes(former)]).toEqual([1, 0]);
    const { words } = await lastEmail(server, y);
    expect(words.toLowerCase()).toContain(ada.lastName.toLowerCase());
    expect(words).not.toContain('Demandée');
  });
});

describe('a correction of a name', () => {
  it('leaves the address that the reader has meanwhile', async () => {
    const ada = await person();
    const former = ada.account.email;
    const seat = await givesSeat(server, owner, former);
    const request = await asksCorrection(owner, seat, { lastName: 'Corrigée' });
    await changeEmail(server, ada, y);
    const bea = await opensAccount(server, former);
    await givesSeat(server, owner, former);
    await decides(server, request);
    expect(await findReader(owner, seat)).toMatchObject({ email: y, lastName: 'Corrigée' });
    expect(await licencesOf(bea)).toEqual([owner.id]);
  });
});

describe('a correction of the address of an unclaimed seat', () => {
  it('gives the seat to the reader of the corrected address, even after another person claimed it', async () => {
    const seat = await givesSeat(server, owner, x);
    const request = await asksCorrection(owner, seat, { email: z, lastName: 'Destinée' });
    const dina = await opensAccount(server, x);
    await decides(server, request);
    const zoe = await opensAccount(server, z);
    expect([await licencesOf(dina), await licencesOf(zoe)]).toEqual([[], [owner.id]]);
    expect(await welcomes(z)).toBe(1);
    expect(tablesWith(await exportOf(dina), [z, 'Destinée'])).toEqual({});
    expect(tablesWith(await exportOf(zoe), [z])).toMatchObject({ modification_lines: 1, subscription_readers: 1 });
  });

  it('is not shown to those who claim the seat, when it is pending and when it was rejected', async () => {
    const seat = await givesSeat(server, owner, x);
    const request = await asksCorrection(owner, seat, { email: z, lastName: 'Destinée' });
    const dina = await opensAccount(server, x);
    expect(tablesWith(await exportOf(dina), [z, 'Destinée'])).toEqual({});
    await decides(server, request, 'rejected');
    expect(tablesWith(await exportOf(dina), [z, 'Destinée'])).toEqual({});
    expect(await licencesOf(dina)).toEqual([owner.id]);
    expect(await welcomes(z)).toBe(0);
  });

  it('gives the seat to the account that had the corrected address, at its present one', async () => {
    const seat = await givesSeat(server, owner, x);
    const zoe = await person();
    const former = zoe.account.email;
    const request = await asksCorrection(owner, seat, { email: former });
    const moved = await changeEmail(server, zoe, y);
    const bea = await opensAccount(server, former);
    await decides(server, request);
    expect([await licencesOf(moved), await licencesOf(bea)]).toEqual([[owner.id], []]);
    expect((await findReader(owner, seat)).email).toBe(y);
    expect([await welcomes(y), await welcomes(former)]).toEqual([1, 0]);
  });

  it('is accepted under the typed address where another reader has the present one', async () => {
    const seat = await givesSeat(server, owner, x);
    const zoe = await person();
    const former = zoe.account.email;
    const request = await asksCorrection(owner, seat, { email: former });
    await givesSeat(server, owner, y);
    const moved = await changeEmail(server, zoe, y);
    await decides(server, request);
    expect(await licencesOf(moved)).toEqual([owner.id]);
    expect((await findReader(owner, seat)).email).toBe(former);
  });

  it('changes nothing once the account at the corrected address is erased', async () => {
    const seat = await givesSeat(server, owner, x);
    const zoe = await person();
    const request = await asksCorrection(owner, seat, { email: zoe.account.email, lastName: 'Effacée' });
    await query(
      database,
      'insert into deletion_requests (account_id, requested_at, erases_at) select id, now(), now() from accounts where id = $1',
      [zoe.account.id],
    );
    await server.tick();
    await decides(server, request);
    expect(await findReader(owner, seat)).toMatchObject({ email: x, lastName: 'Zongo' });
    expect(await licencesOf(await opensAccount(server, x))).toEqual([owner.id]);
  });

  it('takes the person’s other unclaimed seats of the same administrator along, and no one else’s', async () => {
    const [second, others] = [await administrator(server), await administrator(server)];
    const seats = [];
    for (const licence of [owner, second, others]) seats.push(await givesSeat(server, licence, x));
    await query(database, 'update subscriptions set account_id = $1 where id = $2', [
      owner.scenario.account.id,
      second.id,
    ]);
    await corrects(server, owner, seats[0] ?? 0, { email: z });
    const shown = await readersOf({ ...second, visitor: owner.visitor }, { text: z });
    expect(shown.readers.map(({ id }) => id)).toEqual([seats[1]]);
    const [zoe, dina] = [await opensAccount(server, z), await opensAccount(server, x)];
    expect((await licencesOf(zoe)).toSorted((one, other) => one - other)).toEqual([owner.id, second.id]);
    expect(await licencesOf(dina)).toEqual([others.id]);
  });
});
