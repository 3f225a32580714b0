/**
 * The application on a back end that sends only the specification's fields (§3), behind `AJAX_TARGET`: the text of
 * every page and section is in the approved list.
 */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../server/core/http/app.ts';
import { createLog } from '../../server/core/log.ts';
import { readSettings } from '../../server/core/settings.ts';
import { tell } from '../../src/api/client.ts';
import { booted, openSession } from '../../src/app/session/session.ts';
import { siteCalls } from '../../contract/site.ts';
import { visitorCalls } from '../../contract/visitor.ts';
import { minimalBackEnd } from '../support/minimal-back-end.ts';
import type { DrawnPages } from './drawn-pages.ts';
import { drawnPages } from './drawn-pages.ts';
import type { Part } from './every-page.tsx';
import { loadParts } from './every-page.tsx';

const backEnd = minimalBackEnd();
let app: FastifyInstance;
let parts: readonly Part[] = [];
let pages: DrawnPages;

beforeAll(async () => {
  app = await buildApp({
    settings: readSettings({ AJAX_TARGET: await backEnd.listen({ port: 0, host: '127.0.0.1' }) }),
    log: createLog(() => undefined),
    dist: null,
    testControl: null,
    plugins: [],
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  pages = drawnPages((path, init) => fetch(origin + path, init));
  parts = await loadParts();
}, 120_000);
afterAll(async () => {
  await app.close();
  await backEnd.close();
});

it('starts', async () => {
  const session = openSession(
    pages.client,
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
    visitor: { account: { id: 120_045, wallet: { balance: { minor: 42, currency: null } } } },
  });
  session.stop();
});

it('lets every page and section work or say what is missing', async () => {
  const facts = {
    site: await tell(pages.client, siteCalls.infossiteweb, { signal: AbortSignal.timeout(10_000) }),
    visitor: await tell(pages.client, visitorCalls['user/reset'], { signal: AbortSignal.timeout(10_000) }),
  };
  const lines: string[] = [];
  for (const part of parts) {
    const { words, failed } = await pages.drawWhole(part, facts);
    const missing = failed.join(', ');
    lines.push(`${part.name}: ${missing === '' ? 'works' : `misses ${missing}`}: ${words.slice(0, 240)}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./approved/minimal-back-end.txt');
}, 60_000);
