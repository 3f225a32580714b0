// @vitest-environment jsdom
/** A screen reader on each funnel's journeys: each new heading and position is said, and one announcement of a kind at a time. */
import { readFileSync } from 'node:fs';
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { charts } from '../../machines/charts.ts';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import type { Walk } from './browser/journeys.ts';
import { journeysFile, readJourney } from './browser/journeys.ts';
import { wayOf } from './browser/way.ts';
import { funnelsAmong } from './line.ts';
import type { Subject } from './views/law.ts';
import { Stage } from './views/stage.tsx';
import { subjects } from './views/subjects.ts';

/** Lines with refusals: the journeys have none. */
const refusals = [
  'invoice 0 link > readInvoices:failed.offline > retried > readInvoices:done.several > selection.confirmed > payment.confirmed > checkOut:failed.tooMany',
  'payment 0 link > readSubscriptionOrder:done.domestic > method.confirmed > readAddresses:done.several > billing.confirmed > readSubscriptionOrder:done.domestic > payment.confirmed > checkOut:failed.refusedVatNumber',
  'quotation 0 link > readQuotation:done.open > decline.opened > decline.written:budget > decline.confirmed > decideQuotation:failed.tooMany',
  'quoteRequest 0 visitor > readQuoteDraft:done.kept > offer.given > wait typingPause > requester.given > simulateOffer:done.france > request.confirmed > requestQuote:failed.email',
].map(readJourney);

const journeys = readFileSync(journeysFile, 'utf8').trim().split('\n').map(readJourney);

const funnels = funnelsAmong(charts).flatMap(({ name }) => {
  const subject = subjects.find(({ chart }) => chart.name === name);
  const own = [...journeys, ...refusals].filter(({ chart }) => chart === name);
  return subject && own.length > 0 ? [{ name, subject, own }] : [];
});

/**
 * Output since the last call.
 * @param known Alerts already announced: the virtual screen reader does not announce alerts that are inserted.
 */
async function takeSaid(known: WeakSet<Element>): Promise<readonly string[]> {
  const said = await virtual.spokenPhraseLog();
  await virtual.clearSpokenPhraseLog();
  const alerts = [...document.querySelectorAll('[role=alert]')].filter((alert) => !known.has(alert));
  for (const alert of alerts) known.add(alert);
  // An emptied live region announces nothing.
  return [...said, ...alerts.map(({ textContent }) => `assertive: ${textContent}`)].filter(
    (phrase) => !/^(?:polite|assertive): $/.test(phrase),
  );
}

const wordsOf = (selector: string): string =>
  document.querySelector(selector)?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';

interface Announced {
  readonly heading: string;
  /** In the progress; empty where there is none. */
  readonly position: string;
}

const present = (): Announced => ({ heading: wordsOf('h1'), position: wordsOf('nav [role=status]') });

/** What is to be said after a move: the heading and the position that it has changed. A new live region says nothing. */
function toBeSaid(before: Announced, after: Announced): readonly string[] {
  return [
    ...(after.heading === before.heading ? [] : [`heading, ${after.heading}, level 1`]),
    ...([before.position, ''].includes(after.position) || before.position === '' ? [] : [`polite: ${after.position}`]),
  ];
}

/** Announcements of a kind after the first: of two, a screen reader may drop or cut one. */
function doubled(said: readonly string[]): readonly string[] {
  return ['polite', 'assertive'].flatMap((kind) => said.filter((phrase) => phrase.startsWith(`${kind}: `)).slice(1));
}

/** What is not said, or said in addition to another announcement, at the moves of a journey. */
async function faultsOf(subject: Subject, { line }: Walk, language: Locale): Promise<readonly string[]> {
  const { input, segments } = wayOf(subject.chart, line);
  const stage = await Stage.open(subject, { input, path: [] }, language);
  await virtual.start({ container: document.body });
  const known = new WeakSet<Element>();
  await takeSaid(known);
  const faults: string[] = [];
  let before = present();
  for (const { move } of segments) {
    await stage.make(move);
    const said = (await takeSaid(known)).map((phrase) => phrase.replaceAll(/\s+/g, ' '));
    const after = present();
    const missing = toBeSaid(before, after).filter((phrase) => !said.includes(phrase));
    faults.push(...missing.map((phrase) => `${line}, at ${move.token}: not said: ${phrase}`));
    faults.push(...doubled(said).map((phrase) => `${line}, at ${move.token}: said, too: ${phrase}`));
    before = after;
  }
  await virtual.stop();
  await stage.close();
  return faults;
}

test.each(funnels)('$name says each new heading and position, once', { timeout: 120_000 }, async ({ subject, own }) => {
  const faults: string[] = [];
  for (const language of locales) for (const walk of own) faults.push(...(await faultsOf(subject, walk, language)));
  expect(faults).toEqual([]);
});
