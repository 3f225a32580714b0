import { msg } from '@lingui/core/macro';
import type { ReadersContext } from '../../../../machines/licence/readers/readers.context.ts';
import type { ReadersEvent } from '../../../../machines/licence/readers/readers.machine.ts';
import { readersSteps as steps } from '../../../../machines/licence/readers/readers.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { Empty } from './empty.tsx';
import { List } from './list.tsx';
import { Loading } from './loading.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<ReadersContext, ReadersEvent>();

const title = msg`Readers of your license`;

/** Every screen of a licence's readers. */
export const readersScreens: Registry<ReadersContext, ReadersEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: List }),
    empty: screen(steps.empty, { title, view: Empty }),
  },
};
