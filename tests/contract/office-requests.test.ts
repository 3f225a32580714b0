/** The office’s commands on requests, and the emails to the person, the office and the readers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modificationType } from '../../domain/enumerations.ts';
import { acceptRequest, listRequests, rejectRequest, showRequest } from '../../server/office/request.ts';
import type { Services } from '../../server/core/services.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { administrator, firstVisit, readersOf, requestOf } from './licences.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { Subscriber } from './subscriptions.ts';

let server: TestServer;
let harness: Office;
let office: Services;
let who: Subscriber;

beforeAll(async () => {
  server = await openServer();
  harness = officeOf(server);
  office = harness.services;
  who = await administrator(server);
});
afterAll(async () => {
  await harness.close();
  await server.close();
});

/** Requests three readers; returns their addresses, and the request. */
async function ask() {
  const readers = [firstVisit(), firstVisit({ firstName: 'Oumar' }), firstVisit()];
  const answer = await who.visitor.ask(
    calls['reader/add'],
    { body: { subscriptionId: who.id, readers, charge: null, purchaseOrder: '' } },
    { key: crypto.randomUUID() },
  );
  if (answer.kind !== 'asked') throw new Error('The price has changed');
  return { emails: readers.map(({ email }) => email), request: answer.request };
}

const emailTo = async (email: string) => {
  const [mail] = await server.mail(email);
  return mail;
};

describe('requests in the office', () => {
  it('are listed, shown, and accepted but for a line: the office, the person and the readers get emails', async () => {
    const { emails, request } = await ask();
    const { reference } = request;
    const received = (await server.mail('abonnements@example.fr')).filter(({ subject }) => subject.includes(reference));
    expect(received.map(({ kind }) => kind)).toEqual(['modification-received']);

    const [head, ...rows] = await listRequests(office, {});
    expect(head).toMatch(/^REQUEST +ASKED +STATE +WHAT +LINES +BY$/);
    expect(rows.find((row) => row.startsWith(reference))).toMatch(/pending +add readers +3 /);

    const lines = await acceptRequest(office, reference, {
      reject: ['2=Cette adresse n’existe pas.'],
      by: 'Inès Maréchal',
    });
    expect(lines[0]).toBe(`Request ${reference}: partly accepted`);
    expect(lines.join('\n')).toMatch(/2 +rejected +Oumar .*Cette adresse n’existe pas\./);
    expect(lines.join('\n')).toContain('the desk (Inès Maréchal)');

    const got = await requestOf(who, request.id);
    expect(got).toMatchObject({ state: 'partlyAccepted', rejectedCount: 1, reasonLocale: 'fr' });
    const [decided] = await server.mail(who.scenario.account.email);
    expect(decided).toMatchObject({ kind: 'modification-decided' });
    expect((await emailTo(emails[0] ?? ''))?.kind).toBe('reader-welcome');
    expect(await emailTo(emails[1] ?? '')).toBeUndefined();
    const { readers } = await readersOf(who, { text: emails[1] ?? '' });
    expect(readers).toEqual([]);
  });

  it('are also printed as JSON, in the shape that pages know', async () => {
    const { request } = await ask();
    const [text = ''] = await showRequest(office, request.reference, { json: true });
    expect(JSON.parse(text)).toMatchObject({
      reference: request.reference,
      type: modificationType.readerAddition,
      lines: [{ position: 1 }, { position: 2 }, { position: 3 }],
    });
    const [list = ''] = await listRequests(office, { state: 'all', json: true });
    expect(JSON.parse(list)).toEqual(expect.arrayContaining([expect.objectContaining({ id: request.id })]));
  });

  it('are refused with a message that names the remedy', async () => {
    const { request } = await ask();
    const { reference } = request;
    const refusals: readonly (readonly [() => Promise<unknown>, RegExp])[] = [
      [() => showRequest(office, 'MOD-NONE', {}), /There is no request MOD-NONE/],
      [() => listRequests(office, { state: 'open' }), /--state must be one of pending, /],
      [() => rejectRequest(office, reference, {}), /needs --reason/],
      [() => acceptRequest(office, reference, { reject: ['two'] }), /--reject must be such as/],
      [() => acceptRequest(office, reference, { reject: ['9'], reason: 'No' }), /see: 9/],
      [() => acceptRequest(office, reference, { reject: ['2'] }), /A rejection needs a reason/],
    ];
    for (const [refused, words] of refusals) await expect(refused()).rejects.toThrow(words);
    const inGerman = { reason: 'Nein', locale: 'de' };
    await expect(rejectRequest(office, reference, inGerman)).rejects.toThrow('--locale');
    await rejectRequest(office, reference, { reason: 'These people no longer work here.', locale: 'en' });
    expect(await requestOf(who, request.id)).toMatchObject({ state: 'rejected', reasonLocale: 'en' });
    await expect(acceptRequest(office, reference, {})).rejects.toThrow(
      `Request ${reference} is rejected: it stays as it is.`,
    );
  });
});
