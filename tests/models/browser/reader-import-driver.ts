/** Drives the import of readers as a licence’s administrator, in the language of the path, with the real server. */
import type { Page } from '@playwright/test';
import type { ReaderImportEvent } from '../../../machines/licence/reader-import/reader-import.machine.ts';
import {
  asked,
  changedReader,
  charged,
  fullLicencePage,
  letThrough,
  presentReaders,
} from '../../../machines/licence/reader-import/reader-import.fixtures.ts';
import { readerImportChart } from '../../../machines/licence/reader-import/reader-import.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn } from '../../support/browser-test.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, complaining, cut, lost, refused, rowsOfTable, received } from './calls.ts';
import type { Driver, Stage } from './driver.ts';
import { areTaken } from './reader-truth.ts';
import type { Segment } from './way.ts';
import { answersOf, unanswerable, undriven } from './way.ts';

const main = (page: Page) => page.locator('main');
const press = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('button', { name: said(page, name) })
    .click();
const rowField = (page: Page, id: number) => main(page).locator(`[name="row-${id}.email"]`);

/** The typed texts of the chart’s samples, and their values. */
const samples = readerImportChart.events;
const textOf = (sample: string): string => String(Reflect.get(samples['text.changed']?.[sample] ?? {}, 'text'));

/** The events by type. */
const person: Readonly<Record<ReaderImportEvent['type'], (stage: Stage, sample: string) => Promise<void>>> = {
  'text.changed': ({ page }, sample) => main(page).locator('#text').fill(textOf(sample)),
  'columns.chosen': async ({ page }) => {
    for (const [index, role] of ['firstName', 'lastName', 'email'].entries()) {
      await main(page)
        .locator(`[name="columns-3.${index + 1}"]`)
        .selectOption(role);
    }
  },
  'file.refused': ({ page }) =>
    main(page)
      .locator('#file')
      .setInputFiles({ name: 'readers.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') }),
  'list.given': ({ page }) => press(page, 'Check the list'),
  'list.emptied': async ({ page }) => {
    await press(page, 'Delete the list…');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: said(page, 'Delete the list') })
      .click();
  },
  'row.changed': async ({ page }, sample) => {
    if (sample === 'opened') return press(page, 'Change line 2');
    if (sample === 'leftOut') return press(page, 'Exclude line 3');
    if (sample === 'broughtBack') return press(page, 'Restore line 3');
    return rowField(page, 2).fill('koffi.mensah@cuivre.example');
  },
  'purchaseOrder.written': ({ page }) => main(page).locator('#purchaseOrder').fill('BC-2026-117'),
  'readers.confirmed': ({ page }) => press(page, /^Request (?:\S+ reader|these)/),
  'list.begun': ({ page }) =>
    main(page)
      .getByRole('link', { name: said(page, 'Add another list') })
      .click(),
  retried: ({ page }) => press(page, 'Try again'),
  // The office may have changed data while the tab was hidden.
  'place.changed': ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
};

function isEvent(type: string): type is keyof typeof person {
  return type in person;
}

/** The endings of the server’s answers. */
const endings: Readonly<Record<string, Ending>> = {
  'readReaders:done.received': answered,
  'readReaders:done.full': received(table['readers/read'], fullLicencePage),
  'readReaders:failed.offline': cut,
  'readAllReaders:done.received': received(table['readers/all'], presentReaders),
  'readAllReaders:failed.offline': cut,
  'editReader:done.asked': received(table['reader/update'], changedReader),
  'editReader:failed.offline': cut,
  'editReader:failed.pending': refused('A request about this reader is already pending.'),
  'addReaders:done.asked': answered,
  'addReaders:done.letThrough': received(table['reader/add'], letThrough),
  'addReaders:done.charged': received(table['reader/add'], charged),
  'addReaders:failed.timeout': lost,
  'addReaders:failed.known': complaining('lecteurs.0.email', 'This person reads by this license already.'),
};

/** The ending of an answer; a made-up one where the server would answer differently. */
function endingOf({ way }: Stage, segment: Segment): Ending | undefined {
  const { token } = segment.move;
  const seats = { own: 'readReaders:done.received', changed: 'addReaders:done.charged' };
  return token === 'addReaders:done.asked' && !areTaken(way, segment, seats)
    ? received(table['reader/add'], asked)
    : endings[token];
}

export const readerImportDriver: Driver = {
  chart: readerImportChart,
  inputs: ['licence'],
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: {
    readReaders: rowsOfTable('readers/read'),
    readAllReaders: rowsOfTable('readers/all'),
    addReaders: rowsOfTable('reader/add'),
    editReader: rowsOfTable('reader/update'),
  },
  isMadeUp: (token) => endings[token] !== answered,
  canPlay: (way, { move }) => {
    if (move.kind === 'answer') return move.token in endings || unanswerable;
    if (move.token.startsWith('purchaseOrder.'))
      return answersOf(way, 'addReaders').at(-1) === 'charged' || 'only a charge asks for an order number';
    return (move.kind === 'event' && isEvent(move.event.type)) || undriven;
  },
  open: async ({ page, control, begin }) => {
    const { account, subscription } = await control.scenario('licence', { locale: languageOf(page) });
    await comeSignedIn(page, account);
    begin();
    await page.goto(`/${languageOf(page)}/account/subscriptions/${subscription?.id}/readers/list`);
  },
  play: async (stage: Stage, segment: Segment) => {
    const { move } = segment;
    if (move.kind === 'answer') return endingOf(stage, segment)?.(await stage.calls.asked(move.port));
    if (move.kind !== 'event' || !isEvent(move.event.type)) return undefined;
    const [, sample = ''] = move.token.split(':');
    return person[move.event.type](stage, sample);
  },
};
