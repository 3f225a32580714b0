/** The prerendered requests for an account page equal its chart’s first requests, word for word, and change nothing. */
import { moduleOf } from '../../src/app/pages.ts';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatPath } from '../../machines/engine/path.ts';
import { site, visitors } from '../../machines/people.fixtures.ts';
import { OwnQuestions } from '../../server/core/http/first-questions.ts';
import type { ApiClient } from '../../src/api/client.ts';
import { createClient, loadNetwork } from '../../src/api/client.ts';
import { firstQuestions } from '../../src/app/ssr/first-questions.ts';
import type { PageModule } from '../../src/page/page.tsx';
import { pageNames, pageOf } from '../../contract/pages.ts';
import { sections } from '../../src/app/navigation/sections.ts';
import { QueryCache } from '../../src/page/query-cache.ts';
import { calls } from '../../contract/calls.ts';
import type { CodeStyle } from '../../contract/headers.ts';
import { codeStyles } from '../../contract/headers.ts';
import { openVisit } from '../../src/engine/index.ts';
import { standInNetwork } from '../support/stand-in-network.ts';

const ignored = (): void => undefined;
const address = { locale: 'fr', prefixRouting: true } as const;
const clientWriting = (codes: CodeStyle) =>
  createClient({
    codes,
    addressing: () => address,
    onUnauthorised: ignored,
    onFeedback: ignored,
    onFailure: ignored,
    onOmissions: ignored,
  });

/** A chart that starts by itself: a page's, or one of its sections'. */
type Part = Pick<PageModule, 'withScreens'>;

/** The requests of a chart on opening, by the application's own client. */
async function sentAt(
  { withScreens }: Part,
  place: { path: string; search: string },
  client: ApiClient,
): Promise<readonly string[]> {
  const sent = standInNetwork(() => new Promise<never>(ignored));
  const facts = { person: place.path, visitor: visitors.signedIn, site, client, cache: new QueryCache() };
  await withScreens(async (_, open) => {
    const page = open({ ...facts, onSignedIn: ignored, onVisitorUpdated: ignored, navigate: ignored });
    const visit = openVisit({ page, place, navigate: ignored });
    visit.hold();
    for (let round = 0; round < 20; round += 1) await setImmediate();
    visit.release();
  });
  return Promise.all(
    sent.map(async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      return [request.method, pathname + search, await request.text()].filter((text) => text !== '').join(' ');
    }),
  );
}

// Requests are sent at once.
await loadNetwork();

const questions = await firstQuestions({ site, visitor: visitors.signedIn });
const own = new OwnQuestions(questions, 'words');

/** Texts and numbers for the parameters of an address. */
const samples = ['12', '9007199254740991', '9007199254740992', 'PAY-7Q "ü"', '0', ':reference', '#aboId'];

afterEach(() => vi.unstubAllGlobals());

describe.each(codeStyles)('the prerendered requests with %s for enumerations', (codes) => {
  const own = new OwnQuestions(questions, codes);

  test.each(Object.keys(questions))('for %s equal its page’s first requests', async (name) => {
    const page = pageNames.find((each) => each === name);
    if (!page) throw new Error(`${name} is no page`);
    const chart = (await moduleOf(page)?.())?.page;
    const parts: readonly Part[] = [...(chart ? [chart] : []), ...Object.values((await sections[page]?.()) ?? {})];
    const places = (questions[name]?.addresses ?? []).flatMap(({ pattern }) => {
      const parameters = [...pattern.matchAll(/:(\w+)(?!\w|\?)/g)].map(([, each = '']) => each);
      const filled = samples.map((sample) =>
        formatPath(pattern, Object.fromEntries(parameters.map((each) => [each, sample]))),
      );
      return parameters.length === 0 ? filled.slice(0, 1) : filled;
    });
    const received = places
      .map((place) => ({ place, asked: own.of(page, place, address) }))
      .filter(({ asked }) => asked);
    expect(received.length).toBeGreaterThan(0);
    for (const { place, asked } of received) {
      const sent: string[] = [];
      for (const part of parts) {
        sent.push(...(await sentAt(part, place, clientWriting(codes))));
        vi.unstubAllGlobals();
      }
      expect([place, asked]).toEqual([place, sent]);
    }
  });
});

describe('the prerendered requests', () => {
  test('exist for every funnel with an order, at each of its addresses that names one', () => {
    const namesOne = ['invoice', 'payment', 'quotation'].flatMap((name) => questions[name]?.addresses ?? []);
    const offer =
      '&publications=:publications?&licence=:licence?&readers=:readers?&months=:months?&currency=:currency?';
    expect(namesOne.filter(({ asks }) => asks === null).map(({ pattern }) => pattern)).toEqual([
      `/account/quotation?isDevis${offer}`,
      `/account/quotation?isDevis=:isDevis${offer}`,
    ]);
    expect(namesOne.length).toBeGreaterThan(15);
  });

  test('include those of each section of a page, next to the page’s own', () => {
    const ofSections = Object.entries(questions).filter(([, { sections: found }]) => found.length > 0);
    expect(ofSections.map(([name, { sections: found }]) => [name, found.length])).toEqual([
      ['accountHome', 4],
      ['notifications', 1],
    ]);
    expect(own.of('accountHome', { path: '/account', search: '' }, address)).toHaveLength(4);
    expect(own.of('notifications', { path: '/account/notifications', search: '' }, address)).toEqual([
      'GET /fr/ajax/notifications',
      'GET /fr/ajax/servicesemail',
    ]);
  });

  test('for sections of a public page are in the page’s row', async () => {
    const open = pageNames.filter((name) => sections[name] && pageOf(name).access === 'open');
    expect(open).toEqual(['home']);
    for (const name of open) {
      const sent: string[] = [];
      for (const part of Object.values((await sections[name]?.()) ?? {})) {
        sent.push(...(await sentAt(part, { path: '/', search: '' }, clientWriting('words'))));
        vi.unstubAllGlobals();
      }
      expect(sent).toEqual((pageOf(name).asks ?? []).map((call) => `${calls[call].method} /fr${calls[call].path}`));
    }
  });

  test('change nothing', () => {
    const rows = Object.values(calls);
    const asked = Object.entries(questions).flatMap(([name, { addresses, sections: found }]) => [
      ...addresses.map(({ pattern, asks }) => ({ pattern, asks })),
      ...found.map((asks) => ({ pattern: name, asks })),
    ]);
    for (const { pattern, asks } of asked) {
      if (asks === null) continue;
      const { method, path, body } = asks;
      const fields = new Map(Object.entries(body ?? {}));
      const sharers = rows.filter((row) => row.method === method && row.path === path);
      const named = sharers.find((row) => row.asks !== null && fields.has(row.asks.field));
      const row = named ?? sharers.find((each) => each.asks === null);
      expect([pattern, method === 'GET' ? row?.changesOnGet : row?.readsOnly]).toEqual([pattern, method === 'POST']);
    }
  });

  test('are absent where a filter is set, or an address names nothing', () => {
    const at = (page: 'invoice' | 'readings' | 'quotation', path: string, search = '') =>
      own.of(page, { path, search }, address);
    expect(at('invoice', '/account/invoices')).toEqual(['POST /fr/ajax/subscriptions/invoice/read {}']);
    expect(at('invoice', '/account/invoices', '?invoiceToken=hush')).toEqual([
      'POST /fr/ajax/subscriptions/invoice/read {}',
    ]);
    expect(at('readings', '/account/readings', '?text=sahel')).toBeNull();
    expect(at('quotation', '/account/quotation', '?aboId=DE-2026')).toBeNull();
    expect(at('quotation', '/account/quotation', '?isDevis')).toEqual([]);
  });
});
