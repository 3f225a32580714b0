import { msg } from '@lingui/core/macro';
import type { PaymentContext } from '../../../machines/payment/payment.context.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.machine.ts';
import { paymentSteps as steps } from '../../../machines/payment/payment.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { withTexts } from '../../i18n/catalogue.ts';
import { lazySteps } from '../../ui/layout/lazy-steps.ts';
import { orderingProgress, orderingScreens } from '../shared/ordering/screens.tsx';
import { Choice } from './choice.tsx';
import { AddressesLoading, Loading } from './loading.tsx';
import { OrderAside } from './order-aside.tsx';
import { Unknown } from './unknown.tsx';
import { Unreadable } from './unreadable.tsx';
import { paymentWays } from './ways.tsx';

const screen = screensOf<PaymentContext, PaymentEvent>();

/** What nobody sees first comes while the first step is read. */
const later = lazySteps(withTexts('laterPayment', () => import('./later-payment.ts')));
export const loadLaterPayment = later.load;

const ordering = orderingScreens<PaymentContext>(paymentWays);

/** Every screen of the payment funnel. */
export const paymentScreens: Registry<PaymentContext, PaymentEvent, typeof steps> = {
  progress: {
    choice: msg({ message: 'Subscription', comment: 'Mark in the progress list' }),
    billing: msg({ message: 'Billing', comment: 'Mark in the progress list: to whom it is invoiced' }),
    ...orderingProgress,
  },
  aside: OrderAside,
  screens: {
    loading: screen(steps.loading, { title: msg`Pay for your subscription`, view: Loading }),
    unreadable: screen(steps.unreadable, { title: msg`Pay for your subscription`, view: Unreadable }),
    unknown: screen(steps.unknown, { title: msg`Nothing to pay`, view: Unknown }),
    choice: screen(steps.choice, { title: msg`Pay for your subscription`, view: Choice }),
    addresses: screen(steps.addresses, { title: msg`Billing details`, view: AddressesLoading }),
    billing: screen(steps.billing, { title: msg`Billing details`, view: later.view(({ Billing }) => Billing) }),
    check: screen(steps.check, { title: msg`Check before you pay`, view: later.view(({ Check }) => Check) }),
    help: screen(steps.help, { title: msg`Ask for help with your payment`, ...ordering.help }),
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
