import { msg } from '@lingui/core/macro';
import type { SubscriptionsContext } from '../../../../machines/subscription/subscriptions/subscriptions.context.ts';
import type { SubscriptionsEvent } from '../../../../machines/subscription/subscriptions/subscriptions.machine.ts';
import { subscriptionsSteps as steps } from '../../../../machines/subscription/subscriptions/subscriptions.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { Empty } from './empty.tsx';
import { List } from './list.tsx';
import { Loading } from './loading.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<SubscriptionsContext, SubscriptionsEvent>();

const title = msg`Your subscriptions`;

/** Every screen of the list of subscriptions. */
export const subscriptionsScreens: Registry<SubscriptionsContext, SubscriptionsEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: List }),
    empty: screen(steps.empty, { title, view: Empty }),
  },
};
