import { formatMonths } from '../../i18n/format.ts';
import { useLingui, Plural, Trans } from '@lingui/react/macro';
import type { QuotationEvent } from '../../../machines/quotation/quotation.machine.ts';
import type { QuotationContext } from '../../../machines/quotation/quotation.context.ts';
import { sumsOf, totalRows } from '../../../domain/total-rows.ts';
import type { AsideProps } from '../../engine/index.ts';
import { Button } from '../../ui/form/button.tsx';
import { OrderSummary, OrderSummaryPlace } from '../../ui/layout/order-summary.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PricedLines } from '../shared/offer/priced-lines.tsx';
import { LowestPrice } from '../shared/offer/lowest-price.tsx';
import { quotePromises } from '../shared/offer/promises.tsx';
import { usePublicationName } from '../shared/offer/use-publication-name.ts';
import { PriceBasis } from '../shared/offer/price-basis.tsx';
import { VatMentionText } from '../shared/offer/vat-mention-text.tsx';
import { ExpiryText } from './expiry-text.tsx';
import { NEW_OFFER_FORM } from './new-offer.tsx';

const outcomes = ['outcome', 'ordered', 'invoiced', 'changeAsked', 'declined', 'expired', 'withdrawn', 'undecided'];

/** The draft of an offer with its price, then the offer; a skeleton while it loads. */
export function QuotationAside({ data, send, step }: AsideProps<QuotationContext, QuotationEvent>) {
  const { i18n } = useLingui();
  const nameOf = usePublicationName();
  const { quotation, price, site, isRevising } = data;
  if (step === 'newOffer' || step === 'revision') {
    const isNew = step === 'newOffer';
    return (
      <PricedLines
        title={isRevising ? <Trans>Your new quote</Trans> : <Trans>Your quote</Trans>}
        price={price}
        site={site}
        {...(isNew && {
          empty: <LowestPrice site={site} />,
          promises: quotePromises,
          action: (
            <Button variant="primary" type="submit" form={NEW_OFFER_FORM}>
              <Trans>Create my quote</Trans>
            </Button>
          ),
        })}
        note={
          <p>
            <Trans>The VAT depends on the billing address. Nothing has been ordered yet.</Trans>
          </p>
        }
        onRetry={() => send({ type: 'price.retried' })}
      />
    );
  }
  if (outcomes.includes(step) || step.startsWith('outcome') || step === 'unknown') return null;
  if (!quotation) return <OrderSummaryPlace />;
  const { offer, priced } = quotation;
  return (
    <OrderSummary
      title={<Trans>Your quote</Trans>}
      lines={priced.lines.map((line) => ({
        id: line.publicationId,
        label: nameOf(line),
        detail: (
          <>
            <Plural value={offer.readers} one="# reader" other="# readers" />, {formatMonths(offer.months, i18n)}
            <PriceBasis line={line} />
          </>
        ),
        amount: line.net,
      }))}
      totals={totalRows(sumsOf(priced))}
      isRepeated={step === 'offer'}
      isBarOnly={step === 'check'}
      action={
        step === 'offer' && (
          <Button variant="primary" onPress={() => send({ type: 'offer.confirmed' })}>
            <Trans>Continue with this offer</Trans>
          </Button>
        )
      }
      note={
        <Stack gap="tight">
          {priced.mention && step !== 'offer' && <VatMentionText mention={priced.mention} />}
          <p>
            <ExpiryText quotation={quotation} />
          </p>
        </Stack>
      }
    />
  );
}
