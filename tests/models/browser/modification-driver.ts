/** Drives the page of a request as its administrator, in the language of the path, with the real server. */
import { additions, others } from '../../../machines/modification/modification.fixtures.ts';
import { modificationChart } from '../../../machines/modification/modification.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn } from '../../support/browser-test.ts';
import { languageOf } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { cut, failed, lost, rowsOfTable, received } from './calls.ts';
import { press } from './ordering-play.ts';
import type { Driver } from './driver.ts';
import { undriven } from './way.ts';

const read = table['modification/read'];
const update = table['modification/update'];

const { unknown: unknownType, ...kinds } = others;

/**
 * The endings of the answers: the requests of the samples do not exist on the server, so that their answers are made
 * up.
 */
const endings: Readonly<Record<string, Ending>> = {
  ...Object.fromEntries(
    Object.entries({ ...additions, ...kinds, unknownType }).map(([sample, request]) => [
      `readModification:done.${sample}`,
      received(read, request),
    ]),
  ),
  'readModification:failed.offline': cut,
  'readModification:failed.notFound': failed(404),
  'cancelModification:done.cancelled': received(update, additions.cancelled),
  'cancelModification:done.rejected': received(update, additions.rejected),
  'cancelModification:failed.timeout': lost,
};

const buttons: Readonly<Record<string, string>> = {
  'cancellation.considered': 'Cancel request…',
  'cancellation.dismissed': 'Keep request',
  'cancellation.confirmed': 'Cancel request',
  retried: 'Try again',
};

export const modificationDriver: Driver = {
  chart: modificationChart,
  inputs: ['link', 'mistyped'],
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: {
    readModification: rowsOfTable('modification/read'),
    cancelModification: rowsOfTable('modification/update'),
  },
  isMadeUp: (token) => token in endings,
  // The office’s commands cause a read without a reload: see the story of a licence.
  canPlay: (_, { move }) => move.token in endings || move.token in buttons || undriven,
  open: async ({ page, control, begin, way }) => {
    const { account } = await control.scenario('noInvoice', { locale: languageOf(page) });
    await comeSignedIn(page, account);
    begin();
    await page.goto(`/${languageOf(page)}/account/requests/${way.input === 'link' ? additions.pending.id : '73O1'}`);
  },
  play: async ({ page, calls }, { move }) => {
    if (move.kind === 'answer') return endings[move.token]?.(await calls.asked(move.port));
    return press(page, buttons[move.token] ?? '');
  },
};
