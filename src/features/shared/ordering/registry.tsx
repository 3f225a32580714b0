import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type {
  NotChargedOutcome,
  PaidOutcome,
  PartlyPaidOutcome,
  ReturnedOutcome,
  DeclineReason,
} from '../../../../domain/payment.ts';
import type { OrderingContext } from '../../../../machines/shared/ordering/ordering.context.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import { later, Paid } from './later-views.ts';
import { paidTitle, partlyPaidTitle, returnedTitle } from './returned-title.ts';
import type { Ways } from './screen-props.ts';
import { Reopening, OutcomeReading, Leaving, Recovering, Interrupted } from './screens.tsx';

const pageClosed = msg({ message: 'Payment page closed', comment: 'Heading' });

const titles: Readonly<Record<DeclineReason, MessageDescriptor>> = {
  declined: msg({ message: 'Card declined by the bank', comment: 'Heading' }),
  insufficientFunds: msg({ message: 'Card declined: insufficient funds', comment: 'Heading' }),
  expiredCard: msg({ message: 'Card declined: expired', comment: 'Heading' }),
  incorrectCode: msg({ message: 'Card declined: wrong security code', comment: 'Heading' }),
  lostOrStolen: msg({ message: 'Card declined: blocked by the bank', comment: 'Heading' }),
  authenticationFailed: msg({ message: 'Card declined: payment not approved', comment: 'Heading' }),
  abandoned: msg({ message: 'Payment not completed', comment: 'Heading: the person left the payment page' }),
  expired: pageClosed,
  credited: pageClosed,
  transferOrdered: pageClosed,
  replaced: pageClosed,
  changed: pageClosed,
  noLongerDue: msg({ message: 'Payment no longer needed', comment: 'Heading: nothing is due any more' }),
};

/** Heading for a payment that was not charged. */
function declineTitle({ method, reason }: Pick<NotChargedOutcome, 'method' | 'reason'>): MessageDescriptor {
  if (method !== 'transfer') return titles[reason];
  return reason === 'noLongerDue'
    ? msg({ message: 'Transfer no longer needed', comment: 'Heading: nothing is due any more' })
    : msg({ message: 'Transfer not received', comment: 'Heading' });
}

type WithWays<Data, Event> = ComponentType<ScreenProps<Data, Event> & { readonly ways: Ways }>;

/**
 * Titles and views of the steps in `ordering.steps.ts`, and of a question to the desk, for the registry of a chart.
 * `waysOf` returns the link targets of that chart.
 */
export function orderingScreens<Context extends OrderingContext>(waysOf: (context: Context) => Ways) {
  function withWays<Data, Event>(View: WithWays<Data, Event>) {
    return function OrderingView(props: ScreenProps<Data & Context, Event>) {
      return <View {...props} ways={waysOf(props.data)} />;
    };
  }
  return {
    reopening: { title: msg`Check before you pay`, view: Reopening },
    leaving: { title: msg`Opening the payment page`, view: withWays(Leaving) },
    recovering: { title: msg`Checking your payment`, view: withWays(Recovering) },
    interrupted: { title: msg`Your payment isn’t finished`, view: withWays(Interrupted) },
    outcome: { title: msg`Your payment`, view: withWays(OutcomeReading) },
    outcomeUnreadable: {
      title: msg`Your payment`,
      view: withWays(later.view(({ OutcomeUnreadable }) => OutcomeUnreadable)),
    },
    outcomeUnknown: { title: msg`Unknown payment`, view: withWays(later.view(({ OutcomeUnknown }) => OutcomeUnknown)) },
    paid: {
      title: ({ outcome }: { readonly outcome: PaidOutcome }) => paidTitle(outcome),
      view: withWays(Paid),
    },
    partlyPaid: {
      title: ({ outcome }: { readonly outcome: PartlyPaidOutcome }) => partlyPaidTitle(outcome),
      view: withWays(later.view(({ PartlyPaid }) => PartlyPaid)),
    },
    returned: {
      title: ({ outcome }: { readonly outcome: ReturnedOutcome }) => returnedTitle(outcome),
      view: withWays(later.view(({ Returned }) => Returned)),
    },
    notCharged: {
      title: ({ outcome }: { readonly outcome: NotChargedOutcome }) => declineTitle(outcome),
      view: withWays(later.view(({ NotCharged }) => NotCharged)),
    },
    confirming: { title: msg`Payment being confirmed`, view: withWays(later.view(({ Confirming }) => Confirming)) },
    awaitingTransfer: {
      title: msg`Awaiting your transfer`,
      view: withWays(later.view(({ AwaitingTransfer }) => AwaitingTransfer)),
    },
    help: { view: withWays(later.view(({ Help }) => Help)) },
    helpSent: { title: msg`Question sent`, view: withWays(later.view(({ HelpSent }) => HelpSent)) },
  };
}
