/** Drives each section of the account’s first page as a subscriber, one at a time, in the language of the path. */
import type { InvoicesAnswer } from '../../../domain/checkout.ts';
import type { SectionEvent } from '../../../machines/shared/sections/sections.context.ts';
import {
  latestArticlesChart,
  openInvoicesChart,
  receivedNewslettersChart,
  renewalsChart,
  receivedToSections,
} from '../../../machines/shared/sections/sections.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn } from '../../support/browser-test.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Asking, Ending, Port } from './calls.ts';
import { cut, requestsOf, rowsOfTable, received as tells } from './calls.ts';
import type { Playing } from './ordering-play.ts';
import type { Driver } from './driver.ts';

/** The number of moves that covers a section. */
const LONGEST = 12;

interface SectionPlay {
  readonly chart: Driver['chart'];
  /** Whether its second read is played, for all sections: they do it alike. */
  readonly isWhole?: true;
  /** The inputs: the session’s site data is shown before it is read. */
  readonly input: 'link' | 'again';
  /** The section's port, and the calls that it makes. */
  readonly port: Port;
  readonly askings: readonly Asking[];
  /** The answers of its call, which replace the server's: the latter do not change within a visit. */
  readonly received: Readonly<Record<'several' | 'none', Ending>>;
}

/** The driver of a section. */
function sectionDriver({ chart, isWhole, input, port, askings, received }: SectionPlay): Driver {
  const element = `[data-section="${chart.name}"]`;
  const person: Playing<SectionEvent['type']> = {
    retried: ({ page }) =>
      page
        .locator(element)
        .getByRole('button', { name: said(page, 'Try again') })
        .click(),
    // As if another tab was left for this one.
    'page.entered': async ({ page }) => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
  };
  const isEvent = (type: string): type is SectionEvent['type'] => type in person;
  return {
    chart,
    inputs: [input],
    // One visit covers as much as it can: paths go on through states that they have seen.
    memory: ({ segments }) => String(segments.length),
    canPlay: ({ segments }, { move }) =>
      (segments.length < LONGEST &&
        (isWhole === true || move.token !== 'page.entered') &&
        (move.kind !== 'answer' || !move.isDone || /\.(?:several|none)$/.test(move.token))) ||
      'the start page of the account has not so many reads, nor this answer',
    shownBy: { element, attribute: 'data-state' },
    held: { [port]: askings },
    isMadeUp: (token) => token.includes(':done.'),
    open: async ({ page, control, begin }) => {
      const { account } = await control.scenario('noInvoice', { locale: languageOf(page) });
      await comeSignedIn(page, account);
      begin();
      await page.goto(`/${languageOf(page)}/account`);
    },
    play: async (stage, segment) => {
      const { move } = segment;
      if (move.kind === 'event' && isEvent(move.event.type)) await person[move.event.type](stage, segment);
      if (move.kind !== 'answer') return;
      const ending = move.isDone ? received[move.token.endsWith('.none') ? 'none' : 'several'] : cut;
      await ending(await stage.calls.asked(port));
    },
  };
}

const { openInvoices, renewals, latestArticles, receivedNewsletters } = receivedToSections;

/** The answer of the call from which a page has its invoices. */
const listOf = ({ refunds, ...answer }: InvoicesAnswer) =>
  ({ ...answer, kind: 'list', refunds: refunds.rows }) as const;

export const sectionPlayers: readonly Driver[] = [
  sectionDriver({
    chart: openInvoicesChart,
    isWhole: true,
    input: 'link',
    port: 'readInvoices',
    askings: requestsOf('invoice/read', table['invoice/read'], 'list'),
    received: {
      several: tells(table['invoice/read'], listOf(openInvoices.several)),
      none: tells(table['invoice/read'], listOf(openInvoices.none)),
    },
  }),
  sectionDriver({
    chart: renewalsChart,
    input: 'link',
    port: 'readSubscriptions',
    askings: rowsOfTable('subscriptions/all'),
    received: {
      several: tells(table['subscriptions/all'], renewals.several.rows),
      none: tells(table['subscriptions/all'], renewals.none.rows),
    },
  }),
  sectionDriver({
    chart: latestArticlesChart,
    input: 'again',
    port: 'readLatestArticles',
    askings: rowsOfTable('articles/last'),
    received: {
      several: tells(table['articles/last'], latestArticles.several.rows),
      none: tells(table['articles/last'], latestArticles.none.rows),
    },
  }),
  sectionDriver({
    chart: receivedNewslettersChart,
    input: 'link',
    port: 'readNewsletters',
    askings: rowsOfTable('servicesemail'),
    received: {
      several: tells(table.servicesemail, receivedNewsletters.several),
      none: tells(table.servicesemail, receivedNewsletters.none),
    },
  }),
];
