/**
 * Drives the networks of a licence as their administrator, in the language of the path; the samples’ networks are made
 * up.
 */
import { rangeFormChart } from '../../../machines/licence/range-form/range-form.samples.ts';
import { rangeBook, rangeRequest, ranges, rangesRequest } from '../../../machines/licence/ranges/ranges.fixtures.ts';
import { rangesChart } from '../../../machines/licence/ranges/ranges.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn } from '../../support/browser-test.ts';
import { languageOf } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { complaining, cut, failed, refused, rowsOfTable, received } from './calls.ts';
import { listingDriver, sampleOf, receivedBy } from './listing-play.ts';
import type { Playing } from './ordering-play.ts';
import { main, press } from './ordering-play.ts';
import type { Driver, Stage } from './driver.ts';
import { answersOf, unanswerable, blocked, unchanged, undriven } from './way.ts';

const place = `/account/subscriptions/88031/ranges`;

const books = {
  several: rangeBook(ranges),
  nowhere: rangeBook(ranges.slice(0, 1), null),
  none: rangeBook([], '2001:db8:7::1'),
};

const person: Playing<string> = {
  'change.made': ({ page }, segment) =>
    press(
      page,
      sampleOf(segment) === 'deleted' ? 'Delete: 192.0.2.0/24' : 'Cancel the whole request: 203.0.113.0-203.0.113.99',
    ),
};

const settled = {
  'deleteRange:done.asked': received(table['ip/delete'], rangeRequest(4, 'pending')),
  'cancelModification:done.cancelled': received(table['modification/update'], rangesRequest('cancelled')),
  'cancelModification:done.accepted': received(table['modification/update'], rangesRequest('accepted')),
  'cancelModification:failed.refused': refused('We cannot find this request.'),
  'cancelModification:failed.offline': cut,
  'cancelModification:failed.signedOut': failed(401),
};

const driver = listingDriver({
  chart: rangesChart,
  inputs: ['link'],
  memory: () => '',
  read: 'readRanges',
  change: 'deleteRange',
  held: {
    readRanges: rowsOfTable('ranges/read'),
    deleteRange: rowsOfTable('ip/delete'),
    cancelModification: rowsOfTable('modification/update'),
  },
  answers: [],
  madeUp: receivedBy(table['ranges/read'], books),
  others: settled,
  person,
  // The Undo button is at its range, which a later answer may lack.
  canPlay: (way, { move }) =>
    move.token !== 'change.undone' ||
    answersOf(way, 'readRanges').every((books) => books === 'several') ||
    'its network is not in the list that the server gives',
  scenario: () => 'noInvoice',
  open: async ({ page, begin }) => {
    begin();
    await page.goto(`/${languageOf(page)}${place}`);
  },
});

export const rangesDriver: Driver = {
  ...driver,
  isMadeUp: (token) => token in settled || (driver.isMadeUp?.(token) ?? false),
};

/** The endings of the server’s answers where networks are added or changed. */
const endings: Readonly<Record<string, Ending>> = {
  'readRanges:done.several': received(table['ranges/read'], rangeBook(ranges.slice(0, 2))),
  'readRanges:done.without': received(table['ranges/read'], rangeBook(ranges.slice(1, 2))),
  'readRanges:failed.offline': cut,
  'readRanges:failed.missing': failed(404),
  'readModification:done.rejected': received(table['modification/read'], rangesRequest('rejected')),
  'readModification:done.accepted': received(table['modification/read'], rangesRequest('accepted')),
  'readModification:failed.offline': cut,
  'readModification:failed.missing': failed(404),
  'addRanges:done.asked': received(table['ip/add'], rangeRequest(2, 'pending', 2)),
  'addRanges:done.letThrough': received(table['ip/add'], rangeRequest(2, 'automaticallyAccepted', 2)),
  'addRanges:failed.offline': cut,
  'addRanges:failed.overlap': complaining('plages.0.plage', 'It overlaps 203.0.113.0/25, which is there already.'),
  'editRange:done.asked': received(table['ip/update'], rangeRequest(3, 'pending')),
  'editRange:failed.offline': cut,
};

const queries: Readonly<Record<string, string>> = {
  edit: '?range=4101',
  marked: '?range=4102',
  correct: '?request=9401&line=1',
};

async function write({ page }: Stage, row: number, range: string, label: string): Promise<void> {
  const field = main(page).locator(`[name="ranges.${row}.range"]`);
  const edit = main(page).locator(`[data-row="${row}"]`).getByRole('button', { name: /^Edit/ });
  await field.or(edit).first().waitFor();
  if (await edit.isVisible()) await edit.click();
  await field.fill(range);
  await main(page).locator(`[name="ranges.${row}.label"]`).fill(label);
}

const typing: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'list.written:pasted': ({ page }) =>
    main(page).locator('[name="rangeList"]').fill('203.0.113.104 – 111 Campus Sud\n2001:db8:77::/129'),
  'list.written:excluding': ({ page }) =>
    main(page).locator('[name="rangeList"]').fill('# Campus du port\nExcludeIP 203.0.113.109'),
  'list.written:asking': ({ page }) =>
    main(page).locator('[name="rangeList"]').fill('203.0.113.104/29 SAUF 203.0.113.109\nGris 198.51.100.192/27'),
  'list.written:nothing': ({ page }) => main(page).locator('[name="rangeList"]').fill(''),
  'list.read': ({ page }) => press(page, 'Add to the list'),
  'word.explained:label': ({ page }) => press(page, 'It’s a label: add the ranges'),
  'word.explained:instruction': ({ page }) => press(page, 'It’s an instruction: leave them out'),
  'row.written:mended': (stage) => write(stage, 1, '2001:db8:77::/48', ''),
  'row.written:other': (stage) => write(stage, 0, '198.51.100.128/26', 'Campus Est'),
  'row.removed:second': ({ page }) => press(page, 'Remove: 2001:db8:77::/129'),
  'ranges.confirmed': ({ page }) => press(page, 'Send the request'),
  retried: ({ page }) => press(page, 'Try again'),
};

export const rangeFormDriver: Driver = {
  chart: rangeFormChart,
  inputs: ['add', 'edit', 'marked', 'correct'],
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: {
    readRanges: rowsOfTable('ranges/read'),
    readModification: rowsOfTable('modification/read'),
    addRanges: rowsOfTable('ip/add'),
    editRange: rowsOfTable('ip/update'),
  },
  isMadeUp: (token) => token in endings,
  canPlay: (_, { from, move }) => {
    if (move.kind === 'answer') return move.token in endings || unanswerable;
    const has = (word: string): boolean => from.words.includes(word);
    // The screen blocks refused values; and a field reports a change only when its value differs.
    if (move.token === 'ranges.confirmed') return !has('invalid-field') || blocked;
    const hasText = has('text') || has('asking');
    if (move.token === 'list.written:nothing') return hasText || unchanged;
    if (move.token.startsWith('list.written')) return !hasText || unchanged;
    if (move.token === 'list.read') return hasText || blocked;
    return move.token in typing || undriven;
  },
  open: async ({ page, control, way, begin }) => {
    const { account } = await control.scenario('noInvoice', { locale: languageOf(page) });
    await comeSignedIn(page, account);
    begin();
    await page.goto(`/${languageOf(page)}${place}/form${queries[way.input] ?? ''}`);
  },
  play: async (stage, { move }) => {
    if (move.kind === 'answer') return endings[move.token]?.(await stage.calls.asked(move.port));
    return typing[move.token]?.(stage);
  },
};
