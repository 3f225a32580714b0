/** Addresses as a subscriber plays them, in the language of the way, with the real server behind them. */
import { typeCountry } from '../../support/controls.ts';
import { addressFormChart } from '../../../machines/address/address-form/address-form.samples.ts';
import { addressBook, fullAddressBook, noAddresses } from '../../../machines/address/addresses/addresses.fixtures.ts';
import type { AddressesEvent } from '../../../machines/address/addresses/addresses.machine.ts';
import { addressesChart } from '../../../machines/address/addresses/addresses.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn } from '../../support/browser-test.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, complaining, cut, rowsOfTable, received } from './calls.ts';
import type { ListingPlaying } from './listing-play.ts';
import { listingDriver, sampleOf, receivedBy } from './listing-play.ts';
import { main, press } from './ordering-play.ts';
import type { Driver, Stage } from './driver.ts';
import { answersOf, unanswerable, blocked, unchanged, undriven } from './way.ts';

const person: ListingPlaying<Exclude<AddressesEvent['type'], 'more.wanted'>> = {
  'change.made': ({ page }, segment) => {
    const isDeletion = sampleOf(segment) === 'deleted';
    const row = main(page)
      .getByRole('listitem')
      .nth(isDeletion ? 1 : 2);
    return row.getByRole('button', { name: said(page, isDeletion ? /^Delete/ : /^Set as default/) }).click();
  },
};

const book = receivedBy(table['user/adresse'], { several: addressBook, most: fullAddressBook, none: noAddresses });

/** The addresses of the samples have numbers of their own: what is done with them is answered, and not done. */
const driver = listingDriver({
  chart: addressesChart,
  inputs: ['link'],
  memory: () => '',
  read: 'readAddresses',
  change: 'changeAddress',
  held: {
    readAddresses: rowsOfTable('user/adresse'),
    changeAddress: rowsOfTable('user/adresse/select', 'user/adresse/delete'),
  },
  answers: [],
  madeUp: book,
  others: { 'changeAddress:done.made': received(table['user/adresse/delete'], noAddresses) },
  person,
  canPlay: (way, { from, move }) => {
    if (move.token === 'readAddresses:done.most') return way.segments.length === 0 || unanswerable;
    if (move.kind !== 'event' || move.event.type !== 'change.made') return true;
    return (
      (from.step === 'list' && answersOf(way, 'readAddresses').every((answer) => answer === 'several')) ||
      'its address is not in the list that the server gives'
    );
  },
  scenario: () => 'noInvoice',
  open: async ({ page, begin }) => {
    begin();
    await page.goto(`/${languageOf(page)}/account/infosuser/addresses`);
  },
});

export const addressesDriver: Driver = {
  ...driver,
  isMadeUp: (token) => token === 'changeAddress:done.made' || (driver.isMadeUp?.(token) ?? false),
};

/** Simulations of the world's answers in the address form. */
const endings: Readonly<Record<string, Ending>> = {
  'readAddresses:done.several': received(table['user/adresse'], addressBook),
  'readAddresses:done.most': received(table['user/adresse'], fullAddressBook),
  'readAddresses:failed.offline': cut,
  'saveAddress:done.saved': answered,
  'saveAddress:failed.offline': cut,
  'saveAddress:failed.country': complaining('adresse.pays', 'Choose a country of the list.'),
};

/** Fills in the whole form, or empties it. */
async function write({ page }: Stage, isComplete: boolean): Promise<void> {
  const lines = { recipient: 'Awa Ndiaye', street: '5, rue du Phare', city: 'Dakar' };
  await typeCountry(main(page).getByRole('combobox'), isComplete ? 'SN' : '');
  for (const name of ['organisation', 'complement', 'postalCode']) {
    await main(page).locator(`[name="address.${name}"]`).fill('');
  }
  for (const [name, text] of Object.entries(lines)) {
    await main(page)
      .locator(`[name="address.${name}"]`)
      .fill(isComplete ? text : '');
  }
}

export const addressFormDriver: Driver = {
  chart: addressFormChart,
  inputs: ['another', 'gone'],
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: { readAddresses: rowsOfTable('user/adresse'), saveAddress: rowsOfTable('user/adresse/update') },
  isMadeUp: (token) => endings[token] !== answered,
  canPlay: (_, { from, move }) => {
    if (move.kind === 'answer') return move.token in endings || unanswerable;
    // The screen keeps back what the server has just refused; and fields take a change only.
    if (move.token === 'address.confirmed') return !from.words.includes('invalid') || blocked;
    if (move.token === 'address.written:complete') return from.words.includes('incomplete') || unchanged;
    if (move.token === 'address.written:nothing') return !from.words.includes('incomplete') || unchanged;
    return move.token === 'retried' || undriven;
  },
  open: async ({ page, control, way, begin }) => {
    const { account } = await control.scenario('noInvoice', { locale: languageOf(page) });
    await comeSignedIn(page, account);
    begin();
    await page.goto(`/${languageOf(page)}/account/infosuser/addresses/form${way.input === 'gone' ? '?id=1' : ''}`);
  },
  play: async (stage, { move }) => {
    if (move.kind === 'answer') return endings[move.token]?.(await stage.calls.asked(move.port));
    if (move.token === 'retried') return press(stage.page, 'Try again');
    if (move.token === 'address.confirmed') return press(stage.page, 'Save address');
    return write(stage, move.token.endsWith('complete'));
  },
};
