import { msg } from '@lingui/core/macro';
import type { SubscriptionContext } from '../../../../machines/subscription/subscription/subscription.context.ts';
import type { SubscriptionEvent } from '../../../../machines/subscription/subscription/subscription.machine.ts';
import { subscriptionSteps as steps } from '../../../../machines/subscription/subscription/subscription.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { errorTitles } from '../../../ui/layout/error-message.tsx';
import { Detail } from './detail.tsx';
import { Loading } from './loading.tsx';
import { Unknown } from './unknown.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<SubscriptionContext, SubscriptionEvent>();

const title = msg`Your subscription`;

/** Every screen of a subscription's page. */
export const subscriptionScreens: Registry<SubscriptionContext, SubscriptionEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    unknown: screen(steps.unknown, { title: errorTitles[404], view: Unknown }),
    detail: screen(steps.detail, {
      title: ({
        detail: {
          subscription: { reference },
        },
      }) => msg`Your subscription ${reference}`,
      view: Detail,
    }),
  },
};
