import { msg } from '@lingui/core/macro';
import type { ReadersContext } from '../../../../machines/licence/readers/readers.context.ts';
import type { ReadersEvent } from '../../../../machines/licence/readers/readers.machine.ts';
import { listScreens } from '../../shared/list/list-screens.tsx';
import { Empty, List } from './screens.tsx';

/** Every screen of a licence's readers. */
export const readersScreens = listScreens<ReadersContext, ReadersEvent>({
  title: msg`Readers of your license`,
  words: { unread: msg`We couldn’t load the readers` },
  kind: 'dense',
  parts: ['licence', 'meter', 'actions', 'fileFilters'],
  list: List,
  empty: Empty,
});
