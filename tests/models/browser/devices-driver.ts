/** The page of devices as a subscriber plays it, in the language of the way, with the real server behind it. */
import { devicesChart, sampleDevices } from '../../../machines/devices/devices.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn } from '../../support/browser-test.ts';
import { languageOf } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, cut, failed, lost, rowsOfTable, received } from './calls.ts';
import { press } from './ordering-play.ts';
import type { Driver } from './driver.ts';
import { undriven } from './way.ts';

const [here, phone, anonymous] = sampleDevices;
if (!here || !phone || !anonymous) throw new Error('There are too few devices');

/** Simulations of the world's answers. A walk is signed in on one device: others are faked. */
const endings: Readonly<Record<string, Ending>> = {
  'readDevices:done.onlyThis': answered,
  'readDevices:done.several': received(table['user/sessions'], sampleDevices),
  'readDevices:failed.offline': cut,
  'signOutDevices:done.rest': received(table['user/sessions/end'], [here, anonymous]),
  'signOutDevices:done.onlyThis': answered,
  'signOutDevices:failed.timeout': lost,
  'signOutDevices:failed.tooMany': failed(429),
};

export const devicesDriver: Driver = {
  chart: devicesChart,
  inputs: ['link'],
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: { readDevices: rowsOfTable('user/sessions'), signOutDevices: rowsOfTable('user/sessions/end') },
  isMadeUp: (token) => endings[token] !== answered,
  canPlay: (_, { move }) =>
    move.token in endings || (move.kind === 'event' && move.event.type !== 'place.changed') || undriven,
  open: async ({ page, control, begin }) => {
    const { account } = await control.scenario('noInvoice', { locale: languageOf(page) });
    await comeSignedIn(page, account);
    begin();
    await page.goto(`/${languageOf(page)}/account/infosuser/devices`);
  },
  play: async ({ page, calls }, { move }) => {
    if (move.kind === 'answer') return endings[move.token]?.(await calls.asked(move.port));
    if (move.token === 'retried') return press(page, 'Try again');
    return press(
      page,
      move.token.endsWith('others') ? 'Sign out all other devices' : 'Sign out this device: Safari on iPhone',
    );
  },
};
