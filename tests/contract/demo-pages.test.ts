/** Every page of every person of the demo, in both languages: nothing on them contradicts, repeats or stands for data. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import { people } from '../../server/seed/people.ts';
import { tell } from '../../src/api/client.ts';
import { placeOfText } from '../../contract/page-address.ts';
import { pageAt } from '../../contract/pages.ts';
import { calls } from '../../contract/calls.ts';
import { drawnPages } from '../models/drawn-pages.ts';
import { activateTexts, partsAt } from '../models/every-page.tsx';
import { contradictionsIn } from '../support/demo-contradictions.ts';
import { readDemoFacts } from '../support/demo-facts.ts';
import type { DemoPage } from '../support/demo-rules.ts';
import { faultsOf } from '../support/demo-rules.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

/** The most pages of one kind, such as the forms of readers, that are read. */
const MOST_ALIKE = 4;

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
}, 60_000);
afterAll(() => server.close());

/** The kind of an address: the same with any number or reference. */
function kindOf(address: string): string {
  return address.replaceAll(/[A-Z]{2,3}-[\w-]+|\d+/g, '#');
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of markup, a line for each block. */
function textOf(html: string): string {
  return html
    .replaceAll(/<(?:style|script|svg|option)[^]*?<\/(?:style|script|svg|option)>/g, ' ')
    .replaceAll(/<\/?(?:p|div|li|ul|ol|h\d|section|td|tr|dd|dt|label|legend|caption|button)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);|&#x27;/g, (entity) => entities[entity] ?? '’')
    .replaceAll(/\n\s*/g, '\n')
    .trim();
}

function within(html: string, element: RegExp): readonly string[] {
  return [...html.matchAll(element)].map(([, inner = '']) => textOf(inner));
}

function read(html: string): Omit<DemoPage, 'address' | 'locale' | 'isEnglish'> {
  return {
    text: textOf(html),
    ownText: textOf(html.replaceAll(/<(\w+)[^>]*\slang="[^"]*"[^>]*>[^]*?<\/\1>/g, '')),
    rows: within(html, /<li\b[^>]*>([^]*?)<\/li>/g).filter((row) => row.includes('\n')),
    articles: within(html, /<a\b[^>]*href="[^"]*\/articles\/\d+"[^>]*>([^]*?)<\/a>/g),
    cited: within(html, /<cite\b[^>]*>([^]*?)<\/cite>/g),
  };
}

/** Addresses of the account in markup, without the language. */
function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/href="\/(?:fr|en)(\/account[^"#]*)"/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
}

/** Pages that everyone has. */
const entrances = [
  '/',
  '/quote',
  '/account',
  '/account/invoices',
  '/account/subscriptions',
  '/account/readings',
  '/account/readlater',
  '/account/notifications',
  '/account/newsletter',
  '/account/pme',
  '/account/infosuser',
  '/account/infosuser/addresses',
  '/account/infosuser/devices',
  '/account/infosuser/data',
];

/** Draws pages of the account that links lead to. Returns the faults of all of them, and their number. */
async function walk(account: { email: string; password: string; locale: Locale }, locale: Locale) {
  await activateTexts(locale);
  const visitor = server.visitor();
  const { email, password } = account;
  await visitor.ask(calls['login/login'], { body: { email, password } });
  const { client, drawWhole } = drawnPages((path, init) => visitor.fetch(path, init), locale);
  const signal = AbortSignal.timeout(120_000);
  const facts = {
    site: await tell(client, calls.infossiteweb, { signal }),
    visitor: await tell(client, calls.user, { query: { invoiceToken: null }, signal }),
  };
  const isEnglish = account.locale === 'en' && locale === 'en';
  const waiting = [...entrances];
  const kinds = new Map<string, number>();
  const faults: string[] = [];
  for (const address of waiting) {
    const page = pageAt(placeOfText(address));
    if (page === null) continue;
    for (const part of await partsAt(page, address)) {
      const { html, failed } = await drawWhole(part, facts);
      faults.push(...failed.map((message) => `${address}: ${message}`));
      faults.push(...faultsOf({ address, locale, isEnglish, ...read(html) }));
      for (const link of linksIn(html)) {
        const kind = kindOf(link);
        const count = kinds.get(kind) ?? 0;
        if (waiting.includes(link) || count >= MOST_ALIKE) continue;
        kinds.set(kind, count + 1);
        waiting.push(link);
      }
    }
  }
  faults.push(...contradictionsIn(await readDemoFacts(visitor, locale)));
  return { faults, count: waiting.length };
}

const readers = people.filter(({ account }) => account.isValid !== false && account.isEmailVerified !== false);

describe.each(locales)('the pages of the demo, in %s', (locale) => {
  it.each(readers.map(({ account }) => account))(
    'show $email nothing that contradicts or repeats',
    async (account) => {
      const { faults, count } = await walk(account, locale);
      expect(faults).toEqual([]);
      expect(count).toBeGreaterThan(entrances.length + 2);
    },
    120_000,
  );
});
