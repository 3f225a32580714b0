import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { NewWatchContext } from '../../../../machines/watch/new-watch/new-watch.context.ts';
import type { NewWatchEvent } from '../../../../machines/watch/new-watch/new-watch.machine.ts';
import { newWatchSteps as steps } from '../../../../machines/watch/watch.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { unreadableView, skeletonView } from '../../shared/load-views.tsx';
import { loadWords } from '../notifications/watch-names.ts';
import { Full, SubjectStep } from './screens.tsx';

const screen = screensOf<NewWatchContext, NewWatchEvent>();

const title = msg`New alert`;

/** Screens of a new watch. */
export const newWatchScreens: Registry<NewWatchContext, NewWatchEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: skeletonView(6, <Trans>Loading…</Trans>, 'fields') }),
    unreadable: screen(steps.unreadable, { title, view: unreadableView(loadWords) }),
    full: screen(steps.full, { title, view: Full }),
    subject: screen(steps.subject, { title, view: SubjectStep }),
  },
};
