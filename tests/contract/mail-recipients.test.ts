/** Emails that wait while their reader’s address changes: sent to the present address, or not at all. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { message } from '../../machines/contact/contact.fixtures.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../contract/calls.ts';
import type { AccountHolder } from './email-changes.ts';
import { changeEmail, emailLink, pressLink } from './email-changes.ts';
import { query } from './held-data.ts';
import { newKey } from './orders.ts';
import { lastEmail, strangeAddress } from './password-emails.ts';
import { signedIn } from './people.ts';
import { quoteOf } from './quote-requests.ts';
import type { Scenario, TestServer } from './test-server.ts';
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

let scenario: Scenario;
let holder: AccountHolder;
let before: string;
let after: string;
beforeEach(async () => {
  await server.tick();
  scenario = await server.scenario({ name: 'severalInvoices' });
  holder = { visitor: await signedIn(server, scenario), account: scenario.account };
  before = holder.account.email;
  after = strangeAddress();
});

/** Addresses in the sent files of a kind of email, of those in a list. */
async function sentTo(kind: string, among: readonly string[]): Promise<readonly string[]> {
  await server.tick();
  const folder = join(server.dataDir, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith(`-${kind}.eml`));
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const recipients = sources.map((source) => readMessage(source).headers.get('to') ?? '');
  return among.filter((address) => recipients.some((recipient) => recipient.includes(address)));
}

async function asksDesk({ visitor }: AccountHolder): Promise<void> {
  await visitor.ask(calls['form/contact'], { body: message }, { key: newKey() });
}

it('sends a waiting email to the present address of the account', async () => {
  await asksDesk(holder);
  await changeEmail(server, holder, after);
  expect(await sentTo('message-acknowledged', [before, after])).toEqual([after]);
  expect((await server.mail(after)).map(({ kind }) => kind)).toContain('message-acknowledged');
});

it('sends a waiting email to the former address again once the change is undone', async () => {
  await changeEmail(server, holder, after);
  await asksDesk(holder);
  await pressLink(server, await emailLink(server, before, '/email-change/undo'));
  expect(await sentTo('message-acknowledged', [before, after])).toEqual([before]);
});

it('drops a waiting password email once the account has another address', async () => {
  await server.visitor().ask(calls['password/forget'], { body: { email: before, redirect: null } });
  await changeEmail(server, holder, after);
  expect(await sentTo('password-forgotten', [before, after])).toEqual([]);
  const rows = await query(database, 'select last_error, failed_at is null as waits from outbox where kind = $1', [
    'password-forgotten',
  ]);
  expect(rows).toEqual([{ last_error: 'Its recipient has another address now', waits: false }]);
});

it('sends waiting emails to the office, the address left and the address asked for as they were written', async () => {
  await asksDesk(holder);
  await changeEmail(server, holder, after);
  expect(await sentTo('email-changed', [before, after])).toEqual([before]);
  expect(await sentTo('email-change-asked', [before, after])).toEqual([after]);
  expect(await sentTo('message-received', [before, after])).toEqual([]);
});

it('sends the copy of a request to the address that a signed-in person typed, unless it is their own', async () => {
  const typed = strangeAddress();
  for (const email of [typed, before])
    await holder.visitor.send(calls['subscriptions/commande'], { body: quoteOf(email) }, { key: newKey() });
  await changeEmail(server, holder, after);
  expect(await sentTo('quote-acknowledged', [typed, before, after])).toEqual([typed, after]);
});

/** Whether a link opens an invoice, and the browser in which it was pressed. */
async function opens(invoiceToken: string | null) {
  const visitor = server.visitor();
  const { body } = await visitor.send(calls.user, { query: { invoiceToken } });
  return { isOpen: body.isSuccess, visitor };
}

it('opens no invoice by a link emailed to an address that its account left, by a change or by undoing one', async () => {
  expect((await opens(scenario.token)).isOpen).toBe(true);
  await changeEmail(server, holder, after);
  const late = await opens(scenario.token);
  expect(late.isOpen).toBe(false);
  await late.visitor.ask(calls['user/link']);
  const { kind, words } = await lastEmail(server, after);
  const [, renewed = ''] = /invoiceToken=([\w-]+)/.exec(words) ?? [];
  expect([kind, (await opens(renewed)).isOpen]).toEqual(['invoice-issued', true]);
  await pressLink(server, await emailLink(server, before, '/email-change/undo'));
  expect((await opens(renewed)).isOpen).toBe(false);
});
