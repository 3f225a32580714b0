import { msg } from '@lingui/core/macro';
import type { PersonalDataContext } from '../../../machines/personal-data/personal-data.context.ts';
import type { PersonalDataEvent } from '../../../machines/personal-data/personal-data.machine.ts';
import { personalDataSteps as steps } from '../../../machines/personal-data/personal-data.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { Asked } from './asked.tsx';
import { Deletion } from './deletion.tsx';
import { Loading } from './loading.tsx';
import { Overview } from './overview.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<PersonalDataContext, PersonalDataEvent>();

const title = msg`Your data`;

/** Every screen of the page of all that is held of a person. */
export const personalDataScreens: Registry<PersonalDataContext, PersonalDataEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    overview: screen(steps.overview, { title, view: Overview }),
    deletion: screen(steps.deletion, { title: msg`Delete your account`, view: Deletion }),
    asked: screen(steps.asked, { title: msg`Your account will be deleted`, view: Asked }),
  },
};
