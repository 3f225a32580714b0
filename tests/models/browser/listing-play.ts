/** What a person does on every page with records, and how the world answers about them, with the real server behind. */
import { UNDO_TIME } from '../../../machines/shared/list/listing.states.ts';
import type { Codec } from '../../../src/contract/codec.ts';
import { comeSignedIn, signIn } from '../../support/desk.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending, Held, Port } from './calls.ts';
import { answered, cut, failed, refused, received } from './calls.ts';
import type { Playing } from './ordering-play.ts';
import { main, press } from './ordering-play.ts';
import type { Driver, Stage } from './player.ts';
import type { Segment, Way } from './way.ts';

/** What a person does alike on every list, event by event. */
const anywhere = {
  // What the server has been told can no longer be undone; a request about several is undone at any of them.
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

/** What a person does on one page beside that; Back and links between filters are not played. */
export type ListingPlaying<Type extends string> = Playing<Exclude<Type, keyof typeof anywhere | 'place.changed'>>;

/** A page with records, as somebody who is signed in plays it. */
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
  /** Samples of answers about rows that it cannot be made to give, and the call that gives them. */
  readonly madeUp: Readonly<Record<string, Ending>>;
  /** Who answers at a leg of a way in the place of the server, where that would say something else than it does. */
  readonly inItsPlace?: (way: Way, segment: Segment) => Ending | undefined;
  /** How answers of other ports come about, by token. */
  readonly others?: Readonly<Record<string, Ending>>;
  /** What a person does on this page. */
  readonly person: Playing<string>;
  /** Whether they and the server can bring about one more move; moves that nothing here plays are left out before. */
  readonly canPlay: (way: Way, segment: Segment) => boolean;
  /** The scenario in which a way can happen. */
  readonly scenario: (way: Way) => string;
  /** Opens the page; `begin` is called right before. */
  readonly open: (stage: Stage) => Promise<void>;
}

/** How the world's answers come about, by token. */
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

/** Whether the session has taken the page away until the person has signed in again. */
function isSignedOut(state: string): boolean {
  return state.includes('changing.halted');
}

/** Who plays a page with records. */
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
    // Whoever is signed out stands before the sign-in: they can sign in, and nothing else.
    canPlay: (way, segment) =>
      isPlayed(segment) &&
      isSignedOut(segment.from.state) === (segment.move.token === 'page.entered') &&
      listing.canPlay(way, segment),
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

/** Answers of a call that stand in for the server's, by the names of their samples. */
export function receivedBy<Answer, Sample extends string>(
  call: { readonly answer: Codec<Answer> },
  answers: Readonly<Record<Sample, Answer>>,
): Readonly<Record<string, Ending>> {
  const entries = Object.entries<Answer>(answers);
  return Object.fromEntries(entries.map(([sample, answer]) => [sample, received(call, answer)]));
}

/** What a sample of an event is called: `change.made:kept` is of the sample `kept`. */
export function sampleOf({ move }: Segment): string {
  return move.token.split(':')[1] ?? '';
}
