/**
 * The application on a back end that sends only the specification's fields (§3), behind `AJAX_TARGET`: the text of
 * every page and section is in the approved list.
 */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../server/core/http/app.ts';
import { createLog } from '../../server/core/log.ts';
import { readSettings } from '../../server/core/settings.ts';
import type { ApiClient, Sending } from '../../src/api/client.ts';
import { createClient, tell } from '../../src/api/client.ts';
import { booted, openSession } from '../../src/app/session/session.ts';
import { siteCalls } from '../../src/contract/site.ts';
import { visitorCalls } from '../../src/contract/visitor.ts';
import { minimalBackEnd } from '../support/minimal-back-end.ts';
import type { Facts, Part } from './every-page.tsx';
import { draw, loadParts } from './every-page.tsx';

const backEnd = minimalBackEnd();
let app: FastifyInstance;
let parts: readonly Part[] = [];
let client: ApiClient;

/** Answers by request: a page rendered a second time gets them at once. */
const heard = new Map<string, Promise<{ readonly status: number; readonly text: string }>>();

/** Calls whose answers the rendered part cannot use. */
let failed = new Set<string>();

async function answerOver(origin: string, { method, url, headers, json }: Sending): Promise<Response> {
  const body = json === undefined ? null : JSON.stringify(json);
  const key = `${method} ${url} ${body}`;
  const asked =
    heard.get(key) ??
    fetch(origin + url, {
      method,
      body,
      headers: { ...headers, ...(body !== null && { 'content-type': 'application/json' }) },
    }).then(async (response) => ({ status: response.status, text: await response.text() }));
  heard.set(key, asked);
  const { status, text } = await asked;
  return new Response(text, { status });
}

beforeAll(async () => {
  app = await buildApp({
    settings: readSettings({ AJAX_TARGET: await backEnd.listen({ port: 0, host: '127.0.0.1' }) }),
    log: createLog(() => undefined),
    dist: null,
    testControl: null,
    plugins: [],
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  client = createClient({
    addressing: () => ({ locale: 'en', prefixRouting: true }),
    onUnauthorised: () => undefined,
    onFeedback: () => undefined,
    onFailure: ({ message }) => failed.add(message),
    onOmissions: () => undefined,
    given: (sending) => answerOver(origin, sending),
  });
  parts = await loadParts();
}, 120_000);
afterAll(async () => {
  await app.close();
  await backEnd.close();
});

/** Renders a part until it makes no new request. */
async function drawnWhole(part: Part, facts: Facts): Promise<string> {
  for (;;) {
    failed = new Set();
    const known = heard.size;
    const text = await draw(part, client, facts);
    await Promise.allSettled(heard.values());
    if (heard.size === known) return text;
  }
}

/** Visible text of the main region. */
function wordsOf(html: string): string {
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  return main
    .replaceAll(/<(?:style|script|svg|select|option)[^]*?<\/(?:style|script|svg|select|option)>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

it('starts', async () => {
  const session = openSession(
    client,
    { goTo: () => undefined, onRefusal: () => undefined },
    {
      locale: 'en',
      location: { path: '/', search: '', route: null, redirect: null },
      invoiceToken: null,
      warning: null,
    },
  );
  session.start();
  await booted(session);
  expect(session.getSnapshot().context).toMatchObject({
    site: { code: 'GLF' },
    visitor: { account: { id: 120_045, wallet: { balance: { minor: 42, currency: 'CRE' } } } },
  });
  session.stop();
});

it('lets every page and section work or say what is missing', async () => {
  const facts = {
    site: await tell(client, siteCalls.infossiteweb, { signal: AbortSignal.timeout(10_000) }),
    visitor: await tell(client, visitorCalls['user/reset'], { signal: AbortSignal.timeout(10_000) }),
  };
  const lines: string[] = [];
  for (const part of parts) {
    const words = wordsOf(await drawnWhole(part, facts));
    const missing = [...failed].join(', ');
    lines.push(`${part.name}: ${missing === '' ? 'works' : `misses ${missing}`}: ${words.slice(0, 240)}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./approved/minimal-back-end.txt');
}, 60_000);
