import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { NotChargedOutcome, ReturnedOutcome } from '../../../../machines/domain/payment.ts';
import type { OrderingContext } from '../../../../machines/shared/ordering/ordering.context.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import { withTexts } from '../../../i18n/catalogue.ts';
import { lazySteps } from '../../../ui/layout/lazy-steps.ts';
import { declineTitle } from './decline-titles.ts';
import { Interrupted } from './interrupted.tsx';
import { Leaving } from './leaving.tsx';
import { OutcomeReading } from './outcome-reading.tsx';
import { Recovering } from './recovering.tsx';
import { Reopening } from './reopening.tsx';
import { returnedTitle } from './returned-title.ts';
import type { Ways } from './ways.ts';

/**
 * What nobody sees first comes while the first step is read, or while the server is asked what became of an order. What is shown
 * where the line breaks in the middle of one stays with the page.
 */
const later = lazySteps(withTexts('laterOrdering', () => import('./later-ordering.ts')));
export const loadLaterOrdering = later.load;

/** A receipt; a chart may put something of its own into it. */
export const Paid = later.view((views) => views.Paid);

/** The last marks of the progress list of every funnel with money. */
export const orderingProgress = {
  check: msg({ message: 'Check', comment: 'Mark in the progress list: check before paying' }),
  payment: msg({ message: 'Payment', comment: 'Mark in the progress list' }),
  receipt: msg({ message: 'Receipt', comment: 'Mark in the progress list' }),
};

type WithWays<Data, Event> = ComponentType<ScreenProps<Data, Event> & { readonly ways: Ways }>;

/**
 * Titles and views of the steps in `ordering.steps.ts`, and of a question to the desk, for the registry of a chart.
 * `waysOf` tells where the links of that chart lead.
 */
export function orderingScreens<Context extends OrderingContext>(waysOf: (context: Context) => Ways) {
  function withWays<Data, Event>(View: WithWays<Data, Event>) {
    return function OrderingView(props: ScreenProps<Data & Context, Event>) {
      return <View {...props} ways={waysOf(props.data)} />;
    };
  }
  return {
    reopening: { title: msg`Check before you pay`, view: Reopening },
    leaving: { title: msg`On to the payment page`, view: withWays(Leaving) },
    recovering: { title: msg`We are checking your order`, view: withWays(Recovering) },
    interrupted: { title: msg`Your payment is not finished`, view: withWays(Interrupted) },
    outcome: { title: msg`Your payment`, view: withWays(OutcomeReading) },
    outcomeUnreadable: {
      title: msg`Your payment`,
      view: withWays(later.view(({ OutcomeUnreadable }) => OutcomeUnreadable)),
    },
    outcomeUnknown: { title: msg`Unknown payment`, view: withWays(later.view(({ OutcomeUnknown }) => OutcomeUnknown)) },
    paid: { title: msg({ message: 'Payment received', comment: 'Heading of a receipt' }), view: withWays(Paid) },
    partlyPaid: {
      title: msg`Part of your payment received`,
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
