/** The events and answers common to all list pages, with the real server. */
import type { Locator, Page } from '@playwright/test';
import { UNDO_TIME } from '../../../machines/shared/list/listing.states.ts';
import type { Codec } from '../../../contract/codec.ts';
import { comeSignedIn, signIn } from '../../support/browser-test.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending, Held, Port } from './calls.ts';
import { answered, cut, failed, refused, received } from './calls.ts';
import type { Playing } from './ordering-play.ts';
import { main, press } from './ordering-play.ts';
import type { Driver, Stage } from './driver.ts';
import type { Segment, Way, Playability } from './way.ts';
import { unanswerable, undriven } from './way.ts';

/** The events common to all lists, by type. */
const anywhere = {
  // A change that has reached the server cannot be undone; one request about several records is undone at any of them.
  'change.undone': ({ page }) =>
    main(page)
      .getByRole('button', { name: said(page, /^Undo/), disabled: false })
      .first()
      .click(),
  'more.wanted': ({ page }) => press(page, 'Show more'),
  retried: ({ page }) => press(page, 'Try again'),
  'notice.dismissed': ({ page }) => press(page, 'Close'),
  'page.left': async ({ page }) => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  },
  'page.entered': async ({ page, control }) => {
    if (control.account) await signIn(page, control.account);
  },
} satisfies Playing<string>;

/** The events of one page only; Back and links between filters are not played. */
export type ListingPlaying<Type extends string> = Playing<Exclude<Type, keyof typeof anywhere | 'place.changed'>>;

/** A list page, as a signed-in visitor plays it. */
interface ListingPlay {
  readonly chart: Driver['chart'];
  readonly inputs: Driver['inputs'];
  readonly memory: Driver['memory'];
  /** The ports that read rows and change one, where rows can be changed, and their calls. */
  readonly read: Port;
  readonly change?: Port;
  readonly held: Held;
  /** Samples of answers about rows that the server gives. */
  readonly answers: readonly string[];
  /** Samples of answers about rows that the server cannot be made to give, with the call that returns them. */
  readonly madeUp: Readonly<Record<string, Ending>>;
  /** The ending that replaces the server’s answer at a segment, where the server would answer differently. */
  readonly inItsPlace?: (way: Way, segment: Segment) => Ending | undefined;
  /** The endings of other ports’ answers, by token. */
  readonly others?: Readonly<Record<string, Ending>>;
  /** The events on this page. */
  readonly person: Playing<string>;
  /** Whether visitor and server can cause one more move; moves without a handler are removed before. */
  readonly canPlay: (way: Way, segment: Segment) => Playability;
  /** The scenario in which a path can happen. */
  readonly scenario: (way: Way) => string;
  /** Opens the page; `begin` is called right before. */
  readonly open: (stage: Stage) => Promise<void>;
}

/** The endings of the server’s answers, by token. */
function endingsOf({ read, change, answers, madeUp, others }: ListingPlay): Readonly<Record<string, Ending>> {
  const named = (endings: readonly (readonly [string, Ending])[]): Readonly<Record<string, Ending>> =>
    Object.fromEntries(endings.map(([sample, ending]) => [`${read}:done.${sample}`, ending]));
  return {
    ...named(answers.map((sample) => [sample, answered])),
    ...named(Object.entries(madeUp)),
    [`${read}:failed.offline`]: cut,
    ...(change && {
      [`${change}:done.made`]: answered,
      [`${change}:failed.refused`]: refused('This is for subscribers only.'),
      [`${change}:failed.offline`]: cut,
      [`${change}:failed.signedOut`]: failed(401),
    }),
    ...others,
  };
}

/** Whether the session hides the page until the person has signed in again. */
function isSignedOut(state: string): boolean {
  return state.includes('changing.halted');
}

/** Whether a list has filters: none stand above a few rows. */
function hasFilters({ from: { words } }: Segment): boolean {
  const rows = Number(/rows(\d+)/.exec(words.join(' '))?.[1]);
  return rows >= 6 || words.includes('paged') || words.includes('filtered');
}

/** The driver of a list page. */
export function listingDriver(listing: ListingPlay): Driver {
  const { chart, inputs, memory, read, change, held, madeUp } = listing;
  const endings = endingsOf(listing);
  const person: Playing<string> = { ...anywhere, ...listing.person };

  function isPlayed({ move }: Segment): boolean {
    if (move.kind === 'answer') return move.token in endings;
    if (move.kind === 'event') return move.event.type in person;
    return move.kind === 'wait';
  }

  return {
    chart,
    inputs,
    memory,
    // A signed-out visitor sees the sign-in page, and can only sign in.
    canPlay: (way, segment) => {
      if (!isPlayed(segment)) return segment.move.kind === 'answer' ? unanswerable : undriven;
      if (isSignedOut(segment.from.state) !== (segment.move.token === 'page.entered'))
        return 'one who is signed out sees the sign-in page';
      if (segment.move.token.startsWith('filters.changed:') && !hasFilters(segment))
        return 'a few rows have no filters';
      return listing.canPlay(way, segment);
    },
    isHidden: isSignedOut,
    shownBy: { element: 'main', attribute: 'data-state' },
    held,
    isMadeUp: (token) =>
      token === `${change}:failed.refused` || Object.keys(madeUp).some((sample) => token === `${read}:done.${sample}`),
    open: async (stage) => {
      const { page, control, way } = stage;
      const { account } = await control.scenario(listing.scenario(way), { locale: languageOf(page) });
      await comeSignedIn(page, account);
      await listing.open(stage);
    },
    play: async (stage, segment) => {
      const { move } = segment;
      if (move.kind === 'wait') await stage.page.clock.fastForward(UNDO_TIME);
      if (move.kind === 'event') await person[move.event.type]?.(stage, segment);
      if (move.kind !== 'answer') return;
      const ending = listing.inItsPlace?.(stage.way, segment) ?? endings[move.token];
      await ending?.(await stage.calls.asked(move.port));
    },
  };
}

/** Answers of a call that replace the server's, by the names of their samples. */
export function receivedBy<Answer, Sample extends string>(
  call: { readonly answer: Codec<Answer> },
  answers: Readonly<Record<Sample, Answer>>,
): Readonly<Record<string, Ending>> {
  const entries = Object.entries<Answer>(answers);
  return Object.fromEntries(entries.map(([sample, answer]) => [sample, received(call, answer)]));
}

/** The sample of an event: `kept` of `change.made:kept`. */
export function sampleOf({ move }: Segment): string {
  return move.token.split(':')[1] ?? '';
}

/** Chooses a value of a list's filter, by its label. */
export async function chooseFilter(page: Page, label: string, value: string): Promise<void> {
  await chooseIn(page, page.getByLabel(said(page, label)).and(page.locator('select')), value);
}

/** Chooses a value of a list's filter: in the bar above the list, or on a phone in the sheet of filters. */
export async function chooseIn(page: Page, field: Locator, value: string): Promise<void> {
  const opener = main(page).getByRole('button', { name: said(page, /^Filters/) });
  await field.or(opener).first().waitFor();
  const isInSheet = await opener.isVisible();
  if (isInSheet) await opener.click();
  await field.selectOption(value);
  if (isInSheet)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: said(page, 'Show the list') })
      .click();
}
