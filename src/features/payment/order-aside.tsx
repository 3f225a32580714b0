import { formatMonths } from '../../i18n/format.ts';
import { useLingui, Plural, Trans } from '@lingui/react/macro';
import type { PaymentContext } from '../../../machines/payment/payment.context.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.machine.ts';
import type { AsideProps } from '../../engine/index.ts';
import { OrderSummary, OrderSummaryPlace } from '../../ui/layout/order-summary.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { usePublicationName } from '../shared/offer/publication-names.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';

/**
 * Summary of the order to pay, next to every step that has it; a skeleton while it is read. The check shows the note on
 * tax itself.
 */
export function OrderAside({
  data: { order, found, reference },
  step,
}: Pick<AsideProps<PaymentContext, PaymentEvent>, 'data' | 'step'>) {
  const { i18n } = useLingui();
  const nameOf = usePublicationName();
  if (!order) return found === null && reference === null ? <OrderSummaryPlace /> : null;
  const { priced, remaining, readers, months, billing } = order;
  return (
    <OrderSummary
      title={<Trans>Your subscription</Trans>}
      lines={priced.lines.map((line) => ({
        id: line.publicationId,
        label: nameOf(line),
        detail: (
          <>
            <Plural value={readers} one="# reader" other="# readers" />, {formatMonths(months, i18n)}
          </>
        ),
        amount: line.net,
      }))}
      net={priced.net}
      vat={priced.vatByRate.map(({ rate, vat }) => ({ rate, amount: vat }))}
      total={priced.total}
      remaining={remaining}
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
