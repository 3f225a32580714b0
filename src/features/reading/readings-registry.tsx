import { msg } from '@lingui/core/macro';
import type { ReadingsContext, ReadingsEvent } from '../../../machines/reading/readings/readings.context.ts';
import { readingsSteps as steps } from '../../../machines/reading/readings/readings.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { NoReadings } from './empty.tsx';
import { Loading } from './loading.tsx';
import { Readings } from './readings.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<ReadingsContext, ReadingsEvent>();

const title = msg`Reading history`;

/** Every screen of the reading history. */
export const readingsScreens: Registry<ReadingsContext, ReadingsEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: Readings }),
    empty: screen(steps.empty, { title, view: NoReadings }),
  },
};
