import { msg } from '@lingui/core/macro';
import type { ReadLaterContext, ReadLaterEvent } from '../../../machines/reading/readings/readings.context.ts';
import { listScreens } from '../shared/list/list-screens.tsx';
import { NothingKept } from './list-texts.tsx';
import { ReadLater } from './read-later-screens.tsx';

/** Screens of the saved articles. */
export const readLaterScreens = listScreens<ReadLaterContext, ReadLaterEvent>({
  title: msg`Read later`,
  words: { unread: msg`We couldn’t load the list` },
  kind: 'list',
  parts: ['filters'],
  list: ReadLater,
  empty: NothingKept,
});
