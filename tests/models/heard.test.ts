// @vitest-environment jsdom
/** Output of a screen reader on each funnel's journeys: one announcement of a kind in both languages, French as approved. */
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

/** Expects at most one polite and one assertive announcement: of two, a screen reader may drop or cut the first. */
function expectOneEach(said: readonly string[], move: string): void {
  for (const level of ['polite', 'assertive'])
    expect(said.filter((phrase) => phrase.startsWith(`${level}: `)).slice(1), `${move}: ${level}, again`).toEqual([]);
}

/** A journey's moves, each followed by its announcements. */
async function hear(subject: Subject, { line }: Walk, language: Locale): Promise<readonly string[]> {
  const { input, segments } = wayOf(subject.chart, line);
  const stage = await Stage.open(subject, { input, path: [] }, language);
  await virtual.start({ container: document.body });
  const lines = [`## ${line}`, ''];
  const known = new WeakSet<Element>();
  await takeSaid(known);
  for (const { move } of segments) {
    await stage.make(move);
    const said = await takeSaid(known);
    expectOneEach(said, move.token);
    lines.push(`> ${move.token}`, ...said.map((phrase) => `  ${phrase}`));
  }
  await virtual.stop();
  await stage.close();
  return [...lines, ''];
}

test.each(funnels)('$name', { timeout: 120_000 }, async ({ name, subject, own }) => {
  const heard = new Map(locales.map((language): [Locale, string[]] => [language, []]));
  for (const [language, lines] of heard) for (const walk of own) lines.push(...(await hear(subject, walk, language)));
  await expect(heard.get('fr')?.join('\n')).toMatchFileSnapshot(`./approved/heard/${name}.txt`);
});
