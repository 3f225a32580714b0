/** Drives the page of a new watch as a subscriber, in the language of the path, with the real server. */
import type { Page } from '@playwright/test';
import type { NewWatchEvent } from '../../../machines/watch/new-watch/new-watch.machine.ts';
import { newWatchChart } from '../../../machines/watch/new-watch/new-watch.samples.ts';
import { mostWatches } from '../../../machines/watch/notifications/notifications.fixtures.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn } from '../../support/browser-test.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Asking, Ending } from './calls.ts';
import { answered, cut, failed, refused, rowsOfTable, received } from './calls.ts';
import { sampleOf } from './listing-play.ts';
import type { Playing } from './ordering-play.ts';
import { main, press } from './ordering-play.ts';
import type { Driver } from './driver.ts';
import { undriven } from './way.ts';

const create = table['veilles/create'];

/** The typed keywords; the scenario watches the last one. */
const keywords: Readonly<Record<string, string>> = { keyword: 'cobalt', short: 'c', watched: 'Port' };

const kinds: Readonly<Record<string, string>> = { section: 'Section', serial: 'Series' };

/** Chooses or types another subject over the present one. */
async function describe(page: Page, sample: string): Promise<void> {
  const keyword = keywords[sample];
  await main(page)
    .getByRole('radio', { name: said(page, kinds[sample] ?? 'Keyword') })
    .check();
  if (keyword === undefined) await main(page).locator(`#${sample}`).selectOption({ index: 2 });
  else {
    await main(page).locator('#keyword').fill('');
    await main(page).locator('#keyword').fill(keyword);
  }
}

/** The events by type; the language is not switched here. */
const person: Playing<Exclude<NewWatchEvent['type'], 'place.changed'>> = {
  'subject.changed': ({ page }, segment) => describe(page, sampleOf(segment)),
  'preview.asked': ({ page }) => press(page, 'Preview the articles'),
  'watch.confirmed': ({ page }) => press(page, 'Create this alert'),
  retried: ({ page }) => press(page, 'Try again'),
};

function isEvent(type: string): type is keyof typeof person {
  return type in person;
}

/** The endings of the server’s answers. */
const endings: Readonly<Record<string, Ending>> = {
  'readWatches:done.several': answered,
  'readWatches:done.most': received(table.notifications, mostWatches),
  'readWatches:failed.offline': cut,
  'previewWatch:done.some': answered,
  'previewWatch:done.none': received(create, { count: 0, articles: [] }),
  'previewWatch:failed.tooMany': failed(429),
  'createWatch:done.set': answered,
  'createWatch:failed.refused': refused('You have 50 watches, and no account can have more.'),
  'createWatch:failed.offline': cut,
};

/** Previews and creations share one call. */
function asking(isPreview: boolean): readonly Asking[] {
  return [{ call: 'veilles/create', isAsked: (body) => create.request.decode(body).isPreview === isPreview }];
}

export const newWatchDriver: Driver = {
  chart: newWatchChart,
  inputs: ['link'],
  canPlay: (_, { move }) => move.token in endings || (move.kind === 'event' && isEvent(move.event.type)) || undriven,
  isMadeUp: (token) => token in endings && endings[token] !== answered,
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: {
    readWatches: rowsOfTable('notifications'),
    previewWatch: asking(true),
    createWatch: asking(false),
  },
  open: async ({ page, control, begin, way }) => {
    const { account } = await control.scenario('watches', { locale: languageOf(page) });
    await comeSignedIn(page, account);
    begin();
    await page.goto(`/${languageOf(page)}/account/notifications?step=new`);
    await page.locator(`main[data-screen="${way.start.step}"]`).waitFor();
  },
  play: async (stage, segment) => {
    const { move } = segment;
    if (move.kind === 'answer') await endings[move.token]?.(await stage.calls.asked(move.port));
    if (move.kind === 'event' && isEvent(move.event.type)) await person[move.event.type](stage, segment);
  },
};
