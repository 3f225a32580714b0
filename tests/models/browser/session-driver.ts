/** Drives the session as a visitor, in the language of the path, with the real server. */
import type { Page } from '@playwright/test';
import { visitors } from '../../../machines/people.fixtures.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import { sessionChart } from '../../../machines/session/session.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { linkOf, screen, signIn } from '../../support/browser-test.ts';
import { languageOf, said, speakOn } from '../../support/words.ts';
import type { Ending, Held } from './calls.ts';
import { answered, cut, failed, lost, requestsOf, rowsOfTable, received } from './calls.ts';
import type { Driver, Stage } from './driver.ts';
import type { Segment, Way, Playability } from './way.ts';
import { answersOf, hasMove, unanswerable, elsewhere, undriven } from './way.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name: said(page, name), exact: true }).click();

const addresses: Readonly<Record<string, string>> = {
  home: '',
  account: '/account',
  invoices: '/account/invoices',
  payment: '/account/payment?id=88012',
  signIn: '/signin?redirect=%2Faccount%2Finvoices',
  nowhere: '/archives/1998',
};

/** The chart is about to change the address: the product does that by itself. */
const isPassing = ({ snapshot, moves }: Segment['from']): boolean =>
  snapshot.hasTag('busy') && !moves.some(({ move }) => move.kind === 'answer');

const sampleOf = (token: string): string => token.split(':')[1] ?? '';

/** The account that makes the server answer as on the path. */
const members: Readonly<Record<string, string>> = {
  accepted: 'oneInvoice',
  signedIn: 'oneInvoice',
  unverified: 'unverified',
  invalid: 'invalid',
};

/** The screen of signed-in visitors. */
const arrivals: Readonly<Record<string, string>> = {
  signedIn: 'accountHome',
  unverified: 'emailUnverified',
  invalid: 'accountInvalid',
};

/** The events by type. */
const person: Readonly<Record<SessionEvent['type'], (stage: Stage, segment: Segment) => Promise<void>>> = {
  'location.changed': async ({ page, calls }, { from, move, to }) => {
    if (isPassing(from)) return;
    const address = `/${languageOf(page)}${addresses[sampleOf(move.token)] ?? ''}`;
    const link = page.locator(`main a[href="${address.split('?')[0]}"]`);
    if (await link.isVisible()) return link.click();
    calls.hold(invoices);
    await page.goto(address);
    await page.locator(isPassing(to) ? 'html[data-session^="ready."]' : `html[data-session="${to.state}"]`).waitFor();
  },
  'locale.changed': async ({ page }) => {
    await page.getByRole('link', { name: 'Français' }).click();
    await page.locator('html[lang="fr-FR"]').waitFor();
    speakOn(page, 'fr');
  },
  'signIn.requested': async ({ page, control, way }, segment) => {
    const later = { ...way, segments: way.segments.slice(way.segments.indexOf(segment)) };
    const [answer = 'accepted'] = answersOf(later, 'signIn');
    const { account } = await control.scenario(members[answer] ?? 'oneInvoice', { locale: languageOf(page) });
    await signIn(page, answer === 'refused' ? { ...account, password: 'not the password' } : account);
  },
  'signOut.requested': async ({ page }) => {
    const menu = page.getByRole('button', { name: said(page, /^Account menu/) });
    if (!(await menu.isVisible())) return press(page, /^Sign out$/);
    await menu.click();
    return page.getByRole('menuitem', { name: said(page, 'Sign out') }).click();
  },
  'link.renewed': ({ page }) => press(page, 'Email me a new link'),
  'verification.requested': ({ page }) => press(page, 'Resend the email'),
  'verification.claimed': ({ page }) => press(page, 'I’ve confirmed my address'),
  'warning.dismissed': ({ page }) => press(page, 'Close this message'),
  /** The cookie is removed while a call waits, which the server then answers with 401. */
  'session.expired': async ({ page, calls }) => {
    const route = await calls.asked('readInvoices');
    await page.context().clearCookies();
    await route.continue();
  },
  'visitor.signedIn': async () => undefined,
  'visitor.updated': async () => undefined,
  'visitor.changedElsewhere': async () => undefined,
  'visitor.received': async () => undefined,
  'site.received': async () => undefined,
  retried: ({ page }) => press(page, 'Try again'),
};

function isEvent(type: string): type is SessionEvent['type'] {
  return type in person;
}

/** The endings of the server’s answers; other answers cannot be played. */
const endings: Readonly<Record<string, Ending>> = {
  'readSite:done.site': answered,
  'readSite:failed.offline': cut,
  'readVisitor:done.anonymous': answered,
  'readVisitor:done.signedIn': answered,
  'readVisitor:done.byToken': answered,
  'readVisitor:done.unverified': answered,
  'readVisitor:done.invalid': answered,
  'readVisitor:done.tokenRefused': answered,
  // Tests share one network address, so the server cannot recognise some of them by it.
  'readVisitor:done.recognised': received(table.user, visitors.recognised),
  'readVisitor:failed.server': failed(500),
  'refreshVisitor:done.verified': received(table['user/reset'], visitors.signedIn),
  'refreshVisitor:done.unverified': answered,
  'refreshVisitor:done.anonymous': answered,
  'refreshVisitor:failed.offline': cut,
  'signIn:done.accepted': answered,
  'signIn:done.unverified': answered,
  'signIn:done.invalid': answered,
  'signIn:done.refused': answered,
  'signIn:failed.tooMany': failed(429),
  'signOut:done.out': answered,
  'signOut:failed.offline': cut,
  'signOut:failed.timeout': lost,
  'renewInvoiceLink:done.sent': answered,
  'renewInvoiceLink:failed.offline': cut,
  'resendVerification:done.sent': answered,
  'resendVerification:failed.tooMany': failed(429),
};

const madeUp = ['readVisitor:done.recognised', 'refreshVisitor:done.verified'];

/** Whether the real server would give this answer after all events of the path. */
function isTrue(way: Way, token: string): boolean {
  const answer = sampleOf(token).replace('done.', '');
  const received = answersOf(way, 'readVisitor');
  if (!token.startsWith('readVisitor:done.')) return true;
  if (received.includes('tokenRefused')) return answer === 'anonymous';
  if (received.length > 0) return answer === received[0];
  return (way.input === 'invoiceLink') === (answer === 'byToken' || answer === 'tokenRefused');
}

/** Whether the server would answer this after a sign-out, which has happened where only its answer was lost. */
function isTrueOfLeaving({ segments }: Way, { words }: Segment['from'], token: string): boolean {
  const last = segments.findLast(({ move }) => move.token.startsWith('signOut:failed.'));
  const hasLeft = last?.move.token.endsWith('.timeout') === true;
  if (!token.startsWith('refreshVisitor:done.')) return true;
  if (hasLeft) return token.endsWith('.anonymous');
  return token.endsWith(words.includes('unverified') ? '.unverified' : '.verified') && !words.includes('invalid');
}

const settled = /identity\.(signedOut|signedIn|byToken|unverified\.waiting|invalid) /;

/** The places that the product opens by itself. */
function destinationOf({ state }: Segment['from'], way: Way): string {
  if (state.endsWith('turningAway')) return 'account';
  if (!state.endsWith('returning')) return 'signIn';
  const places = way.segments.filter(({ move }) => move.token.startsWith('location.changed:'));
  const last = places.findLastIndex(({ move }) => move.token.endsWith(':signIn'));
  const cameFrom = places[last]?.from;
  // A typed address of the sign-in page names the invoices as redirect; a link to it names none.
  if (!cameFrom || settled.test(cameFrom.state)) return 'invoices';
  if (!isPassing(cameFrom)) return 'account';
  return sampleOf(places[last - 1]?.move.token ?? '') || 'invoices';
}

/** An answer about a pending verification has an account: it is never anonymous. */
const gone = 'refreshVisitor:done.anonymous';

/** Whether an address has a link on a page: typing it would be another visit. */
function isLinked({ state, words }: Segment['from'], token: string): boolean {
  if (!state.includes('identity.recognised')) return false;
  return words.includes('open') ? token.endsWith(':account') : words.includes('account') && token.endsWith(':signIn');
}

/** Why an event of the session is not played. */
const otherwise = 'the page that is shown there has no control for it';

function canPlay(way: Way, { from, move }: Segment): Playability {
  const { token, event } = move;
  if (move.kind === 'answer') {
    const isLeaving = from.state.includes('askingWho');
    return (
      (token in endings && isTrue(way, token) && (isLeaving ? isTrueOfLeaving(way, from, token) : token !== gone)) ||
      unanswerable
    );
  }
  if (isPassing(from))
    return token === `location.changed:${destinationOf(from, way)}` || 'the session is leading elsewhere';
  switch (event.type) {
    case 'location.changed':
      // A typed address starts a visit, which learns at once that the sign-out has arrived.
      return (
        (settled.test(from.state) && !hasMove(way, 'signOut:failed.timeout')) || isLinked(from, token) || elsewhere
      );
    case 'signIn.requested':
      return from.state.endsWith('access.signIn') || otherwise;
    case 'signOut.requested':
      return /signedIn|unverified\.waiting|identity\.invalid/.test(from.state) || otherwise;
    case 'verification.requested':
    case 'verification.claimed':
      return from.step === 'emailUnverified' || otherwise;
    case 'link.renewed':
    case 'warning.dismissed':
      return (from.step === 'signIn' && hasMove(way, 'readVisitor:done.tokenRefused')) || otherwise;
    case 'locale.changed':
      return (token === 'locale.changed:fr' && settled.test(from.state)) || otherwise;
    case 'session.expired':
      return (from.state.endsWith('access.allowed') && from.words.includes('personalOrToken')) || otherwise;
    case 'retried':
      return from.step === 'fatal' || otherwise;
    default:
      return undriven;
  }
}

async function open({ page, control, way, begin }: Stage): Promise<void> {
  const [visitor = 'anonymous'] = answersOf(way, 'readVisitor');
  if (way.input === 'invoiceLink') {
    const name = visitor === 'tokenRefused' ? 'expiredLink' : 'oneInvoice';
    const link = linkOf(await control.scenario(name, { locale: languageOf(page) }), languageOf(page));
    begin();
    await page.goto(link);
    return;
  }
  const arrival = arrivals[visitor];
  if (arrival) {
    const { account } = await control.scenario(members[visitor] ?? '', { locale: languageOf(page) });
    await page.goto(`/${languageOf(page)}/signin`);
    await signIn(page, account);
    await screen(page, arrival).waitFor();
  }
  begin();
  await page.goto(`/${languageOf(page)}`);
}

/** The list of invoices is held, too: the page behind the session reaches no end of its own. */
const invoices: Held = { readInvoices: requestsOf('invoice/read', table['invoice/read'], 'list') };

const held: Held = {
  readSite: rowsOfTable('infossiteweb'),
  readVisitor: rowsOfTable('user'),
  refreshVisitor: rowsOfTable('user/reset'),
  signIn: rowsOfTable('login/login'),
  signOut: rowsOfTable('login/logout'),
  renewInvoiceLink: rowsOfTable('user/link'),
  resendVerification: rowsOfTable('newsletter/resend'),
  ...invoices,
};

export const sessionDriver: Driver = {
  chart: sessionChart,
  inputs: ['home', 'invoiceLink'],
  canPlay,
  isMadeUp: (token) => madeUp.includes(token),
  memory: (way) => String(hasMove(way, 'readVisitor:done.tokenRefused')),
  shownBy: { element: 'html', attribute: 'data-session' },
  // The session redirects to sign-in at once, from a page that may not be rendered yet.
  isHidden: (state) => state.endsWith('access.askingToSignIn'),
  held,
  open,
  play: async (stage, segment) => {
    const { move } = segment;
    stage.calls.hold(held);
    if (move.kind === 'answer') return endings[move.token]?.(await stage.calls.asked(move.port));
    if (isEvent(move.event.type)) return person[move.event.type](stage, segment);
    return undefined;
  },
};
