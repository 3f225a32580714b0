import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { PaymentContext } from '../../../machines/payment/payment.context.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.machine.ts';
import type { AsideProps } from '../../engine/index.ts';
import { formatMonths } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { OrderSummary, OrderSummaryPlace } from '../../ui/layout/order-summary.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { usePublicationName } from '../shared/offer/use-publication-name.ts';
import { PriceBasis } from '../shared/offer/price-basis.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import { HelpLink } from '../shared/ordering/event-links.tsx';
import { RetryNotice } from '../shared/retry-notice.tsx';
import { orderTotals } from './order-totals.ts';
import { newQuotePlace, quotationPlace, paymentWays } from './ways.tsx';
import type { PaymentScreenProps } from './screen-props.ts';

/**
 * Summary of the order to pay, next to every step that has it; a skeleton while it is read. The check shows the note on
 * tax itself.
 */
export function OrderAside({
  data: { order, found, reference, draft },
  step,
}: Pick<AsideProps<PaymentContext, PaymentEvent>, 'data' | 'step'>) {
  const { i18n } = useLingui();
  const nameOf = usePublicationName();
  if (!order) return found === null && reference === null ? <OrderSummaryPlace /> : null;
  const { priced, readers, months, billing } = order;
  return (
    <OrderSummary
      // The check has a section of the same name.
      {...(step !== 'check' && { title: <Trans>Your subscription</Trans> })}
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
      totals={orderTotals(order, draft)}
      isBarOnly={step === 'check'}
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
export function Unknown(props: PaymentScreenProps<'unknown'>) {
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
          <Link href={quotationPlace(id)} variant="button">
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
export function Unreadable({ data: { failure }, send, busy }: PaymentScreenProps<'unreadable'>) {
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
