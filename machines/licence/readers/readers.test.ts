import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { without } from '../../../domain/completeness.ts';
import { modificationType } from '../../../domain/enumerations.ts';
import type { LicenceReader } from '../../../domain/licence.ts';
import type { LineState, ReaderModification } from '../../../domain/modification.ts';
import { ApiError } from '../../failure.ts';
import { replayLine } from '../../engine/model/replay.ts';
import { afterCancellation, openingOf, pageOf, readersList, readersQuestion } from './readers.context.ts';
import { additionRequest, readerPage, readers } from './readers.fixtures.ts';
import type { ReadersReceived } from './readers.machine.ts';
import { readersMachine } from './readers.machine.ts';
import { readersChart } from './readers.samples.ts';

const params = { aboId: '88031' };

/** State of a reader after the answer to a cancelled request: on the list, marked or not, or gone. */
function becomes(type: ReaderModification, state: LineState): 'marked' | 'clear' | 'gone' {
  const [first] = readers;
  if (!first) throw new Error('There is no reader');
  const marked = { ...first, pending: { id: 9301, type, position: 1 } };
  const opening = openingOf({ params, cached: readerPage([marked], null) });
  const changed = readersList.make(opening.listing, {
    rowId: 'request-9301',
    pendingChange: { kind: 'takenBack', request: 9301 },
  });
  const received = additionRequest('cancelled');
  const lines = received.lines.map((line) => ({ ...line, state }));
  const { listing } = afterCancellation(
    { ...opening, listing: readersList.send(changed) },
    { ...received, type, lines },
  );
  const [row] = listing.rows;
  return row ? (row.reader.pending ? 'marked' : 'clear') : 'gone';
}

/** Readers of one request after its cancellation met a decision: their last names, with the pending ones marked. */
function afterDecision(type: ReaderModification, states: readonly LineState[]): readonly string[] {
  const marked = readers.slice(0, states.length).map((reader, index) => ({
    ...reader,
    pending: { id: 9301, type, position: index + 1 },
  }));
  const opening = openingOf({ params, cached: readerPage(marked, null) });
  const pendingChange = { kind: 'takenBack', request: 9301 } as const;
  const sent = readersList.send(readersList.make(opening.listing, { rowId: 'request-9301', pendingChange }));
  // The lines come in any order.
  const lines = states
    .map((state, index) => {
      const reader = {
        civility: 1,
        firstName: 'Awa',
        lastName: `line ${index + 1}`,
        email: 'awa@example.org',
      } as const;
      return { position: index + 1, before: null, after: { kind: 'reader', reader } as const, state, reason: '' };
    })
    .toReversed();
  const received = { ...additionRequest('accepted'), type, lines };
  const { listing } = afterCancellation({ ...opening, listing: sent }, received);
  return listing.rows.map(({ reader }) => `${reader.lastName}${reader.pending ? ' (pending)' : ''}`);
}

test('seats stay and the readers are read again when an answer lacks lines of the request', () => {
  const opening = openingOf({ params, cached: readerPage(readers, null) });
  const pendingChange = { kind: 'takenBack', request: 9301 } as const;
  const sent = readersList.send(readersList.make(opening.listing, { rowId: 'request-9301', pendingChange }));
  const received = { ...additionRequest('cancelled'), lines: [], completeness: without(2) };
  const { listing, seats } = afterCancellation({ ...opening, listing: sent }, received);
  expect([listing.isDoubtful, seats]).toEqual([true, opening.seats]);
});

describe('a request about a reader that is cancelled or rejected (specification §4)', () => {
  const { readerAddition, readerEdit, readerDeletion } = modificationType;

  test.each<[string, ReaderModification, LineState, ReturnType<typeof becomes>]>([
    ['to add one, cancelled: the reader leaves the list', readerAddition, 'cancelled', 'gone'],
    ['to change one, cancelled: the marker is cleared', readerEdit, 'cancelled', 'clear'],
    ['to delete one, cancelled: the marker is cleared', readerDeletion, 'cancelled', 'clear'],
    ['to add one, rejected: the reader leaves the list', readerAddition, 'rejected', 'gone'],
    ['to change one, rejected: the marker is cleared', readerEdit, 'rejected', 'clear'],
    ['to delete one, rejected: the marker is cleared', readerDeletion, 'rejected', 'clear'],
    ['to add one, accepted meanwhile: the marker is cleared', readerAddition, 'accepted', 'clear'],
    ['to change one, accepted meanwhile: the marker is cleared', readerEdit, 'accepted', 'clear'],
    ['to delete one, accepted meanwhile: the reader leaves the list', readerDeletion, 'accepted', 'gone'],
    ['still pending: the marker stays', readerEdit, 'pending', 'marked'],
  ])('%s', (_, type, state, expected) => {
    expect(becomes(type, state)).toBe(expected);
  });
});

const shown = 'fresh > readReaders:done.several';

async function after(line: string) {
  const replay = await replayLine(readersChart, `${shown} > ${line}`);
  const { listing, seats, decided } = replay.snapshot().context;
  return {
    rows: listing.rows.map(({ id, reader, changed }) => `${id} ${changed ?? reader.pending?.type ?? 'clear'}`),
    taken: seats?.taken,
    decided,
    asked: replay.asked.filter(({ port }) => port !== 'readReaders').map(({ port, input }) => [port, input]),
  };
}

describe('the readers of a request that was decided line by line', () => {
  const { readerAddition, readerEdit, readerDeletion } = modificationType;
  const [first, second] = readers.map(({ lastName }) => lastName);

  test('take the answer of their own line, and what it accepted', () => {
    expect(afterDecision(readerAddition, ['rejected', 'accepted'])).toEqual(['line 2']);
    expect(afterDecision(readerEdit, ['accepted', 'rejected'])).toEqual(['line 1', second]);
    expect(afterDecision(readerDeletion, ['rejected', 'accepted'])).toEqual([first]);
    expect(afterDecision(readerEdit, ['rejected', 'pending'])).toEqual([first, `${second} (pending)`]);
  });
});

describe('on the list', () => {
  test('a deletion is sent after five seconds: the reader is marked, or removed with their seat if it needs no decision', async () => {
    const waiting = await after('change.made:deleted');
    expect(waiting).toMatchObject({ rows: ['6101 deleted', '6102 5', '6103 6'], taken: 5, asked: [] });
    const asked = await after('change.made:deleted > wait undoTime > deleteReader:done.asked');
    expect(asked).toMatchObject({ rows: ['6101 7', '6102 5', '6103 6'], taken: 5 });
    expect(asked.asked).toEqual([['deleteReader', { subscriptionId: 88031, readerId: 6101 }]]);
    const gone = await after('change.made:deleted > wait undoTime > deleteReader:done.letThrough');
    expect(gone).toMatchObject({ rows: ['6102 5', '6103 6'], taken: 4 });
  });

  test('a deletion undone in time sends nothing, and a refused one restores the reader', async () => {
    expect(await after('change.made:deleted > change.undone')).toMatchObject({
      rows: ['6101 clear', '6102 5', '6103 6'],
      asked: [],
    });
    const refused = await after('change.made:deleted > wait undoTime > deleteReader:failed.refused');
    expect(refused.rows).toEqual(['6101 clear', '6102 5', '6103 6']);
  });

  test('a cancelled addition removes all its readers and frees their seats', async () => {
    const taken = await after('change.made:takenBack > wait undoTime > cancelModification:done.cancelled');
    expect(taken).toMatchObject({ rows: ['6101 clear', '6103 6'], taken: 3, decided: null });
    expect(taken.asked).toEqual([['cancelModification', { id: 9301 }]]);
  });

  test('an earlier decision of the publisher counts, and is reported', async () => {
    const accepted = await after('change.made:takenBack > wait undoTime > cancelModification:done.accepted');
    expect(accepted).toMatchObject({
      rows: ['6101 clear', '6102 clear', '6103 6'],
      taken: 5,
      decided: { id: 9301, state: 'accepted' },
    });
  });

  test('an answer from before a cancellation does not restore the reader', () => {
    const { listing } = openingOf({ params, cached: readerPage(readers, null) });
    const asking = readersList.ask(listing);
    const changed = readersList.make(asking, {
      rowId: 'request-9301',
      pendingChange: { kind: 'takenBack', request: 9301 },
    });
    const context = { ...openingOf({ params, cached: null }), listing: readersList.send(changed) };
    const { listing: settled } = afterCancellation(context, additionRequest('cancelled'));
    const received = readersList.keepFirst(settled, pageOf(readerPage(readers, null)));
    expect(received.rows.map(({ id }) => id)).toEqual(['6101', '6103', '6104']);
  });
});

/** Lets answers reach the chart. */
const delivered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The page with a server that answers file requests on demand. */
async function open() {
  const files: PromiseWithResolvers<readonly LicenceReader[]>[] = [];
  const received: ReadersReceived[] = [];
  const machine = readersMachine.provide({
    actors: {
      readReaders: fromPromise(() => Promise.resolve(readerPage(readers, null))),
      readAllReaders: fromPromise(() => {
        const file = Promise.withResolvers<readonly LicenceReader[]>();
        files.push(file);
        return file.promise;
      }),
    },
  });
  const actor = createActor(machine, { input: { params, cached: null } });
  actor.on('readers.received', (event) => received.push(event));
  actor.start();
  await delivered();
  return { actor, files, received };
}

test('all readers are handed over once, despite repeated clicks and changes of the publisher', async () => {
  const { actor, files, received } = await open();
  for (let times = 0; times < 3; times += 1) actor.send({ type: 'file.asked' });
  actor.send({ type: 'place.changed', params });
  expect(actor.getSnapshot().context.isCollecting).toBe(true);
  files[0]?.resolve(readers);
  await delivered();
  expect([files.length, received.map((event) => event.readers)]).toEqual([1, [readers]]);
  actor.send({ type: 'file.asked' });
  files[1]?.reject(new ApiError('offline', 'POST /ajax/subscriptions/read'));
  await delivered();
  expect(actor.getSnapshot().context).toMatchObject({ isCollecting: false, fileFailure: { kind: 'offline' } });
});

test('the address sets the query, and unknown values set no filter', () => {
  expect(readersQuestion({ aboId: '88031', text: 'dia', state: 'pending' }, '12')).toEqual({
    subscriptionId: 88031,
    text: 'dia',
    state: 'pending',
    cursor: '12',
  });
  expect(readersQuestion({ aboId: '88031', text: '', state: 'gone' }, null).state).toBe('');
});

test('another licence shows no data of the former one, whose waiting changes are still sent', async () => {
  const { actor } = await open();
  const pendingChange = { kind: 'deleted', subscriptionId: 88031 } as const;
  actor.send({ type: 'change.made', rowId: '6101', pendingChange, isUndoable: true });
  actor.send({ type: 'place.changed', params: { aboId: '88044' } });
  const { listing, aboId, seats } = actor.getSnapshot().context;
  expect([aboId, seats, listing.rows, listing.queue]).toEqual([
    '88044',
    null,
    [],
    [expect.objectContaining({ pendingChange })],
  ]);
  actor.stop();
});
