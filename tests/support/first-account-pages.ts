/** The first pages of the account, drawn through the product before another back end (`AJAX_TARGET`). */
import { buildApp } from '../../server/core/http/app.ts';
import { createLog } from '../../server/core/log.ts';
import { readSettings } from '../../server/core/settings.ts';
import { tell } from '../../src/api/client.ts';
import { calls } from '../../contract/calls.ts';
import { createVisitor } from '../contract/visitor.ts';
import { drawnPages } from '../models/drawn-pages.ts';
import { loadParts } from '../models/every-page.tsx';
import { tenCallAccount } from './ten-call-back-end.ts';

/** Pages, and sections of the account home, with words that they draw from the ten calls of the guide's examples. */
export const firstPages = {
  openInvoices: 'FA-2026-0412',
  invoice: '€959.74',
  subscriptions: 'ABO-7KQ2',
  latestArticles: 'The dry port of Bamana changes hands',
  receivedNewsletters: 'The River Letter',
  newsletters: 'The River Letter',
  addresses: 'No saved addresses yet',
} as const;

/** A page's words, and the calls whose answers it cannot use. */
export interface FirstPage {
  readonly name: string;
  readonly words: string;
  readonly failed: readonly string[];
}

/** Signs in to the examples' account, and draws its first pages in English. */
export async function drawFirstPages(backEnd: string): Promise<readonly FirstPage[]> {
  const app = await buildApp({
    settings: readSettings({ AJAX_TARGET: backEnd }),
    log: createLog(() => undefined),
    dist: null,
    testControl: null,
    plugins: [],
  });
  try {
    const visitor = createVisitor(await app.listen({ port: 0, host: '127.0.0.1' }));
    await visitor.ask(calls['login/login'], { body: { ...tenCallAccount, staysSignedIn: false } });
    const { client, drawWhole } = drawnPages((path, init) => visitor.fetch(path, init));
    const signal = AbortSignal.timeout(20_000);
    const facts = {
      site: await tell(client, calls.infossiteweb, { signal }),
      visitor: await tell(client, calls.user, { query: { invoiceToken: null }, signal }),
    };
    const parts = (await loadParts()).filter(({ name }) => name in firstPages);
    const drawn: FirstPage[] = [];
    for (const part of parts) drawn.push({ name: part.name, ...(await drawWhole(part, facts)) });
    return drawn;
  } finally {
    await app.close();
  }
}
