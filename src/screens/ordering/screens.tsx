import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { NotChargedOutcome } from '../../../machines/domain/payment.ts';
import type { OrderingContext } from '../../../machines/ordering/ordering.context.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { withTexts } from '../../i18n/catalogue.ts';
import { stepApart } from '../../ui/step-apart.tsx';
import { AwaitingTransfer } from './awaiting-transfer.tsx';
import { Confirming } from './confirming.tsx';
import { declineTitle } from './decline-titles.ts';
import { HelpSent } from './help-sent.tsx';
import { Interrupted } from './interrupted.tsx';
import { Leaving } from './leaving.tsx';
import { NotCharged } from './not-charged.tsx';
import { OutcomeReading } from './outcome-reading.tsx';
import { OutcomeUnknown } from './outcome-unknown.tsx';
import { OutcomeUnreadable } from './outcome-unreadable.tsx';
import { Paid } from './paid.tsx';
import { Recovering } from './recovering.tsx';
import { Reopening } from './reopening.tsx';
import type { Ways } from './ways.ts';

/** Form fields are only for those who ask for help. */
const Help = stepApart(withTexts('help', () => import('./help.tsx').then(({ Help: view }) => view)));
export const loadHelp = Help.load;

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
    outcomeUnreadable: { title: msg`Your payment`, view: withWays(OutcomeUnreadable) },
    outcomeUnknown: { title: msg`Unknown payment`, view: withWays(OutcomeUnknown) },
    paid: { title: msg({ message: 'Payment received', comment: 'Heading of a receipt' }), view: withWays(Paid) },
    notCharged: {
      title: ({ outcome }: { readonly outcome: NotChargedOutcome }) => declineTitle(outcome),
      view: withWays(NotCharged),
    },
    confirming: { title: msg`Payment being confirmed`, view: withWays(Confirming) },
    awaitingTransfer: { title: msg`Awaiting your transfer`, view: withWays(AwaitingTransfer) },
    help: { view: withWays(Help) },
    helpSent: { title: msg`Question sent`, view: withWays(HelpSent) },
  };
}
