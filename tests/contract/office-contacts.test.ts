/** People without an account, as the office lists and erases them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactNumberOf, eraseContact, listContacts } from '../../server/office/contact.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { changeEmail } from './email-changes.ts';
import { administrator, firstVisit, readersOf } from './licences.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { newKey } from './orders.ts';
import { strangeAddress } from './password-emails.ts';
import { signedIn } from './people.ts';
import { quoteOf } from './quote-requests.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  server = await openServer();
  office = officeOf(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const asksForQuote = (email: string) =>
  server.visitor().send(calls['subscriptions/commande'], { body: quoteOf(email) }, { key: newKey() });

async function lineOf(email: string): Promise<string> {
  return (await listContacts(office.services)).find((line) => line.includes(email)) ?? '';
}

it('lists people known by an address only, their records, and since when no account can claim them', async () => {
  const [open, scenario] = [strangeAddress(), await server.scenario({ name: 'noInvoice' })];
  const { email } = scenario.account;
  await asksForQuote(open);
  await asksForQuote(email);
  expect((await listContacts(office.services))[0]).toMatch(/^CONTACT +E-MAIL +SINCE +KEPT APART SINCE +WHAT$/);
  const known = 'quote requests: 1, letters: 2';
  const day = String.raw`\d{4}-\d\d-\d\d`;
  expect(await lineOf(open)).toMatch(new RegExp(`^\\d+ +${open} +${day} +${known}$`));
  const holder = { visitor: await signedIn(server, scenario), account: scenario.account };
  await changeEmail(server, holder, strangeAddress());
  expect(await lineOf(email)).toMatch(new RegExp(`^\\d+ +${email} +${day} +${day} +${known}$`));
});

it('erases a contact with all its records; requests of others about it stay, without the name', async () => {
  const owner = await administrator(server);
  const reader = firstVisit({ firstName: 'Xanthippe' });
  const body = { subscriptionId: owner.id, readers: [reader], charge: null, purchaseOrder: '' };
  await owner.visitor.ask(calls['reader/add'], { body }, { key: newKey() });
  await asksForQuote(reader.email);
  const id = contactNumberOf((await lineOf(reader.email)).split(' ')[0] ?? '');
  expect(await eraseContact(office.services, id)).toEqual([
    `Contact ${id} (${reader.email}) is deleted, with all its data.`,
  ]);
  expect(await lineOf(reader.email)).toBe('');
  expect((await readersOf(owner, { text: reader.email })).readers).toEqual([]);
  const { db } = office.services;
  const lines = JSON.stringify(await db.selectFrom('modification_lines').select('after').execute());
  expect([lines.includes('Xanthippe'), lines.includes(`erased-contact-${id}@erased.invalid`)]).toEqual([false, true]);
  await expect(eraseContact(office.services, id)).rejects.toThrow(`There is no contact ${id}.`);
});
