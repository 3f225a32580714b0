/** The product's client on the reference server, with enumerations in words and in numbers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { message } from '../../machines/contact/contact.fixtures.ts';
import { createClient, tell } from '../../src/api/client.ts';
import { calls } from '../../contract/calls.ts';
import { codeStyles } from '../../contract/headers.ts';
import { newKey } from './orders.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const ignore = () => undefined;

describe.each(codeStyles)('requests with %s', (codes) => {
  it('are answered with what was asked for', async () => {
    const scenario = await server.scenario({ name: 'noInvoice', locale: 'fr' });
    const visitor = await signedIn(server, scenario);
    const sent: unknown[] = [];
    const client = createClient({
      codes,
      addressing: () => ({ locale: 'fr', prefixRouting: true }),
      onUnauthorised: ignore,
      onFeedback: ignore,
      onFailure: ignore,
      onOmissions: ignore,
      given: ({ method, url, headers, json }) => {
        sent.push(json);
        const body = JSON.stringify(json);
        return visitor.fetch(url, { method, body, headers: { ...headers, 'content-type': 'application/json' } });
      },
    });
    const { signal } = new AbortController();
    const { reference } = await tell(client, calls['form/contact'], {
      request: message,
      idempotencyKey: newKey(),
      signal,
    });
    const [email] = await server.mail(scenario.account.email);
    expect(email?.subject).toContain(reference);

    const question = { filter: { kind: 'subscriber', listKind: 'alerts', documentKind: null, text: '' } } as const;
    const { rows } = await tell(client, calls['articles/history'], {
      request: { ...question, sort: 'oldestPublished', cursor: null },
      signal,
    });
    expect(rows).toEqual([]);
    const subject = { kind: 'country', region: 'north', country: null } as const;
    await tell(client, calls['veilles/create'], { request: { subject, isPreview: true }, signal });
    const { information } = await tell(client, calls['user/informations/update'], {
      request: { organisation: '', jobTitle: '', sector: '', source: 'subscriber' },
      signal,
    });
    expect(information.source).toBe('subscriber');
    const number = codes === 'numbers';
    expect(sent).toMatchObject([
      { typeDemande: number ? 4 : 'reclamation' },
      { typeLecture: number ? 1 : 'abonne', typeListe: number ? 8 : 'alertes', tri: number ? 3 : 'parutionCroissante' },
      { region: number ? 2 : 'nord' },
      { sourceAcquisition: number ? 3 : 'abonne' },
    ]);
  });
});
