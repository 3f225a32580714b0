/** Messages to the desk, over HTTP: of every kind, once, with a copy. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { message } from '../../machines/contact/contact.fixtures.ts';
import type { ContactMessage } from '../../validation/forms/contact.ts';
import { requestKinds } from '../../domain/contact.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { newKey } from './orders.ts';
import { signedIn } from './people.ts';

const row = calls['form/contact'];
const office = 'abonnements@example.fr';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

async function someone() {
  const scenario = await server.scenario({ name: 'noInvoice' });
  return { email: scenario.account.email, visitor: await signedIn(server, scenario) };
}

const wireOf = (message: ContactMessage) => row.request.encode(message);

/** The plain text of an email. */
const textOf = (source: string) => readMessage(source).parts.find(({ type }) => type === 'text/plain')?.text ?? '';

it('of each kind reach the office, and the sender gets an identical copy', async () => {
  const { email, visitor } = await someone();
  const subjects = new Set<string>();
  const { kind: _, ...texts } = message;
  for (const kind of requestKinds) {
    const { reference } = await visitor.ask(row, { body: { ...message, kind } }, { key: newKey() });
    const toOffice = (await server.mail(office)).filter(({ subject }) => subject.includes(reference));
    const copies = (await server.mail(email)).filter(({ subject }) => subject.includes(reference));
    expect([toOffice.length, copies.length]).toEqual([1, 1]);
    for (const { message_source: source } of [...toOffice, ...copies]) {
      for (const fact of [reference, ...Object.values(texts)]) expect(textOf(source)).toContain(fact);
    }
    expect(toOffice[0]?.message_source).toContain(`Reply-To: ${email}`);
    const [, subject = ''] = /Objet\n {4}(.+)/.exec(textOf(copies[0]?.message_source ?? '')) ?? [];
    subjects.add(subject);
    // Ten an hour are allowed; another test tries the limit.
    await server.advance(600_000);
  }
  expect([...subjects].filter((subject) => subject !== '')).toHaveLength(requestKinds.length);
});

it('sent twice under one key is one message; the hourly limit holds', async () => {
  const { email, visitor } = await someone();
  const key = newKey();
  const send = (body: ContactMessage, under: string) => visitor.send(row, { body: wireOf(body) }, { key: under });
  const [first, second] = await Promise.all([send(message, key), send(message, key)]);
  const again = await send(message, key);
  // The second request waits for the first one’s answer, or gets 409 while it is under way.
  expect([first, second].map(({ status }) => status)).toContain(200);
  expect([first, second].filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(again.status).toBe(200);
  expect((await send({ ...message, remark: 'Autre chose' }, key)).status).toBe(422);
  expect(await server.mail(email)).toHaveLength(1);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await send(message, newKey())).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await server.mail(email)).length).toBeLessThanOrEqual(10);
});

it('incomplete or too long are refused field by field, in the language of the call', async () => {
  const { visitor } = await someone();
  const body = { typeDemande: 'autre', numeroConcerne: '1'.repeat(61), message: ' ' };
  const { status, body: received } = await visitor.send(row, { body }, { key: newKey(), locale: 'en' });
  expect(status).toBe(422);
  expect(received.data).toEqual({
    champs: {
      typeDemande: 'Select a subject.',
      numeroConcerne: 'Use at most 60\u00a0characters for the reference number.',
      message: 'Enter your message.',
    },
  });
});
