import { msg } from '@lingui/core/macro';
import type { ReadingsContext, ReadingsEvent } from '../../../machines/reading/readings/readings.context.ts';
import { listScreens } from '../shared/list/list-screens.tsx';
import { NoReadings } from './list-texts.tsx';
import { Readings } from './readings-screens.tsx';

/** Every screen of the reading history. */
export const readingsScreens = listScreens<ReadingsContext, ReadingsEvent>({
  title: msg`Reading history`,
  words: { unread: msg`We couldn’t load the list` },
  kind: 'list',
  parts: ['filters'],
  list: Readings,
  empty: NoReadings,
});
