import { whole } from '../../../domain/completeness.ts';
import { describe, expect, test } from 'vitest';
import { delivered, notes, openNotes, refusal } from '../../../tests/support/notes-responses.ts';
import { ApiError } from '../../failure.ts';
import { UNDO_TIME } from './listing.states.ts';
import { totalOf, undoable } from './listing.ts';

const offline = new ApiError('offline', 'GET /notes');
const signedOut = new ApiError('unauthorised', 'POST /notes');

const pin = (rowId: string, isPinned = true) =>
  ({ type: 'change.made', rowId, pendingChange: { kind: 'kept', isPinned } }) as const;
const rename = (rowId: string, title: string) =>
  ({ type: 'change.made', rowId, pendingChange: { kind: 'kept', title } }) as const;
const remove = (rowId: string) =>
  ({ type: 'change.made', rowId, pendingChange: { kind: 'removed' }, isUndoable: true }) as const;

async function opened(count = 3) {
  const actorResponses = openNotes(notes(count));
  await actorResponses.read();
  const { actor, listing, changes } = actorResponses;
  return {
    ...actorResponses,
    send: actor.send.bind(actor),
    ids: () => listing().rows.map(({ id }) => id),
    sent: () => changes.map(({ question }) => question),
  };
}

describe('records', () => {
  test('are read, and read again where that failed', async () => {
    const { actor, value, read, failRead, listing, reads } = openNotes(notes(2));
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await failRead(offline);
    expect(value()).toMatchObject({ records: 'unreadable' });
    expect(listing().failure?.kind).toBe('offline');
    actor.send({ type: 'retried' });
    await read();
    expect(value()).toMatchObject({ records: 'shown' });
    expect([listing().rows, listing().failure, reads.length]).toEqual([notes(2), null, 2]);
  });

  test('there are none, or none with these filters', async () => {
    const empty = openNotes([]);
    await empty.read();
    expect(empty.value()).toMatchObject({ records: 'empty' });
    const filtered = openNotes([], { params: { text: 'boat' } });
    await filtered.read();
    expect(filtered.value()).toMatchObject({ records: 'shown' });
  });

  test('of an earlier answer are shown at once, and those that are the same stay the same', async () => {
    const cached = { rows: notes(3), completeness: whole, next: null };
    const { value, listing, read, page } = openNotes(notes(4), { cached });
    expect(value()).toMatchObject({ records: 'refreshing' });
    expect(listing().rows).toEqual(cached.rows);
    const received = page({ kind: '', text: '', cursor: null });
    await read({
      ...received,
      rows: received.rows.map((note) => (note.id === '2' ? { ...note, title: 'Boat' } : note)),
    });
    const [first, second, third] = listing().rows;
    expect(first).toBe(cached.rows[0]);
    expect(second?.title).toBe('Boat');
    expect(third).toBe(cached.rows[2]);
  });

  test('stay, and are called outdated, where reading again fails', async () => {
    const cached = { rows: notes(3), completeness: whole, next: null };
    const { actor, value, listing, read, failRead } = openNotes(notes(3), { cached });
    const before = listing().rows;
    await failRead(offline);
    expect(value()).toMatchObject({ records: 'outdated' });
    expect([listing().rows, listing().failure?.kind]).toEqual([before, 'offline']);
    actor.send({ type: 'retried' });
    await read();
    expect([value(), listing().failure, listing().rows]).toMatchObject([{ records: 'shown' }, null, before]);
    expect(listing().rows).toBe(before);
  });

  test('follow page by page, each once', async () => {
    const { send, value, read, failRead, ids, listing, reads } = await opened(7);
    send({ type: 'more.wanted' });
    expect(value()).toMatchObject({ records: { more: 'reading' } });
    await failRead(offline);
    expect(value()).toMatchObject({ records: { more: 'unreadable' } });
    send({ type: 'retried' });
    await read({ rows: [...notes(4).slice(2), ...notes(6).slice(4)], completeness: whole, next: '7' });
    expect(ids()).toEqual(['1', '2', '3', '4', '5', '6']);
    send({ type: 'more.wanted' });
    await read();
    expect([ids().length, listing().next, totalOf(listing())]).toEqual([7, null, 7]);
    expect(reads.map(({ question }) => question.cursor)).toEqual([null, '4', '4', '7']);
    send({ type: 'more.wanted' });
    expect(reads).toHaveLength(4);
  });

  test('with other filters are asked for at once: the newest answer wins', async () => {
    const { send, reads, ids, value, actor } = await opened(4);
    send({ type: 'filters.changed', filters: { kind: 'memo' } });
    send({ type: 'filters.changed', filters: { text: '4' } });
    expect(reads.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
    expect(ids()).toEqual(['1', '2', '3']);
    reads[2]?.answer.resolve({ rows: notes(4).slice(3), completeness: whole, next: null });
    reads[1]?.answer.resolve({ rows: notes(2).slice(1), completeness: whole, next: null });
    await delivered();
    expect([ids(), value()]).toMatchObject([['4'], { records: 'shown' }]);
    send({ type: 'place.changed', params: { kind: 'task' } });
    const { kind, text } = actor.getSnapshot().context;
    expect([kind, text, reads[3]?.question]).toEqual(['task', '', { kind: 'task', text: '', cursor: null }]);
  });

  test('of earlier filters are no answer to other ones, where these cannot be read', async () => {
    const { send, ids, value, listing, failRead, read } = await opened(7);
    send({ type: 'filters.changed', filters: { kind: 'memo' } });
    await failRead(offline);
    expect([ids(), totalOf(listing()), listing().next, listing().failure?.kind]).toEqual([[], null, null, 'offline']);
    expect([value(), listing().completeness]).toMatchObject([{ records: 'outdated' }, { kind: 'unread' }]);
    send({ type: 'filters.changed', filters: { text: '2' } });
    expect(value()).toMatchObject({ records: 'refreshing' });
    await failRead(offline);
    send({ type: 'retried' });
    await read();
    expect([ids(), totalOf(listing()), value()]).toMatchObject([['2'], 1, { records: 'shown' }]);
  });

  test('stay where other filters are taken back before they are read', async () => {
    const { send, ids, failRead } = await opened();
    send({ type: 'filters.changed', filters: { kind: 'memo' } });
    send({ type: 'filters.changed', filters: { kind: '' } });
    await failRead(offline);
    expect(ids()).toEqual(['1', '2', '3']);
  });

  test('of an earlier answer stay where their filters cannot be read again', async () => {
    const cached = { rows: notes(2), completeness: whole, next: null };
    const { listing, failRead } = openNotes(notes(2), { cached, params: { kind: 'memo' } });
    await failRead(offline);
    expect(listing().rows).toEqual(cached.rows);
  });
});

describe('a change', () => {
  test('is shown at once, and leaves in its turn', async () => {
    const { send, listing, sent, change, value, actor } = await opened();
    send(pin('2'));
    send(pin('3'));
    expect(listing().rows.map(({ isPinned }) => isPinned)).toEqual([false, true, true]);
    expect(sent()).toEqual([{ id: '2', pendingChange: { kind: 'kept', isPinned: true } }]);
    expect([actor.getSnapshot().hasTag('unsent'), actor.getSnapshot().hasTag('busy')]).toEqual([true, false]);
    await change();
    expect(sent()).toHaveLength(2);
    await change();
    expect([value(), actor.getSnapshot().hasTag('unsent')]).toMatchObject([{ changing: 'resting' }, false]);
  });

  test('that the server refuses is rolled back alone, and reported until dismissed', async () => {
    const { send, listing, failChange, change, value } = await opened();
    send(pin('1'));
    send(pin('2'));
    await failChange(refusal);
    expect(listing().rows.map(({ isPinned }) => isPinned)).toEqual([false, true, false]);
    expect(listing().refused).toMatchObject({ change: { rowId: '1' }, failure: { feedback: refusal.feedback } });
    await change();
    expect([listing().rows[1]?.isPinned, value()]).toMatchObject([true, { records: 'shown', changing: 'resting' }]);
    send({ type: 'notice.dismissed' });
    expect(listing().refused).toBeNull();
  });

  test('whose answer was lost is asked about: the rows are read again', async () => {
    const { send, listing, failChange, obey, read, reads, value } = await opened();
    send(pin('1'));
    obey({ id: '1', pendingChange: { kind: 'kept', isPinned: true } });
    await failChange(new ApiError('timeout', 'POST /notes'));
    expect([listing().rows[0]?.isPinned, value(), reads.length]).toMatchObject([false, { records: 'refreshing' }, 2]);
    await read();
    expect(listing().rows[0]?.isPinned).toBe(true);
  });

  test("whose answer includes the row shows the server's row", async () => {
    const { send, listing, changes } = await opened();
    send(rename('1', ' Boat '));
    changes[0]?.answer.resolve({ id: '1', title: 'Boat', kind: 'task', isPinned: false });
    await delivered();
    expect(listing().rows[0]?.title).toBe('Boat');
  });

  test('waits with all others when the session has expired, and is sent with the next', async () => {
    const { send, listing, failChange, change, sent, value, actor } = await opened();
    send(pin('1'));
    send(pin('2'));
    await failChange(signedOut);
    expect([value(), listing().queue.length, listing().refused]).toMatchObject([{ changing: 'halted' }, 2, null]);
    expect(listing().rows.map(({ isPinned }) => isPinned)).toEqual([true, true, false]);
    // The page stays mounted until the person has signed in.
    send({ type: 'page.left' });
    expect([value(), actor.getSnapshot().hasTag('unsent')]).toMatchObject([{ changing: 'halted' }, true]);
    send(pin('3'));
    for (let count = 0; count < 3; count += 1) await change();
    expect(sent().map(({ id }) => id)).toEqual(['1', '1', '2', '3']);
  });

  test('that waits for a sign-in is sent as soon as the person is back', async () => {
    const { send, failChange, change, sent } = await opened();
    send(pin('1'));
    await failChange(signedOut);
    send({ type: 'page.left' });
    send({ type: 'page.entered' });
    await change();
    expect(sent().map(({ id }) => id)).toEqual(['1', '1']);
  });

  test.each([
    ['the page is left', ['left', 'answered']],
    ['the list hears of it', ['answered', 'left']],
  ] as const)('can be undone no more where a sign-in comes between, and %s first', async (_, order) => {
    const { send, failChange, change, sent, listing, value } = await opened();
    send(remove('1'));
    send(remove('2'));
    for (const each of order) await (each === 'left' ? send({ type: 'page.left' }) : failChange(signedOut));
    send({ type: 'page.entered' });
    await failChange(offline);
    expect([value(), undoable(listing())]).toMatchObject([{ changing: 'sending' }, null]);
    await change();
    expect(sent().map(({ id }) => id)).toEqual(['1', '1', '2']);
  });

  test('that an earlier visit has not sent is sent', async () => {
    const unsent = [{ rowId: '1', pendingChange: { kind: 'kept', isPinned: true }, isUndoable: false }] as const;
    const { listing, read, change, changes } = openNotes(notes(2), { unsent });
    await change();
    await read();
    expect([listing().rows[0]?.isPinned, changes.length]).toEqual([true, 1]);
  });

  test('to a row whose change still waits replaces it, in its place', async () => {
    const { send, sent, change } = await opened();
    send(pin('1'));
    send(rename('2', 'Boat'));
    send(pin('3'));
    send(rename('2', 'Ship'));
    send(pin('2'));
    for (let count = 0; count < 3; count += 1) await change();
    expect(sent().map(({ id, pendingChange }) => ({ id, ...pendingChange }))).toEqual([
      { id: '1', kind: 'kept', isPinned: true },
      { id: '2', kind: 'kept', title: 'Ship', isPinned: true },
      { id: '3', kind: 'kept', isPinned: true },
    ]);
  });

  test('that is on its way is not replaced', async () => {
    const { send, sent, change, listing } = await opened();
    send(pin('1'));
    send(pin('1', false));
    await change();
    await change();
    expect(sent().map(({ pendingChange }) => pendingChange)).toEqual([
      { kind: 'kept', isPinned: true },
      { kind: 'kept', isPinned: false },
    ]);
    expect(listing().rows[0]?.isPinned).toBe(false);
  });
});

describe('a removal', () => {
  test('waits 5 s before it is sent', async () => {
    const { send, clock, sent, ids, change, listing } = await opened();
    send(remove('2'));
    expect([ids(), totalOf(listing())]).toEqual([['1', '3'], 2]);
    clock.increment(UNDO_TIME - 1);
    expect(sent()).toEqual([]);
    clock.increment(1);
    expect(sent()).toEqual([{ id: '2', pendingChange: { kind: 'removed' } }]);
    await change();
    expect([ids(), totalOf(listing())]).toEqual([['1', '3'], 2]);
  });

  test('that is undone is never sent', async () => {
    const { send, clock, sent, listing, value } = await opened();
    const before = listing().rows;
    send(remove('2'));
    clock.increment(UNDO_TIME - 1);
    send({ type: 'change.undone' });
    clock.increment(UNDO_TIME);
    expect([sent(), value()]).toMatchObject([[], { changing: 'resting' }]);
    expect(listing().rows).toEqual(before);
    expect(listing().rows.every((row, index) => row === before[index])).toBe(true);
  });

  test('leaves before what is changed after it, at once', async () => {
    const { send, sent, change, clock, value } = await opened();
    send(remove('2'));
    send(remove('3'));
    expect(sent()).toEqual([{ id: '2', pendingChange: { kind: 'removed' } }]);
    send({ type: 'change.undone' });
    await change();
    expect(value()).toMatchObject({ changing: 'resting' });
    send(remove('3'));
    clock.increment(UNDO_TIME);
    expect(sent().map(({ id }) => id)).toEqual(['2', '3']);
  });

  test('leaves at once when the page is left', async () => {
    const { send, sent, change, actor } = await opened();
    expect(actor.getSnapshot().can({ type: 'page.left' })).toBe(false);
    send(remove('2'));
    send({ type: 'page.left' });
    expect(sent().map(({ id }) => id)).toEqual(['2']);
    send(remove('3'));
    send({ type: 'page.left' });
    await change();
    expect(sent().map(({ id }) => id)).toEqual(['2', '3']);
    await change();
    expect(actor.getSnapshot().hasTag('unsent')).toBe(false);
  });

  test('of the last row leaves nothing, until it is undone', async () => {
    const { send, value, ids } = await opened(1);
    send(remove('1'));
    expect(value()).toMatchObject({ records: 'empty' });
    send({ type: 'change.undone' });
    expect([value(), ids()]).toMatchObject([{ records: 'shown' }, ['1']]);
  });
});
