import { msg } from '@lingui/core/macro';
import type { ReadLaterContext, ReadLaterEvent } from '../../../machines/reading/readings/readings.context.ts';
import { readLaterSteps as steps } from '../../../machines/reading/readings/readings.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { NothingKept } from './empty.tsx';
import { Loading } from './loading.tsx';
import { ReadLater } from './read-later.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<ReadLaterContext, ReadLaterEvent>();

const title = msg`Read later`;

/** Every screen of what is kept for later. */
export const readLaterScreens: Registry<ReadLaterContext, ReadLaterEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: ReadLater }),
    empty: screen(steps.empty, { title, view: NothingKept }),
  },
};
