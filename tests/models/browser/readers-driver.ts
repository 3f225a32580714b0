/** Drives the readers of a licence as its administrator, in the language of the path, with the real server. */
import { chooseMadam } from '../../support/controls.ts';
import {
  knownReaders,
  rejectedRequests,
  seatPages,
  sentRequests,
  typedReader,
} from '../../../machines/licence/reader-form/reader-form.fixtures.ts';
import { readerFormChart } from '../../../machines/licence/reader-form/reader-form.samples.ts';
import { additionRequest, deletionRequest, readers } from '../../../machines/licence/readers/readers.fixtures.ts';
import type { ReadersEvent } from '../../../machines/licence/readers/readers.machine.ts';
import { readerPages, readersChart } from '../../../machines/licence/readers/readers.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn } from '../../support/browser-test.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, complaining, cut, failed, lost, refused, rowsOfTable, received } from './calls.ts';
import type { ListingPlaying } from './listing-play.ts';
import { chooseFilter, listingDriver, sampleOf, receivedBy } from './listing-play.ts';
import { follow, main, press } from './ordering-play.ts';
import type { Driver, Stage } from './driver.ts';
import { areTaken } from './reader-truth.ts';
import type { Segment, Way, Playability } from './way.ts';
import { answersOf, unanswerable, blocked, unchanged, undriven } from './way.ts';

const person: ListingPlaying<ReadersEvent['type']> = {
  'change.made': ({ page }, segment) => {
    const isDeletion = sampleOf(segment) === 'deleted';
    return main(page)
      .getByRole('listitem')
      .nth(isDeletion ? 0 : 1)
      .getByRole('button', { name: said(page, isDeletion ? /^Delete/ : /^Cancel request/) })
      .click();
  },
  'filters.changed': ({ page }, segment) =>
    chooseFilter(page, 'Requests', sampleOf(segment) === 'pending' ? 'pending' : ''),
  'file.asked': ({ page }, { from }) =>
    press(page, from.words.includes('noFile') ? 'Try again' : 'Download (CSV): all readers'),
};

const listed = listingDriver({
  chart: readersChart,
  inputs: ['fresh'],
  memory: () => '',
  read: 'readReaders',
  change: 'deleteReader',
  held: {
    readReaders: rowsOfTable('readers/read'),
    readAllReaders: rowsOfTable('readers/all'),
    deleteReader: rowsOfTable('reader/delete'),
    cancelModification: rowsOfTable('modification/update'),
  },
  answers: [],
  // The readers of the samples do not exist on the server: calls about them get made-up answers.
  madeUp: receivedBy(table['readers/read'], readerPages),
  others: {
    'readAllReaders:done.all': received(table['readers/all'], readers),
    'readAllReaders:failed.offline': cut,
    'deleteReader:done.asked': received(table['reader/delete'], deletionRequest('pending')),
    'deleteReader:done.letThrough': received(table['reader/delete'], deletionRequest('automaticallyAccepted')),
    'cancelModification:done.cancelled': received(table['modification/update'], additionRequest('cancelled')),
    'cancelModification:done.accepted': received(table['modification/update'], additionRequest('accepted')),
    'cancelModification:failed.refused': refused('We cannot find this request.'),
    'cancelModification:failed.offline': cut,
    'cancelModification:failed.signedOut': failed(401),
  },
  person,
  canPlay: (way, { from, move }) => {
    if (move.kind !== 'event') return true;
    // Filters appear above rows only: neither before the first answer, nor without readers.
    if (move.event.type === 'filters.changed') return from.step === 'list' || 'filters appear above rows only';
    // A button is at its reader, whom another answer may lack.
    const isAtReader = move.event.type === 'change.made' || move.event.type === 'change.undone';
    return (
      !isAtReader ||
      answersOf(way, 'readReaders').every((answer) => answer === 'several') ||
      'its reader is not in the list that the server gives'
    );
  },
  scenario: () => 'noInvoice',
  open: async ({ page, begin }) => {
    begin();
    await page.goto(`/${languageOf(page)}/account/subscriptions/88031/readers`);
  },
});

export const readersDriver: Driver = {
  ...listed,
  isMadeUp: (token) => token.includes(':done.') || (listed.isMadeUp?.(token) ?? false),
};

const addition = table['reader/add'];
const edit = table['reader/update'];

/** The endings of the server’s answers where a reader is added or changed; a new one is really added. */
const endings: Readonly<Record<string, Ending>> = {
  'readReaders:done.several': answered,
  'readReaders:done.taken': received(table['readers/read'], seatPages.taken),
  'readReaders:done.full': received(table['readers/read'], seatPages.full),
  'readReaders:done.none': received(table['readers/read'], seatPages.none),
  'readReaders:failed.offline': cut,
  'readReaders:failed.missing': failed(404),
  'readReader:done.known': received(table['reader/read'], knownReaders.known),
  'readReader:done.awaited': received(table['reader/read'], knownReaders.awaited),
  'readReader:failed.offline': cut,
  'readReader:failed.missing': failed(404),
  'readModification:done.accepted': received(table['modification/read'], rejectedRequests.accepted),
  'readModification:failed.offline': cut,
  'readModification:failed.missing': failed(404),
  'addReaders:done.asked': answered,
  'addReaders:done.letThrough': received(addition, { kind: 'asked', request: sentRequests.letThrough }),
  'addReaders:done.chargeChanged': received(addition, { kind: 'chargeChanged', seats: seatPages.taken.seats }),
  'addReaders:failed.timeout': lost,
  'addReaders:failed.known': complaining('lecteurs.0.email', 'This address is a reader’s already.'),
  'editReader:done.asked': received(edit, sentRequests.edit),
  'editReader:failed.timeout': cut,
  'editReader:failed.known': complaining('email', 'This address is a reader’s already.'),
};

/** Fills in the whole form, or empties it. */
async function write({ page }: Stage, isComplete: boolean): Promise<void> {
  if (isComplete) await chooseMadam(main(page));
  const { firstName, lastName, email } = typedReader;
  for (const [name, text] of Object.entries({ firstName, lastName, email })) {
    await main(page)
      .locator(`[name="${name}"]`)
      .fill(isComplete ? text : '');
  }
}

const places: Readonly<Record<string, string>> = { known: '?reader=6101', rejected: '?request=9305&line=1' };

/** The ending of an answer; a made-up one where the server would answer differently. */
function endingOf({ way }: Stage, segment: Segment): Ending | undefined {
  const { token } = segment.move;
  const seats = { own: 'readReaders:done.several', changed: 'addReaders:done.chargeChanged' };
  if (token === 'addReaders:done.asked' && !areTaken(way, segment, seats))
    return received(addition, { kind: 'asked', request: sentRequests.pending });
  return endings[token];
}

function canPlayForm(_: Way, { from, move }: Segment): Playability {
  if (move.kind === 'answer') return move.token in endings || unanswerable;
  // The screen blocks refused values; and a field reports a change only when its value differs.
  if (move.token === 'reader.confirmed') return !from.words.includes('invalid') || blocked;
  if (move.token === 'reader.written:complete') return from.words.includes('incomplete') || unchanged;
  if (move.token === 'reader.written:nothing') return !from.words.includes('incomplete') || unchanged;
  return move.token === 'retried' || move.token === 'another.begun' || undriven;
}

export const readerFormDriver: Driver = {
  chart: readerFormChart,
  inputs: ['another', 'known', 'rejected'],
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: {
    readReaders: rowsOfTable('readers/read'),
    readReader: rowsOfTable('reader/read'),
    readModification: rowsOfTable('modification/read'),
    addReaders: rowsOfTable('reader/add'),
    editReader: rowsOfTable('reader/update'),
  },
  isMadeUp: (token) => endings[token] !== answered,
  canPlay: canPlayForm,
  open: async ({ page, control, way, begin }) => {
    const { account, subscription } = await control.scenario('licence', { locale: languageOf(page) });
    await comeSignedIn(page, account);
    begin();
    await page.goto(
      `/${languageOf(page)}/account/subscriptions/${subscription?.id}/readers/form${places[way.input] ?? ''}`,
    );
  },
  play: async (stage, segment) => {
    const { move } = segment;
    if (move.kind === 'answer') return endingOf(stage, segment)?.(await stage.calls.asked(move.port));
    if (move.token === 'retried') return press(stage.page, 'Try again');
    if (move.token === 'another.begun') return follow(stage.page, /^(Add another reader|Add a reader)/);
    if (move.token === 'reader.confirmed') return press(stage.page, /^Request (?:this change|access)/);
    return write(stage, move.token.endsWith('complete'));
  },
};
