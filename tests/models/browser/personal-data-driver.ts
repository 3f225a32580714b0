/** Drives the page of personal data as its owner, in the language of the path, with the real server. */
import { personalDataChart, personalDataReceived } from '../../../machines/personal-data/personal-data.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn } from '../../support/browser-test.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, cut, failed, lost, refused, rowsOfTable, received } from './calls.ts';
import { main, press } from './ordering-play.ts';
import type { Driver, Stage } from './driver.ts';
import type { Way } from './way.ts';
import { hasMove, undriven } from './way.ts';

const row = table['user/donnees'];

/**
 * The endings of the server’s answers. A sign-in counts as a recent password check, so that other cases are made up.
 */
const endings: Readonly<Record<string, Ending>> = {
  'readPersonalData:done.free': received(row, personalDataReceived.free),
  'readPersonalData:done.later': received(row, personalDataReceived.later),
  'readPersonalData:done.owing': received(row, personalDataReceived.owing),
  'readPersonalData:failed.offline': cut,
  'confirmPassword:done.confirmed': received(row, personalDataReceived.free),
  'confirmPassword:done.wrong': refused('This password is incorrect.'),
  'confirmPassword:failed.tooMany': failed(429),
  'requestDeletion:done.asked': answered,
  'requestDeletion:done.refused': refused('This password is incorrect.'),
  'requestDeletion:failed.timeout': lost,
};

/** A requested deletion ends every session, so that a second answer cannot reach the page. */
function endingOf(way: Way, token: string): Ending | undefined {
  return token === 'requestDeletion:failed.timeout' && hasMove(way, 'requestDeletion:done.asked')
    ? cut
    : endings[token];
}

const buttons: Readonly<Record<string, string>> = {
  retried: 'Try again',
  'deletion.considered': 'See what gets deleted',
  'deletion.dismissed': 'Keep my account',
};

async function givePassword({ page, control }: Stage, button: string): Promise<void> {
  await main(page)
    .getByLabel(said(page, 'Your password'))
    .fill(control.account?.password ?? '');
  await press(page, button);
}

export const personalDataDriver: Driver = {
  chart: personalDataChart,
  inputs: ['link'],
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: {
    readPersonalData: rowsOfTable('user/donnees'),
    confirmPassword: rowsOfTable('user/donnees/confirm'),
    requestDeletion: rowsOfTable('user/donnees/delete'),
  },
  isMadeUp: (token) => endings[token] !== answered,
  canPlay: (_, { move }) => move.token in endings || move.kind === 'event' || undriven,
  open: async ({ page, control, begin }) => {
    const { account } = await control.scenario('noInvoice', { locale: languageOf(page) });
    await comeSignedIn(page, account);
    begin();
    await page.goto(`/${languageOf(page)}/account/infosuser/data`);
  },
  play: async (stage, { move }) => {
    if (move.kind === 'answer') return endingOf(stage.way, move.token)?.(await stage.calls.asked(move.port));
    const button = buttons[move.token];
    if (button !== undefined) return press(stage.page, button);
    return givePassword(stage, move.token.startsWith('deletion') ? 'Delete my account' : 'Continue');
  },
};
