import { msg } from '@lingui/core/macro';
import type { RangesContext } from '../../../../machines/licence/ranges/ranges.context.ts';
import type { RangesEvent } from '../../../../machines/licence/ranges/ranges.machine.ts';
import { rangesSteps as steps } from '../../../../machines/licence/ranges/ranges.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { Empty } from './empty.tsx';
import { List } from './list.tsx';
import { Loading } from './loading.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<RangesContext, RangesEvent>();

const title = msg`IP ranges of your license`;

/** Every screen of the page of a licence's networks. */
export const rangesScreens: Registry<RangesContext, RangesEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: List }),
    empty: screen(steps.empty, { title, view: Empty }),
  },
};
