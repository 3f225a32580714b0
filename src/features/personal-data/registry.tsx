import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PersonalDataContext } from '../../../machines/personal-data/personal-data.context.ts';
import type { PersonalDataEvent } from '../../../machines/personal-data/personal-data.machine.ts';
import { personalDataSteps as steps } from '../../../machines/personal-data/personal-data.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { skeletonView } from '../shared/load-views.tsx';
import { Deletion } from './deletion.tsx';
import { Asked, Overview, Unreadable } from './screens.tsx';

const screen = screensOf<PersonalDataContext, PersonalDataEvent>();

const title = msg`Your data`;

/** Screens of personal data. */
export const personalDataScreens: Registry<PersonalDataContext, PersonalDataEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: skeletonView(4, <Trans>Loading…</Trans>) }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    overview: screen(steps.overview, { title, view: Overview }),
    deletion: screen(steps.deletion, { title: msg`Delete your account`, view: Deletion }),
    asked: screen(steps.asked, { title: msg`Your account will be deleted`, view: Asked }),
  },
};
