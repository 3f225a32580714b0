import { whole } from '../../../domain/completeness.ts';
import { expect, test } from 'vitest';
import { replayLine } from '../../engine/model/replay.ts';
import { pageOf, watchList } from './notifications.context.ts';
import { choices, watches } from './notifications.fixtures.ts';
import { notificationsChart } from './notifications.samples.ts';

const play = (line: string) => replayLine(notificationsChart, line);
const deletions = ({ asked }: Awaited<ReturnType<typeof play>>) =>
  asked.filter(({ port }) => port === 'deleteWatch').map(({ input }) => input);

const shown = 'link > readWatches:done.several';

test('a watch that is deleted stays in its place, undone it is as it was, and nothing is sent', async () => {
  const first = watches[0]?.id ?? '';
  const list = watchList.keepFirst(
    watchList.begin({ cached: null }),
    pageOf({ watches, choices, completeness: whole }),
  );
  const deleted = watchList.make(list, { rowId: first, pendingChange: { isDeleted: true }, isUndoable: true });
  expect(deleted.rows.map(({ id, isDeleted }) => isDeleted && id)).toEqual([first, false, false, false, false]);
  expect(watchList.undo(deleted).rows).toEqual(list.rows);
  expect(deletions(await play(`${shown} > change.made:first > change.undone`))).toEqual([]);
});

test('deletions are sent after five seconds, in their order, or at once where the page is left', async () => {
  expect(deletions(await play(`${shown} > change.made:first > wait undoTime`))).toEqual([{ id: 4005 }]);
  const both = await play(
    `${shown} > change.made:first > change.made:second > deleteWatch:done.made > page.left > deleteWatch:done.made`,
  );
  expect(deletions(both)).toEqual([{ id: 4005 }, { id: 4004 }]);
});
