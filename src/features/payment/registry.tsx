import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fixedBilling } from '../../../domain/subscription-order.ts';
import type { PaymentContext } from '../../../machines/payment/payment.context.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.machine.ts';
import { paymentSteps as steps } from '../../../machines/payment/payment.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { withTexts } from '../../i18n/catalogue.ts';
import { lazySteps } from '../../ui/layout/lazy-steps.tsx';
import { subscriptionProgress } from '../shared/ordering/progress.ts';
import { orderingScreens } from '../shared/ordering/registry.tsx';
import { skeletonView } from '../shared/load-views.tsx';
import { Choice } from './choice.tsx';
import { offerPlace, paymentWays } from './ways.tsx';
import { OrderAside, Unknown, Unreadable } from './screens.tsx';

const screen = screensOf<PaymentContext, PaymentEvent>();

/** Views of later steps load after the first one has rendered. */
const later = lazySteps(withTexts('laterPayment', () => import('./later-payment.tsx')));

export const loadLaterPayment = later.load;

const ordering = orderingScreens<PaymentContext>(paymentWays);

/** Every screen of the payment funnel. */
export const paymentScreens: Registry<PaymentContext, PaymentEvent, typeof steps> = {
  progress: subscriptionProgress,
  skipped: ({ order }) => (order && fixedBilling(order) ? ['billing'] : []),
  first: ({ order }) => (order?.isToBeOrdered ? offerPlace(order) : null),
  aside: OrderAside,
  screens: {
    loading: screen(steps.loading, {
      title: msg`Pay for your subscription`,
      view: skeletonView(2, <Trans>Loading your payment details…</Trans>, 'cards', ['order', 'legend']),
    }),
    unreadable: screen(steps.unreadable, { title: msg`Pay for your subscription`, view: Unreadable }),
    unknown: screen(steps.unknown, { title: msg`Nothing to pay`, view: Unknown }),
    choice: screen(steps.choice, { title: msg`Pay for your subscription`, view: Choice }),
    addresses: screen(steps.addresses, {
      title: msg`Billing details`,
      view: skeletonView(3, <Trans>Loading your addresses…</Trans>, 'fields'),
    }),
    billing: screen(steps.billing, { title: msg`Billing details`, view: later.view(({ Billing }) => Billing) }),
    check: screen(steps.check, { title: msg`Check before you pay`, view: later.view(({ Check }) => Check) }),
    help: screen(steps.help, { title: msg`Get help with your payment`, ...ordering.help }),
    helpSent: screen(steps.helpSent, ordering.helpSent),
    reopening: screen(steps.reopening, ordering.reopening),
    leaving: screen(steps.leaving, ordering.leaving),
    recovering: screen(steps.recovering, ordering.recovering),
    interrupted: screen(steps.interrupted, ordering.interrupted),
    outcome: screen(steps.outcome, ordering.outcome),
    outcomeUnreadable: screen(steps.outcomeUnreadable, ordering.outcomeUnreadable),
    outcomeUnknown: screen(steps.outcomeUnknown, ordering.outcomeUnknown),
    paid: screen(steps.paid, ordering.paid),
    partlyPaid: screen(steps.partlyPaid, ordering.partlyPaid),
    returned: screen(steps.returned, ordering.returned),
    notCharged: screen(steps.notCharged, ordering.notCharged),
    confirming: screen(steps.confirming, ordering.confirming),
    awaitingTransfer: screen(steps.awaitingTransfer, ordering.awaitingTransfer),
  },
};
