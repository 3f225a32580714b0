import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubscriptionContext } from '../../../../machines/subscription/subscription/subscription.context.ts';
import type { SubscriptionEvent } from '../../../../machines/subscription/subscription/subscription.machine.ts';
import { subscriptionSteps as steps } from '../../../../machines/subscription/subscription.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { errorTitles } from '../../../ui/layout/error-titles.ts';
import { subscriptionName } from '../subscriptions/subscription-name.ts';
import { Detail, Loading, Unknown, Unreadable } from './screens.tsx';

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
          subscription: { reference, isFromQuotation },
        },
      }) => (isFromQuotation ? msg`Your subscription of quote ${reference}` : msg`Your subscription ${reference}`),
      heading: ({ detail: { subscription } }) => subscriptionName(subscription, i18n),
      view: Detail,
    }),
  },
};
