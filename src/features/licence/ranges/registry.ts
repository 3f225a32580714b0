import { msg } from '@lingui/core/macro';
import type { RangesContext } from '../../../../machines/licence/ranges/ranges.context.ts';
import type { RangesEvent } from '../../../../machines/licence/ranges/ranges.machine.ts';
import { listScreens } from '../../shared/list/list-screens.tsx';
import { loadWords } from './range-load-words.ts';
import { Empty, List } from './screens.tsx';

/** Every screen of the page of a licence's networks. */
export const rangesScreens = listScreens<RangesContext, RangesEvent>({
  title: msg`IP ranges of your license`,
  words: loadWords,
  kind: 'dense',
  parts: ['text', 'paragraph', 'toolbar'],
  rows: 3,
  isOnePage: true,
  list: List,
  empty: Empty,
});
