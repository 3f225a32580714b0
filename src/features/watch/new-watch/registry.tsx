import { msg } from '@lingui/core/macro';
import type { NewWatchContext } from '../../../../machines/watch/new-watch/new-watch.context.ts';
import type { NewWatchEvent } from '../../../../machines/watch/new-watch/new-watch.machine.ts';
import { newWatchSteps as steps } from '../../../../machines/watch/new-watch/new-watch.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { Loading } from '../notifications/loading.tsx';
import { Full } from './full.tsx';
import { Subject } from './subject.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<NewWatchContext, NewWatchEvent>();

const title = msg`New watch`;

/** Every screen of a new watch. */
export const newWatchScreens: Registry<NewWatchContext, NewWatchEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    full: screen(steps.full, { title, view: Full }),
    subject: screen(steps.subject, { title, view: Subject }),
  },
};
