import { msg } from '@lingui/core/macro';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { fixedBilling } from '../../../domain/subscription-order.ts';
import { sumsOf, totalRows } from '../../../domain/total-rows.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { PaymentContext } from '../../../machines/payment/payment.context.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.machine.ts';
import { paymentSteps as steps } from '../../../machines/payment/payment.steps.ts';
import type { AsideProps, ScreenProps, Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { withTexts } from '../../i18n/catalogue.ts';
import { formatMonths } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { lazySteps } from '../../ui/layout/lazy-steps.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { OrderSummary, OrderSummaryPlace } from '../../ui/layout/order-summary.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { usePublicationName } from '../shared/offer/publication-names.tsx';
import { PriceBasis } from '../shared/offer/price-basis.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import { HelpLink } from '../shared/ordering/event-links.tsx';
import { subscriptionProgress } from '../shared/ordering/progress.ts';
import { orderingScreens } from '../shared/ordering/screens.tsx';
import { RetryNotice } from '../shared/retry-notice.tsx';
import { skeletonView } from '../shared/load-views.tsx';
import { Choice } from './choice.tsx';
import { newQuotePlace, offerPlace, quotationPlace, paymentWays } from './ways.tsx';

/**
 * Summary of the order to pay, next to every step that has it; a skeleton while it is read. The check shows the note on
 * tax itself.
 */
function OrderAside({
  data: { order, found, reference, draft },
  step,
}: Pick<AsideProps<PaymentContext, PaymentEvent>, 'data' | 'step'>) {
  const { i18n } = useLingui();
  const nameOf = usePublicationName();
  if (!order) return found === null && reference === null ? <OrderSummaryPlace /> : null;
  const { priced, credited, remaining, instalment, readers, months, billing } = order;
  const asked = { ...priced.total, minor: priced.total.minor - credited.minor };
  return (
    <OrderSummary
      title={<Trans>Your subscription</Trans>}
      lines={priced.lines.map((line) => ({
        id: line.publicationId,
        label: nameOf(line),
        detail: (
          <>
            <Plural value={readers} one="# reader" other="# readers" />, {formatMonths(months, i18n)}
            <PriceBasis line={line} />
          </>
        ),
        amount: line.net,
      }))}
      totals={[
        ...totalRows({ ...sumsOf(priced), ...(credited.minor > 0 && { asked }), remaining }),
        ...(instalment && draft.method === 'card'
          ? [{ kind: 'now', amount: instalment.left, isSum: true } as const]
          : []),
      ]}
      {...(step !== 'check' && {
        note: (
          <Stack gap="tight">
            <TaxNote priced={priced} isAssumed={billing === null} />
          </Stack>
        ),
      })}
    />
  );
}

/** Props of a step's view. */
export type PaymentScreenProps<Name extends keyof typeof steps> = ScreenProps<
  PaymentContext & NeedsOf<(typeof steps)[Name]>,
  PaymentEvent
>;

/** A subscription without a list price is renewed by a quote. */
function Unpriced({ data, can, send }: PaymentScreenProps<'unknown'>) {
  const ways = paymentWays(data);
  return (
    <Stack>
      <Intro kind="info">
        <Trans>Renew this subscription with a quote.</Trans>
      </Intro>
      <p>
        <Trans>
          This offer is no longer in our price list. Choose what you’d like to keep, and the quote gives you the price.
          You can order it online.
        </Trans>
      </p>
      <Actions>
        <Link href={newQuotePlace} variant="button">
          <Trans>Request a quote</Trans>
        </Link>
        {ways.onward}
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
    </Stack>
  );
}

/** The person has no payable order of this number: it is mistyped, another account's, or a quote not ordered yet. */
function Unknown(props: PaymentScreenProps<'unknown'>) {
  const { data, can, send } = props;
  const { id, found } = data;
  if (found === 'unpriced') return <Unpriced {...props} />;
  const ways = paymentWays(data);
  return (
    <Stack>
      <Intro kind="info">
        <Trans>There’s nothing to pay for this number.</Trans>
      </Intro>
      <p>
        <Trans>
          The page address contains the number <strong translate="no">{id}</strong>. Check it for typos, or sign in with
          another account. To pay for a quote, accept and order it first.
        </Trans>
      </p>
      <Actions>
        {found === 'unknown' && (
          <Link href={quotationPlace(id)} variant="standalone">
            <Trans>Open the quote with this number</Trans>
          </Link>
        )}
        {ways.onward}
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
    </Stack>
  );
}

/** The order could not be loaded. */
function Unreadable({ data: { failure }, send, busy }: PaymentScreenProps<'unreadable'>) {
  return (
    <RetryNotice
      failure={failure}
      busy={busy}
      onRetry={() => send({ type: 'retried' })}
      title={<Trans>We couldn’t load your payment details</Trans>}
    >
      <Trans>Trying again won’t charge you.</Trans>
    </RetryNotice>
  );
}

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
      view: skeletonView(4, <Trans>Loading your payment details…</Trans>, 'cards'),
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
