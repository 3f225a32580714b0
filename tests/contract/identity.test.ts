/** An account or a contact identifies a person, an address never: two people in turn at one address, over HTTP. */
import { Client } from 'pg';
import { array, create, nullable, number, type } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { message } from '../../machines/contact/contact.fixtures.ts';
import { holdings } from '../../server/features/personal-data/holdings.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import type { AccountHolder } from './email-changes.ts';
import { askForEmail, changeEmail, emailLink } from './email-changes.ts';
import type { Tables } from './held-data.ts';
import { allTables, exportOf, query, tablesWith } from './held-data.ts';
import { administrator, firstVisit } from './licences.ts';
import { emailPath, press, signupOf } from './newsletter-emails.ts';
import { newKey } from './orders.ts';
import { strangeAddress } from './password-emails.ts';
import { signedIn } from './people.ts';
import { quoteOf } from './quote-requests.ts';
import { corrects, findReader, givesSeat, licencesOf, opensAccount, signedInAgain } from './seats.ts';
import type { Subscriber } from './subscriptions.ts';
import type { Visitor } from './visitor.ts';

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

const DAY = 24 * 3_600_000;

/** All tables without the emails to a licence’s administrator, and to the office for them. */
async function withoutEmailsOf({ scenario }: Subscriber): Promise<Tables> {
  const { outbox = [], ...tables } = await allTables(database);
  return { ...tables, outbox: outbox.filter((mail) => mail['account_id'] !== scenario.account.id) };
}

const invoiceList = type({ factures: array(type({ factureIId: number() })) });
const keyed = type({ account_id: nullable(number()) });

/** Compares a download with every table: it has the rows that refer to the account, and none that refer to another's. */
async function expectWhole(tables: Tables, { account }: AccountHolder): Promise<void> {
  for (const [name, received] of Object.entries(await allTables(database))) {
    const isTheirs = (row: unknown) => keyed.is(row) && row.account_id === account.id;
    const isAnothers = (row: unknown) => keyed.is(row) && row.account_id !== null && row.account_id !== account.id;
    const has = tables[name] ?? [];
    const missing = received.filter(isTheirs).length - has.filter(isTheirs).length;
    expect({ name, missing, others: has.filter(isAnothers) }).toEqual({ name, missing: 0, others: [] });
  }
}

async function person(name: 'noInvoice' | 'severalInvoices' = 'noInvoice') {
  const scenario = await server.scenario({ name });
  return { scenario, account: scenario.account, visitor: await signedIn(server, scenario) };
}

async function asksForQuote(visitor: Visitor, email: string, telephone: string): Promise<void> {
  const answer = await visitor.send(
    calls['subscriptions/commande'],
    { body: quoteOf(email, { telephone }) },
    { key: newKey() },
  );
  expect(answer.status).toBe(200);
}

async function erases({ visitor, account }: AccountHolder): Promise<void> {
  const answer = await visitor.send(calls['user/donnees/delete'], {
    body: { suppression: true, motDePasseActuel: account.password },
  });
  expect(answer.body.isSuccess).toBe(true);
  await server.advance(15 * DAY);
  await server.tick();
  // The farewell email is sent in the next round.
  await server.tick();
}

/** Rows in the order of their creation, without the columns that the delivery of an email changes. */
function undelivered(rows: Tables[string] = []): Tables[string] {
  return rows
    .toSorted((one, other) => Number(one['id']) - Number(other['id']))
    .map((row) => ({ ...row, sent_at: null, attempts: null }));
}

describe('an address that is reused', () => {
  it('is a new person: nothing of the former holder is shown, exported, granted or erased, nor lost', async () => {
    const owner = await administrator(server);
    const ada = await person();
    const x = ada.account.email;
    await asksForQuote(ada.visitor, x, '+33 1 11 11 11 11');
    // The sender types the address without signing in, which does not prove that it is Ada.
    await asksForQuote(server.visitor(), x, '+33 1 22 22 22 22');
    await ada.visitor.ask(
      calls['form/contact'],
      { body: { ...message, about: 'Ada', remark: 'Ada’s own words' } },
      { key: newKey() },
    );
    await server.visitor().ask(calls['form/newsletter'], { body: signupOf(x) });
    await press(server.visitor(), await emailPath(server, x, 'confirm'));
    const seat = await givesSeat(server, owner, x);
    expect(await licencesOf(ada)).toEqual([owner.id]);
    // Her emails leave before she moves.
    await server.tick();
    const y = strangeAddress();
    const moved = await changeEmail(server, ada, y);
    // The last ones leave before the clock moves.
    await server.tick();
    const bea = await opensAccount(server, x);

    // Bea sees nothing of Ada’s.
    expect(await licencesOf(bea)).toEqual([]);
    const beas = await exportOf(bea);
    const adasWords = ['+33 1 11 11 11 11', '+33 1 22 22 22 22', 'Ada’s own words', y, owner.scenario.account.email];
    expect(tablesWith(beas, adasWords)).toEqual({});
    await expectWhole(beas, bea);

    // Ada sees all her records, also those under her former address.
    expect(await licencesOf(moved)).toEqual([owner.id]);
    const adas = await exportOf(moved);
    await expectWhole(adas, moved);
    expect(adas['former_addresses']).toMatchObject([{ email: x, account_id: ada.account.id }]);
    expect(adas['quote_requests']).toHaveLength(1);
    const kinds = (adas['outbox'] ?? []).filter((mail) => mail['to_address'] === x).map((mail) => mail['kind']);
    expect(kinds).toEqual(
      expect.arrayContaining(['quote-acknowledged', 'newsletter-confirmed', 'reader-welcome', 'email-changed']),
    );

    // Bea is erased: Ada loses nothing, and keeps her seat.
    await erases(bea);
    const still = await signedInAgain(server, moved);
    const after = await exportOf(still);
    for (const table of ['quote_requests', 'desk_messages', 'newsletter_recipients', 'subscription_readers', 'outbox'])
      expect({ table, rows: undelivered(after[table]) }).toEqual({ table, rows: undelivered(adas[table]) });
    expect(await licencesOf(still)).toEqual([owner.id]);
    const administering = { ...owner, visitor: await signedIn(server, owner.scenario) };
    expect((await findReader(administering, seat)).email).toBe(y);

    // Ada is erased: the only rows left for both belong to the unproven contact, which is separate.
    await erases(still);
    const left = await withoutEmailsOf(owner);
    expect(tablesWith(left, [y, '+33 1 11 11 11 11', 'Ada’s own words'])).toEqual({});
    expect(tablesWith(left, [x])).toEqual({ contacts: 1, quote_requests: 1, outbox: 2 });
    expect(left['contacts']?.find(({ email }) => email === x)?.['closed_at']).not.toBeNull();
  });

  it('does not inherit the failed sign-ins of its former holder', async () => {
    const ada = await person();
    const x = ada.account.email;
    const guess = () => server.visitor().send(calls['login/login'], { body: { email: x, motDePasse: 'wrong' } });
    for (let attempt = 0; attempt < 10; attempt += 1) await guess();
    expect((await guess()).status).toBe(429);
    await changeEmail(server, ada, strangeAddress());
    const bea = await opensAccount(server, x);
    expect((await signedInAgain(server, bea)).account.email).toBe(x);
  });

  it('keeps its contact for the account opened by a link mailed there', async () => {
    const x = strangeAddress();
    const owner = await administrator(server);
    await asksForQuote(server.visitor(), x, '+33 1 33 33 33 33');
    await givesSeat(server, owner, x);
    const cleo = await opensAccount(server, x);
    expect(await licencesOf(cleo)).toEqual([owner.id]);
    const cleos = await exportOf(cleo);
    expect(cleos['quote_requests']).toHaveLength(1);
    await expectWhole(cleos, cleo);
    expect(await query(database, 'select from contacts where email = $1', [x])).toEqual([]);
  });
});

describe('two people', () => {
  it('swap their addresses by way of a third one; invoices and seats stay, other sessions end', async () => {
    const owner = await administrator(server);
    const [ada, bea] = [await person('severalInvoices'), await person('severalInvoices')];
    const [x, y] = [ada.account.email, bea.account.email];
    await givesSeat(server, owner, x);
    const elsewhere = await signedIn(server, ada.scenario);
    const invoicesOf = async ({ visitor }: AccountHolder) =>
      create((await visitor.send(calls['invoice/read'])).body.data, invoiceList).factures.map(
        ({ factureIId }) => factureIId,
      );
    const before = [await invoicesOf(ada), await invoicesOf(bea)];

    // Bea still holds her address: she gets an email, and Ada’s change waits.
    await askForEmail(ada, y);
    expect(await emailLink(server, y)).toBe('');
    const between = await changeEmail(server, ada, strangeAddress());
    const newBea = await changeEmail(server, bea, x);
    const newAda = await changeEmail(server, between, y);

    expect([newAda, newBea].map(({ account }) => account.email)).toEqual([y, x]);
    expect((await elsewhere.ask(calls.user)).account).toBeNull();
    expect([(await ada.visitor.ask(calls.user)).account?.id, (await bea.visitor.ask(calls.user)).account?.id]).toEqual([
      ada.account.id,
      bea.account.id,
    ]);
    const again = [await signedInAgain(server, newAda), await signedInAgain(server, newBea)] as const;
    expect([await invoicesOf(again[0]), await invoicesOf(again[1])]).toEqual(before);
    expect([await licencesOf(again[0]), await licencesOf(again[1])]).toEqual([[owner.id], []]);
    for (const holder of again) await expectWhole(await exportOf(holder), holder);
    const held = await query(
      database,
      'select account_id, email, held_until > held_from as is_past from former_addresses where email in ($1, $2) order by id',
      [x, y],
    );
    expect(held).toEqual([
      { account_id: ada.account.id, email: x, is_past: true },
      { account_id: bea.account.id, email: y, is_past: true },
    ]);
  });
});

describe('a reader corrected by the administrator', () => {
  const accounts = async () => (await query(database, 'select id from accounts')).length;

  it('keeps the seat, even when others hold the former or corrected address; no account is made', async () => {
    const owner = await administrator(server);
    const ada = await person();
    const x = ada.account.email;
    const seat = await givesSeat(server, owner, x);
    const moved = await changeEmail(server, ada, strangeAddress());
    const [bea, cleo] = [await opensAccount(server, x), await person()];
    const before = await accounts();
    await corrects(server, owner, seat, { lastName: 'Corrigée' });
    await corrects(server, owner, seat, { email: x });
    await corrects(server, owner, seat, { email: cleo.account.email });
    await corrects(server, owner, seat, { email: strangeAddress() });
    expect(await accounts()).toBe(before);
    expect([await licencesOf(moved), await licencesOf(bea), await licencesOf(cleo)]).toEqual([[owner.id], [], []]);
  });

  it('is shown with the last change of the address, and its author', async () => {
    const owner = await administrator(server);
    const ada = await person();
    const [x, y, z] = [ada.account.email, strangeAddress(), strangeAddress()];
    const seat = await givesSeat(server, owner, x);
    expect((await findReader(owner, seat)).addressChange).toBeNull();
    await changeEmail(server, ada, y);
    expect(await findReader(owner, seat)).toMatchObject({ email: y, addressChange: { before: x, by: 'reader' } });
    await corrects(server, owner, seat, { email: z });
    expect(await findReader(owner, seat)).toMatchObject({
      email: z,
      addressChange: { before: y, by: 'administrator' },
    });
  });

  it('gets an unclaimed seat at the corrected address, and an email there', async () => {
    const owner = await administrator(server);
    const [wrong, right] = [strangeAddress(), strangeAddress()];
    const seat = await givesSeat(server, owner, wrong);
    await corrects(server, owner, seat, { email: right });
    expect((await server.mail(right)).map(({ kind }) => kind)).toEqual(['reader-welcome']);
    const ada = await opensAccount(server, right);
    const bea = await opensAccount(server, wrong);
    expect([await licencesOf(ada), await licencesOf(bea)]).toEqual([[owner.id], []]);
  });

  it('is not added again under the address of their account', async () => {
    const owner = await administrator(server);
    const ada = await person();
    const seat = await givesSeat(server, owner, ada.account.email);
    await corrects(server, owner, seat, { email: strangeAddress() });
    const body = {
      subscriptionId: owner.id,
      readers: [firstVisit({ email: ada.account.email })],
      charge: null,
      purchaseOrder: '',
    };
    const wire = calls['reader/add'].request.encode(body);
    const answer = await owner.visitor.send(calls['reader/add'], { body: wire }, { key: newKey() });
    expect(answer.status).toBe(422);
  });

  it('stays in the administrator’s requests without a name once the account is erased', async () => {
    const owner = await administrator(server);
    const ada = await person();
    const seat = await givesSeat(server, owner, ada.account.email);
    await corrects(server, owner, seat, { lastName: 'Effacée' });
    const count = async () => (await query(database, 'select from modification_lines')).length;
    const before = await count();
    await erases(ada);
    expect(await count()).toBe(before);
    expect(tablesWith(await withoutEmailsOf(owner), [ada.account.email, 'Effacée'])).toEqual({});
  });
});

it('finds email addresses only in the columns that the list of personal data names', async () => {
  const found = new Set<string>();
  for (const [table, received] of Object.entries(await allTables(database))) {
    for (const row of received) {
      for (const [column, value] of Object.entries(row)) {
        if (/[\w.+-]+@[\w-]+\.\w/.test(JSON.stringify(value))) found.add(`${table}.${column}`);
      }
    }
  }
  const declared = Object.entries(holdings).flatMap(([table, { addresses = [] }]) =>
    addresses.map((column) => `${table}.${column}`),
  );
  expect([...found].filter((column) => !declared.includes(column))).toEqual([]);
});
