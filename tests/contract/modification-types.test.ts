/** Requests outside licences (specification §3, modification types 1, 8, 9 and 99): their causes and outcomes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { message } from '../../machines/contact/contact.fixtures.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer, Scenario } from './test-server.ts';
import { openServer } from './test-server.ts';
import { administrator, requestOf } from './licences.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { newKey } from './orders.ts';
import { lastEmail, strangeAddress } from './password-emails.ts';
import { signedIn } from './people.ts';
import { paris } from './subscriptions.ts';
import type { Visitor } from './visitor.ts';
import { readable } from '../support/readable.ts';

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

interface Person {
  readonly scenario: Scenario;
  readonly visitor: Visitor;
}

async function person(): Promise<Person> {
  const scenario = await server.scenario({ name: 'noInvoice' });
  return { scenario, visitor: await signedIn(server, scenario) };
}

/** The requests of a person as they read them, oldest first. */
async function requestsOf({ scenario, visitor }: Person) {
  const rows = office.services.db.selectFrom('modifications').select('id').orderBy('id');
  const ids = await rows.where('account_id', '=', scenario.account.id).execute();
  return Promise.all(ids.map(async ({ id }) => requestOf({ visitor }, id)));
}

const statesOf = async (who: Person) => (await requestsOf(who)).map(({ state }) => state);

const changeEmail = ({ visitor, scenario }: Person, email: string) =>
  visitor.ask(calls['user/email'], { body: { email, presentPassword: scenario.account.password } });

const write = async ({ visitor }: Person, remark: string, key = newKey()) =>
  visitor.ask(calls['form/contact'], { body: { ...message, kind: 'modificationRequest', remark } }, { key });

describe('another email address (type 1)', () => {
  it('is a pending request until its reader accepts it, and hidden from others', async () => {
    const who = await person();
    const { email: old } = who.scenario.account;
    const email = strangeAddress();
    await changeEmail(who, email);
    const [pending] = await requestsOf(who);
    expect(pending).toMatchObject({
      type: 1,
      state: 'pending',
      subscription: null,
      lines: [{ before: { kind: 'email', email: old }, after: { kind: 'email', email } }],
    });
    const id = pending?.id ?? 0;
    const other = await person();
    expect(
      (await other.visitor.send(calls['modification/read'], { body: { vue: 'demande', demandeIId: id } })).status,
    ).toBe(404);
    const link = /token=[\w-]+&locale=\w\w/.exec((await lastEmail(server, email)).words.replaceAll('&amp;', '&'))?.[0];
    const confirmed = await server
      .visitor()
      .fetch('/email-change', { method: 'POST', body: new URLSearchParams(link) });
    expect(confirmed.status).toBe(200);
    const settled = await requestOf(who, id);
    expect(settled).toMatchObject({ state: 'automaticallyAccepted', lines: [{ state: 'accepted' }] });
    expect(readable(settled.history).map(({ state, by }) => [state, by])).toEqual([
      ['pending', 'person'],
      ['automaticallyAccepted', 'rule'],
    ]);
  });

  it('is canceled with the change, and the change with it: by hand, by another, by time, by deletion', async () => {
    const who = await person();
    const first = strangeAddress();
    await changeEmail(who, first);
    await who.visitor.ask(calls['user/email/resend'], { body: null });
    expect(await statesOf(who)).toEqual(['pending']);
    await changeEmail(who, strangeAddress());
    expect(await statesOf(who)).toEqual(['cancelled', 'pending']);
    await who.visitor.ask(calls['user/email/cancel'], { body: null });
    expect(await statesOf(who)).toEqual(['cancelled', 'cancelled']);
    await changeEmail(who, strangeAddress());
    const asked = (await requestsOf(who)).at(-1);
    await who.visitor.ask(calls['modification/update'], { body: { id: asked?.id ?? 0 } });
    expect((await who.visitor.ask(calls['user/informations'])).emailChange).toBeNull();
    // Two at once run one after the other.
    const twice = await Promise.all([changeEmail(who, strangeAddress()), changeEmail(who, strangeAddress())]);
    expect(twice).toHaveLength(2);
    const states = await statesOf(who);
    expect(states.filter((state) => state === 'pending')).toHaveLength(1);
    await who.visitor.send(calls['user/donnees/delete'], {
      body: { suppression: true, motDePasseActuel: who.scenario.account.password },
    });
    const late = await person();
    await changeEmail(late, strangeAddress());
    await server.advance(49 * 3_600_000);
    await server.tick();
    expect(await statesIn(late)).toEqual(['cancelled']);
    expect(new Set(await statesIn(who))).toEqual(new Set(['cancelled']));
  });
});

/** The states of the requests of a person who is signed out. */
async function statesIn({ scenario }: Person) {
  const rows = office.services.db.selectFrom('modifications').select('state').orderBy('id');
  return (await rows.where('account_id', '=', scenario.account.id).execute()).map(({ state }) => state);
}

describe('a change requested in the person’s own words', () => {
  it('is one request, of an administrator (type 8) or anyone else (type 99), decided by the office', async () => {
    const who = await person();
    const [key, remark] = [newKey(), 'Notre raison sociale a changé.'];
    await write(who, remark, key);
    await write(who, remark, key);
    const requests = await requestsOf(who);
    expect(requests).toMatchObject([
      {
        type: 99,
        state: 'pending',
        subscription: null,
        lines: [{ before: null, after: { kind: 'text', text: remark } }],
      },
    ]);
    const emails = await server.mail('abonnements@example.fr');
    expect(emails.filter(({ message_source: source }) => source.includes(who.scenario.account.email))).toHaveLength(1);
    await who.visitor.ask(calls['form/contact'], { body: { ...message, remark } }, { key: newKey() });
    expect(await requestsOf(who)).toHaveLength(1);
    await server.control('decision', { id: requests[0]?.id ?? 0 });
    expect(readable((await requestsOf(who))[0]?.history).map(({ by }) => by)).toEqual(['person', 'desk']);
    const manager = await administrator(server);
    await write(manager, remark);
    expect((await requestsOf(manager)).at(-1)).toMatchObject({ type: 8, state: 'pending', subscription: null });
  });
});

describe('an address of the account (type 9)', () => {
  it('creates a request without a decision when saved or changed, and none when only selected', async () => {
    const who = await person();
    const row = calls['user/adresse/update'];
    const save = async (adresseIId: number | null, change: object = {}) =>
      who.visitor.ask(row, { body: row.request.decode({ adresseIId, adresse: { ...paris, ...change } }) });
    const { selectedId } = await save(null);
    await save(null);
    await save(selectedId);
    await who.visitor.ask(calls['user/adresse/select'], { body: { id: selectedId ?? 0 } });
    await save(selectedId, { rue: '2, rue des Essais' });
    const text = (street: string) => `Nadia Essai-Diallo\n${street}\n75011 Paris\nFrance`;
    const received = (await requestsOf(who)).map(({ type, state, lines, history }) => ({
      type,
      state,
      changes: lines.map(({ before, after }) => [before, after]),
      by: readable(history).map(({ by }) => by),
    }));
    const [first, second] = ['1, rue des Essais', '2, rue des Essais'].map((street) => ({
      kind: 'text',
      text: text(street),
    }));
    const kept = { type: 9, state: 'automaticallyAccepted', by: ['person', 'rule'] };
    expect(received).toEqual([
      { ...kept, changes: [[null, first]] },
      { ...kept, changes: [[first, second]] },
    ]);
  });
});
