/** Lists that were not read whole, and empty ones that are read again. */
import { expect, test } from 'vitest';
import { notes, openNotes } from '../../../tests/support/notes-responses.ts';
import { unread, whole, without } from '../../../domain/completeness.ts';
import { ApiError } from '../../failure.ts';
import { stepOf } from '../../engine/step.ts';

const nothing = { rows: [], next: null };

test.each([unread, without(3)])(
  'a list without a readable row is not empty, and can be read again: %o',
  async (completeness) => {
    const { actor, value, read } = openNotes(notes(2));
    await read({ ...nothing, completeness });
    expect(value()).toMatchObject({ records: 'shown' });
    actor.send({ type: 'retried' });
    expect(value()).toMatchObject({ records: 'refreshing' });
    await read();
    expect(value()).toMatchObject({ records: 'shown' });
  },
);

test('a list without some of its rows can be read again, and a whole one cannot', async () => {
  const { actor, value, read } = openNotes(notes(2));
  await read({ rows: notes(1), completeness: without(1), next: null });
  actor.send({ type: 'retried' });
  expect(value()).toMatchObject({ records: 'refreshing' });
  await read();
  actor.send({ type: 'retried' });
  expect(value()).toMatchObject({ records: 'shown' });
});

test('rows that are missing from several pages add up', async () => {
  const { actor, listing, read } = openNotes(notes(7));
  await read({ rows: notes(2), completeness: without(1), next: '4' });
  actor.send({ type: 'more.wanted' });
  await read({ rows: notes(5).slice(3), completeness: without(2), next: '6' });
  expect(listing().completeness).toEqual(without(3));
  actor.send({ type: 'more.wanted' });
  await read({ ...nothing, completeness: unread });
  expect(listing().completeness).toEqual(unread);
});

test('the last row of an incomplete list is removed: the list is not empty', async () => {
  const { actor, value, read } = openNotes(notes(1));
  await read({ rows: notes(1), completeness: without(1), next: null });
  actor.send({ type: 'change.made', rowId: '1', pendingChange: { kind: 'removed' }, isUndoable: true });
  expect(value()).toMatchObject({ records: 'shown' });
});

test('an empty list stays empty while it is read again', async () => {
  const { actor, read, value, failRead } = openNotes([]);
  await read();
  const step = () => stepOf(actor.getSnapshot()).name;
  expect(step()).toBe('empty');
  actor.send({ type: 'place.changed', params: {} });
  expect([step(), value()]).toMatchObject(['empty', { records: 'checking' }]);
  await read({ ...nothing, completeness: whole });
  expect([step(), value()]).toMatchObject(['empty', { records: 'empty' }]);
  actor.send({ type: 'place.changed', params: {} });
  await failRead(new ApiError('offline', 'GET /notes'));
  expect(step()).toBe('unreadable');
});
