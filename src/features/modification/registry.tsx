import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModificationContext } from '../../../machines/modification/modification.context.ts';
import type { ModificationEvent } from '../../../machines/modification/modification.machine.ts';
import { modificationSteps as steps } from '../../../machines/modification/modification.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { requestNames } from '../shared/request-names.ts';
import { skeletonView } from '../shared/load-views.tsx';
import { Request } from './request.tsx';
import { NotFound, Unreadable } from './screens.tsx';

const screen = screensOf<ModificationContext, ModificationEvent>();

const title = msg`Your request`;

/** Every screen of the page of a request. */
export const modificationScreens: Registry<ModificationContext, ModificationEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: skeletonView(5, <Trans>Loading…</Trans>) }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    notFound: screen(steps.notFound, { title, view: NotFound }),
    request: screen(steps.request, { title: ({ modification: { type } }) => requestNames[type], view: Request }),
  },
};
