/** The reading history, and what is kept for later, as a reader plays them, in English, with the real server behind. */
import { readLaterChart } from '../../../machines/account/readings/read-later.samples.ts';
import { keptArticles, readings } from '../../../machines/account/readings/readings.fixtures.ts';
import type { ReadingsEvent, ReadLaterEvent } from '../../../machines/account/readings/readings.context.ts';
import { readingsChart } from '../../../machines/account/readings/readings.samples.ts';
import type { ReadingPage } from '../../../machines/domain/reading.ts';
import { UNDO_TIME } from '../../../machines/listing/listing.states.ts';
import { readingCalls } from '../../../src/contract/calls/reading.ts';
import { screen, signIn } from '../../support/desk.ts';
import type { Ending, Port } from './calls.ts';
import { answered, cut, failed, told } from './calls.ts';
import type { Playing } from './ordering-play.ts';
import { main, press } from './ordering-play.ts';
import type { Player, Stage } from './player.ts';
import type { Leg, Way } from './way.ts';
import { answersOf } from './way.ts';

/** What a person does, event by event. */
const person: Playing<
  Exclude<(ReadingsEvent | ReadLaterEvent)['type'], 'place.changed' | 'page.entered' | 'undo.held' | 'undo.released'>
> = {
  'change.made': async ({ page }, { move }) => {
    const sample = move.token.split(':')[1] ?? '';
    const name = sample === 'kept' ? /^Keep for later/ : /^Remove/;
    // The only row of some pages is the third one of the samples.
    const row = main(page).getByRole('listitem');
    const place = sample === 'dropped' && (await row.count()) > 1 ? 2 : 0;
    await row.nth(place).getByRole('button', { name }).click();
  },
  'change.undone': ({ page }) => press(page, /^Undo/),
  'more.wanted': ({ page }) => press(page, 'Show more'),
  'filters.changed': async ({ page }, { move }) => {
    const [, sample] = move.token.split(':');
    const filter = { subscriber: ['How it was read', 'subscriber'], briefs: ['Document', 'brief'] } as const;
    const [label, value] =
      sample === 'subscriber' || sample === 'briefs' ? filter[sample] : (['Sort by', 'oldestPublished'] as const);
    await main(page).getByLabel(label).selectOption(value);
  },
  retried: ({ page }) => press(page, 'Try again'),
  'notice.dismissed': ({ page }) => press(page, 'Close'),
  'page.left': async ({ page }) => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  },
};

function isPlayed(type: string): type is keyof typeof person {
  return type in person;
}

/** Pages that the server cannot be made to tell of somebody who has read as much as they have. */
function madeUp(rows: ReadingPage['rows'], read: Port): Readonly<Record<string, ReadingPage>> {
  return {
    [`${read}:done.several`]: { rows: rows.slice(0, 3), next: null },
    [`${read}:done.single`]: { rows: rows.slice(2, 3), next: null },
    [`${read}:done.last`]: { rows: rows.slice(3), next: null },
  };
}

/** How the server's answers come about beside those that are made up; what is not here cannot be played. */
function endingsOf(read: Port): Readonly<Record<string, Ending>> {
  return {
    [`${read}:done.paged`]: answered,
    [`${read}:done.none`]: answered,
    [`${read}:failed.offline`]: cut,
    'keepArticle:done.done': answered,
    'keepArticle:failed.refused': failed(422),
    'keepArticle:failed.offline': cut,
  };
}

interface Listed {
  readonly chart: Player['chart'];
  readonly read: 'readReadings' | 'readReadLater';
  readonly rows: ReadingPage['rows'];
  readonly path: string;
  /** A scenario in which there are pages; without one, none are played. */
  readonly paged: string | null;
}

function listPlayer({ chart, read, rows, path, paged }: Listed): Player {
  const pages = madeUp(rows, read);
  const endings = endingsOf(read);
  const call = readingCalls[read === 'readReadings' ? 'articles/history' : 'read-later/read'];

  function canPlay(way: Way, { from, move }: Leg): boolean {
    const answers = answersOf(way, read);
    switch (move.kind) {
      case 'answer':
        if (move.token.endsWith('done.paged')) return paged !== null && !answers.includes('none');
        // Who has read nothing has read nothing from the beginning, and no made-up row can be kept then.
        if (move.token.endsWith(':done.none')) return answers.every((answer) => answer === 'none');
        return move.token in endings || move.token in pages;
      case 'event':
        if (!isPlayed(move.event.type) || move.token.endsWith(':all')) return false;
        // Where there is nothing at all there is nothing to filter.
        if (from.step === 'empty') return false;
        // Rows that are changed are those of the samples.
        if (move.event.type !== 'change.made') return true;
        return answers.every((answer) => answer === 'several' || answer === 'single');
      case 'wait':
        return true;
      case 'route':
        return false;
    }
  }

  return {
    chart,
    inputs: ['fresh'],
    canPlay,
    memory: (way) => String(answersOf(way, read).every((answer) => answer === 'several' || answer === 'single')),
    shownBy: { element: 'main', attribute: 'data-state' },
    held: [read, 'keepArticle'],
    isMadeUp: (token) => token in pages,
    open: async ({ page, control, way, begin }: Stage) => {
      const isEmpty = answersOf(way, read)[0] === 'none';
      const reader = await control.scenario(isEmpty ? 'noReadings' : (paged ?? 'readLater'), { locale: 'en' });
      await page.goto('/en/signin');
      await signIn(page, reader.account);
      await screen(page, 'accountHome').waitFor();
      begin();
      await page.goto(path);
    },
    play: async (stage, leg) => {
      const { page, calls } = stage;
      const { move } = leg;
      if (move.kind === 'wait') return page.clock.fastForward(UNDO_TIME);
      if (move.kind === 'event') return isPlayed(move.event.type) ? person[move.event.type](stage, leg) : undefined;
      if (move.kind !== 'answer') return undefined;
      const route = await calls.asked(move.port);
      const answer = pages[move.token];
      return answer ? told(call, answer)(route) : endings[move.token]?.(route);
    },
  };
}

export const readingsPlayer = listPlayer({
  chart: readingsChart,
  read: 'readReadings',
  rows: readings,
  path: '/en/account/readings',
  paged: 'readings',
});

export const readLaterPlayer = listPlayer({
  chart: readLaterChart,
  read: 'readReadLater',
  rows: keptArticles,
  path: '/en/account/readlater',
  paged: null,
});
