import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
import { withTexts } from '../../../i18n/catalogue.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ExternalLink } from '../../../ui/layout/external-link.tsx';
import { lazySteps } from '../../../ui/layout/lazy-steps.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { ChoiceLink, HelpLink } from './event-links.tsx';
import { paidTitle, partlyPaidTitle, returnedTitle } from './returned-title.ts';
import type { OrderingScreenProps, Ways } from './screen-props.ts';

/** Loads an order that is to be paid with another method. */
function Reopening() {
  return (
    <Skeleton rows={4}>
      <Trans>Loading your payment details…</Trans>
    </Skeleton>
  );
}

/** Loads the outcome of a payment. */
function OutcomeReading({ data: { reference } }: OrderingScreenProps<'outcome'>) {
  return (
    <Skeleton rows={2}>
      <Trans>Checking payment {reference}…</Trans>
    </Skeleton>
  );
}

/** Redirects to the provider's page. */
function Leaving({ data: { hostedUrl } }: OrderingScreenProps<'leaving'>) {
  return (
    <Stack gap="close">
      <Skeleton>
        <Trans>Opening our payment provider’s secure page. You’ll enter your card there.</Trans>
      </Skeleton>
      <p>
        <Trans>
          If nothing happens, <ExternalLink href={hostedUrl}>go to the payment page</ExternalLink>.
        </Trans>
      </p>
    </Stack>
  );
}

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

/** The answer to an order was lost: the chart asks for it until it is known. */
function Recovering({ can, send, busy }: OrderingScreenProps<'recovering'>) {
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>Don’t pay again. We may have received your request.</Trans>
      </Intro>
      <p>
        <Trans>The connection was lost before we could reply. We’re checking. You can’t be charged twice.</Trans>
      </p>
      <Skeleton>
        {busy ? <Trans>Checking…</Trans> : <Trans>No reply yet. We’ll check again in a moment.</Trans>}
      </Skeleton>
      <Actions>
        <Button isDisabled={!can({ type: 'retried' })} onPress={() => send({ type: 'retried' })}>
          <Trans>Check now</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

/** Back from the provider's page before the payment was made. */
function Interrupted({ can, send, ways }: OrderingScreenProps<'interrupted'>) {
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>Your payment isn’t complete. We haven’t received any money.</Trans>
      </Intro>
      <p>
        <Trans>
          Continue where you left off, on the same payment page. You can’t be charged twice. To pay for something else,
          or another way, change your choice.
        </Trans>
      </p>
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'payment.resumed' })}>
          <Trans>Continue payment</Trans>
        </Button>
        <ChoiceLink can={can} send={send} ways={ways}>
          {ways.change}
        </ChoiceLink>
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
    </Stack>
  );
}

/**
 * Views of later steps load after the first one has rendered, or while the outcome of an order is read. Views that show
 * when the network fails in the middle of an order stay in the page's chunk.
 */
const later = lazySteps(withTexts('laterOrdering', () => import('./later-ordering.tsx')));
export const loadLaterOrdering = later.load;

/** A receipt; a chart may put something of its own into it. */
export const Paid = later.view((views) => views.Paid);

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
