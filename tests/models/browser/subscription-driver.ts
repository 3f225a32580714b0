/** Drives the page of one subscription as its owner, in the language of the path, with the real server. */
import { subscriptionChart } from '../../../machines/subscription/subscription/subscription.samples.ts';
import { administratorDetail } from '../../../machines/subscription/subscription/subscription.fixtures.ts';
import type { Locale } from '../../../domain/locale.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn } from '../../support/browser-test.ts';
import { languageOf, said, speakOn } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, cut, rowsOfTable, received } from './calls.ts';
import type { Driver } from './driver.ts';
import { undriven } from './way.ts';

/** The endings of the server’s answers. */
const endings: Readonly<Record<string, Ending>> = {
  'readSubscription:done.administered': received(table['subscription/read'], administratorDetail),
  'readSubscription:failed.offline': cut,
  // The person of the walk has no subscription.
  'readSubscription:failed.notFound': answered,
};

/** The languages’ own names. */
const names: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français' };

const otherThan = (locale: Locale): Locale => (locale === 'fr' ? 'en' : 'fr');

export const subscriptionDriver: Driver = {
  chart: subscriptionChart,
  inputs: ['link'],
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: { readSubscription: rowsOfTable('subscription/read') },
  isMadeUp: (token) => token.includes(':done.'),
  // Another language may load sooner than the call that it makes: it is chosen where no call is open.
  canPlay: (_, { from, move }) =>
    move.token in endings ||
    move.token === 'retried' ||
    (move.token.startsWith('place.changed') && !from.snapshot.hasTag('busy')) ||
    undriven,
  open: async ({ page, control, begin }) => {
    const { account } = await control.scenario('noInvoice', { locale: languageOf(page) });
    await comeSignedIn(page, account);
    begin();
    await page.goto(`/${languageOf(page)}/account/subscriptions/${administratorDetail.subscription.id}`);
  },
  play: async ({ page, calls }, { move }) => {
    if (move.kind === 'answer') return endings[move.token]?.(await calls.asked(move.port));
    if (move.token === 'retried') return page.getByRole('button', { name: said(page, 'Try again') }).click();
    // The data is read again in the other language.
    const other = otherThan(languageOf(page));
    await page.getByRole('link', { name: names[other] }).click();
    return speakOn(page, other);
  },
};
