/** Drives the request for a quote as a visitor, in the language of the path, with the real server. */
import { typeCountry } from '../../support/controls.ts';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { create } from 'superstruct';
import type { QuoteDraft, QuoteDraftChange } from '../../../validation/forms/quote-request.ts';
import type { QuoteRequestEvent } from '../../../machines/quote-request/quote-request.machine.ts';
import { quoteRequestChart } from '../../../machines/quote-request/quote-request.samples.ts';
import { TYPING_PAUSE } from '../../../machines/shared/offer/pricing.context.ts';
import { patience } from '../../../machines/shared/ordering/attempt.ts';
import { CALL_PATIENCE } from '../../../src/api/client.ts';
import { calls as table } from '../../../contract/calls.ts';
import { envelope } from '../../../contract/envelope.ts';
import { screen } from '../../support/browser-test.ts';
import { fillOffer, fillRequester, freshAddress, goOn, goToCheck, sendButton } from '../../support/quote-requests.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, complaining, cut, failed, lost, rowsOfTable } from './calls.ts';
import type { Driver, Stage } from './driver.ts';
import { letPressTakeEffect } from './driver.ts';
import type { Playability, Segment, Way } from './way.ts';
import { answersOf, blocked, elsewhere, hasMove, tooSoon, unanswerable, unchanged } from './way.ts';

/** The longest wait between two polls about the same request, in milliseconds. */
const LONGEST_PATIENCE = 60_000;

const main = (page: Page) => page.locator('main');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name: said(page, name) }).click();
const follow = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('link', { name: said(page, name) })
    .first()
    .click();

/** The typed email addresses, always the same on each page. */
const addresses = new WeakMap<Page, string>();

function addressOn(page: Page): string {
  const address = addresses.get(page) ?? freshAddress();
  addresses.set(page, address);
  return address;
}

/** Clears the requester’s fields. No path has typed a title, a name or a country. */
async function emptyRequester(page: Page): Promise<void> {
  await typeCountry(main(page).locator('#country'), '');
  for (const field of ['firstName', 'lastName', 'organisation', 'email'])
    await main(page).locator(`#${field}`).fill('');
}

/** The events by type. */
const person: Readonly<Record<QuoteRequestEvent['type'], (stage: Stage, segment: Segment) => Promise<void>>> = {
  'offer.changed': async ({ page }, { move }) => {
    if (move.token.endsWith(':team')) return fillOffer(page);
    for (const box of await main(page).getByRole('checkbox').all()) await box.uncheck();
    return undefined;
  },
  'offer.given': ({ page }) => goOn(page),
  'requester.changed': ({ page }, { move }) =>
    move.token.endsWith(':complete') ? fillRequester(page, addressOn(page)) : emptyRequester(page),
  'requester.given': ({ page }) => goOn(page),
  'offer.reopened': ({ page }, { from }) => follow(page, from.step === 'you' ? 'Back' : 'Change your selection'),
  'requester.reopened': ({ page }) => follow(page, 'Change your identity'),
  'request.confirmed': ({ page }) => sendButton(page).click(),
  'request.discarded': async ({ page }) => {
    await press(page, 'Start over…');
    await letPressTakeEffect(page);
    await press(page, 'Delete and start over');
  },
  'request.begun': ({ page }) => follow(page, 'Request another quote'),
  'conflict.taken': ({ page }) => press(page, 'Use the other version'),
  'conflict.replaced': ({ page }) => press(page, 'Keep this version'),
  'price.retried': ({ page }) => press(page, 'Calculate it again'),
  'site.received': async () => undefined,
  retried: ({ page }) => press(page, 'Check now'),
};

function isEvent(type: string): type is QuoteRequestEvent['type'] {
  return type in person;
}

/** The draft that another window or day has left on the server: in the samples, the complete one. */
const theirsOn = (page: Page): QuoteDraft => ({
  publicationIds: [11, 12],
  licence: 'professional',
  readers: 5,
  months: 12,
  currency: 'EUR',
  civility: 2,
  lastName: 'Ndiaye',
  firstName: 'Awa',
  organisation: 'Institut des deux rives',
  jobTitle: '',
  email: addressOn(page),
  phone: '',
  country: 'SN',
  vatNumber: '',
  source: null,
});

/** The endings of the server’s answers; other answers cannot be played. */
const endings: Readonly<Record<string, Ending>> = {
  'readQuoteDraft:done.none': answered,
  'readQuoteDraft:done.kept': answered,
  'readQuoteDraft:failed.offline': cut,
  'readQuoteDraft:failed.unreadable': failed(500),
  'simulateOffer:done.france': answered,
  'simulateOffer:failed.offline': cut,
  'simulateOffer:failed.tooManyReaders': failed(422),
  'saveQuoteDraft:done.saved': answered,
  'saveQuoteDraft:done.changed': answered,
  'saveQuoteDraft:failed.offline': cut,
  'dropQuoteDraft:done.dropped': answered,
  'dropQuoteDraft:failed.offline': cut,
  'requestQuote:done.sent': answered,
  'requestQuote:failed.timeout': lost,
  'requestQuote:failed.underWay': failed(409),
  'requestQuote:failed.currency': complaining('offre.devise', 'Choose a currency.'),
  'requestQuote:failed.email': complaining('demandeur.email', 'Enter your email address.'),
  'requestQuote:failed.tooMany': failed(429),
};

/** A move of the walk after which Forward opens the receipt again. */
function wasBackFromReceipt({ segments }: Way): boolean {
  const last = segments.at(-1);
  return last?.from.state === 'sent' && last.move.kind === 'route';
}

/** The length of a move’s wait, in milliseconds: longer after each failed save in a row. */
function waitOf(segments: readonly Segment[], place: number): number {
  const { move } = segments[place] ?? {};
  if (move?.kind !== 'wait') return 0;
  if (move.token === 'wait typingPause') return TYPING_PAUSE;
  if (move.token === 'wait patience') return LONGEST_PATIENCE;
  const saves = segments.slice(0, place).filter((segment) => segment.move.token.startsWith('saveQuoteDraft:'));
  const failures = saves.length - 1 - saves.findLastIndex((segment) => segment.move.token.includes(':done.'));
  return patience({ context: { asked: failures } });
}

/** Whether another delay ends before the awaited one: another timer, or the timeout of a request. */
function isOverBefore(way: Way, segment: Segment): boolean {
  if (segment.move.token === 'wait typingPause') return false;
  if (segment.from.state.includes('price.settling')) return true;
  const segments = [...way.segments, segment];
  const asked = segments.findLastIndex(({ from }) => !from.state.includes('price.pricing')) + 1;
  const waited = segments.map((_, place) => (place < asked ? 0 : waitOf(segments, place)));
  return waited.reduce((sum, wait) => sum + wait, 0) >= CALL_PATIENCE;
}

/** Opens an address of the funnel; typing one starts another visit. */
function canGo(way: Way, { from, move }: Segment): boolean {
  const step = move.token.split('.').at(-1) ?? '';
  if (move.token.endsWith('.sent')) return wasBackFromReceipt(way);
  if (from.state === 'sent') return step === 'you' && hasMove(way, 'requester.given');
  // By the list of steps.
  return (from.step === 'check' && step !== 'check') || (from.step === 'you' && step === 'needs');
}

function canPlay(way: Way, segment: Segment): Playability {
  const { from, move } = segment;
  switch (move.kind) {
    case 'answer':
      return move.token in endings || unanswerable;
    case 'event':
      // The session's walk switches languages.
      if (move.event.type === 'site.received') return 'the walk of the session switches languages';
      // A field reports a change only when its value differs, and the screen blocks refused values.
      if (move.token === 'offer.changed:team') return from.words.includes('incomplete') || unchanged;
      if (move.token === 'offer.changed:nothing') return !from.words.includes('incomplete') || unchanged;
      if (move.token === 'requester.changed:complete') return from.words.includes('unnamed') || unchanged;
      if (move.token === 'requester.changed:anonymous') return !from.words.includes('unnamed') || unchanged;
      return !move.token.endsWith('.given') || !from.words.includes('invalid') || blocked;
    case 'route':
      return canGo(way, segment) || elsewhere;
    case 'wait':
      return !isOverBefore(way, segment) || tooSoon;
  }
}

/** Opens the check step, sends, and loses the answer. */
async function openReload({ page, begin }: Stage): Promise<void> {
  await page.goto(`/${languageOf(page)}/quote`);
  await goToCheck(page, addressOn(page));
  await page.route('**/ajax/subscriptions/commande', lost, { times: 1 });
  await sendButton(page).click();
  await page.locator('main[data-screen="recovering"]').waitFor();
  begin();
  await page.reload();
}

async function openReceipt({ page, begin }: Stage): Promise<void> {
  await page.goto(`/${languageOf(page)}/quote`);
  await goToCheck(page, addressOn(page));
  await sendButton(page).click();
  await screen(page, 'sent').waitFor();
  begin();
  await page.reload();
}

/** Another window saves a draft over a version; returns its own version. */
async function keep(page: Page, change: QuoteDraftChange): Promise<number> {
  const { path, request, answer } = table['infosquote/update'];
  const response = await page.request.post(path, { data: request.encode(change) });
  if (!response.ok()) throw new Error(`The draft is not kept: ${await response.text()}`);
  return answer.decode(create(await response.json(), envelope).data).version;
}

/** The server’s version. */
async function keptVersion(page: Page): Promise<number> {
  const { path, answer } = table['infosquote/read'];
  const response = await page.request.post(path, { data: {} });
  return answer.decode(create(await response.json(), envelope).data).version;
}

/**
 * Another window saves first, other values and then theirs: a single change equal to this window’s next one would count
 * as its own change with a lost answer. A draft that this window sent before a reload may arrive meanwhile.
 */
async function keepTheirsFirst(page: Page): Promise<void> {
  const draft = theirsOn(page);
  await expect(async () => {
    const version = await keptVersion(page);
    const next = await keep(page, { version, draft: { ...draft, jobTitle: 'Documentaliste' } });
    await keep(page, { version: next, draft });
  }).toPass();
}

async function openFirst({ page, way, begin }: Stage): Promise<void> {
  if (answersOf(way, 'readQuoteDraft').includes('kept')) await keep(page, { version: 0, draft: theirsOn(page) });
  begin();
  await page.goto(`/${languageOf(page)}/quote`);
}

const openers: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  visitor: openFirst,
  reload: openReload,
  receiptPage: openReceipt,
};

export const quoteRequestDriver: Driver = {
  chart: quoteRequestChart,
  inputs: Object.keys(openers),
  canPlay,
  isMadeUp: (token) => endings[token] !== answered,
  memory: (way) => String(wasBackFromReceipt(way)),
  shownBy: { element: 'main', attribute: 'data-state' },
  laterSteps: 'later-quote-request',
  held: {
    simulateOffer: rowsOfTable('simulateurv2/commande'),
    readQuoteDraft: rowsOfTable('infosquote/read'),
    saveQuoteDraft: rowsOfTable('infosquote/update'),
    dropQuoteDraft: rowsOfTable('infosquote/reset'),
    requestQuote: rowsOfTable('subscriptions/commande'),
  },
  open: async (stage) => {
    const { page, way } = stage;
    await openers[way.input]?.(stage);
    await page.locator(`main[data-screen="${way.start.step}"]`).waitFor();
  },
  play: async (stage, segment) => {
    const { page, calls, way } = stage;
    const { move, from } = segment;
    if (move.kind === 'answer') {
      const route = await calls.asked(move.port);
      if (move.token !== 'saveQuoteDraft:done.changed') return endings[move.token]?.(route);
      // The other window was first: the server refuses this one's draft, which then reads the saved one.
      await keepTheirsFirst(page);
      await answered(route);
      return answered(await calls.asked('readQuoteDraft'));
    }
    if (move.kind === 'wait') return page.clock.fastForward(waitOf(way.segments, way.segments.indexOf(segment)));
    if (move.kind === 'route') {
      if (from.state === 'sent') return void (await page.goBack());
      if (wasBackFromReceipt(way) && move.token.endsWith('.sent')) return void (await page.goForward());
      const step = move.token.endsWith('.you') ? 'You' : 'Your needs';
      return page
        .getByRole('navigation', { name: said(page, 'Steps') })
        .getByRole('link', { name: said(page, step), exact: true })
        .click();
    }
    if (isEvent(move.event.type)) return person[move.event.type](stage, segment);
    return undefined;
  },
};
