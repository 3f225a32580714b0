import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { priceBasisOf } from '../../../../domain/discount.ts';
import type { PricedOffer } from '../../../../domain/offer.ts';
import type { Publication, Site } from '../../../../domain/site.ts';
import { sumsOf, totalRows } from '../../../../domain/total-rows.ts';
import type { Price } from '../../../../machines/shared/offer/pricing.context.ts';
import { Button } from '../../../ui/form/button.tsx';
import { OrderSummary, type OrderSummaryProps } from '../../../ui/layout/order-summary.tsx';
import { LiveTotal } from '../../../ui/feedback/live-total.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useFailureReason } from '../failure-reasons.tsx';
import { PriceBasis } from './price-basis.tsx';
import { usePublicationName } from './use-publication-name.ts';
import { VatMentionText } from './vat-mention-text.tsx';

interface PricedLinesProps extends Pick<OrderSummaryProps, 'promises'> {
  readonly title: ReactNode;
  readonly price: Price;
  /** The publisher's catalogue: names for lines whose price is awaited. */
  readonly site: Pick<Site, 'publications'>;
  /** Validity of the price: an estimate, or an offer until a day. */
  readonly note?: ReactNode;
  /** Content of the empty summary, by default that the price appears here. */
  readonly empty?: ReactNode;
  /** Button of the next step. */
  readonly action?: ReactNode;
  readonly onRetry: () => void;
}

/** A line of the summary before the server has answered. */
interface AwaitedLine {
  readonly id: number;
  readonly label: string;
  readonly amount: null;
}

/** Chosen publications as lines without amounts, in the publisher's order. */
function awaitedLines({ question }: Price, publications: readonly Publication[]): readonly AwaitedLine[] {
  const chosen = question?.offer.publicationIds ?? [];
  return publications
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, title }) => ({ id, label: title, amount: null }));
}

/** Rates of the last answer, so that the number of rows is stable while the next one loads. */
function awaitedSums(priced: PricedOffer | null) {
  const vat = priced?.vatByRate.map(({ rate }) => ({ rate, amount: null })) ?? [{ rate: null, amount: null }];
  return { net: null, vat, total: null };
}

/**
 * Price of the choices: lines, net, tax by rate, total. The layout is stable while a price is awaited;
 * the total is announced once it is there.
 */
export function PricedLines({ title, price, site, note, empty, action, promises, onRetry }: PricedLinesProps) {
  const nameOf = usePublicationName();
  const reasonOf = useFailureReason();
  const { status, priced, failure } = price;
  const answer = status === 'priced' ? priced : null;
  const contentOf = () => {
    if (status === 'incomplete') {
      const advice = (
        <p>
          <Trans>Select a publication to see the price.</Trans>
        </p>
      );
      return { empty: empty ?? advice };
    }
    if (status === 'unpriced') {
      return {
        empty: (
          <>
            <p>
              <Trans>We couldn’t calculate the price.</Trans> {failure && reasonOf(failure)}
            </p>
            <Button variant="quiet" onPress={onRetry}>
              <Trans>Calculate it again</Trans>
            </Button>
          </>
        ),
      };
    }
    const lines = answer?.lines.map((line) => ({
      id: line.publicationId,
      label: nameOf(line),
      ...(priceBasisOf(line) && { detail: <PriceBasis line={line} /> }),
      amount: line.net,
    }));
    const mention = answer?.mention ?? null;
    return {
      isPending: answer === null,
      lines: lines ?? awaitedLines(price, site.publications),
      totals: totalRows(answer ? sumsOf(answer) : awaitedSums(priced)),
      basis: mention ? <Trans>Without VAT</Trans> : <Trans>Including VAT</Trans>,
      note: (note !== undefined || mention) && (
        <Stack gap="tight">
          {mention && <VatMentionText mention={mention} />}
          {note}
        </Stack>
      ),
    };
  };
  return (
    <>
      <LiveTotal total={answer?.total ?? null}>
        {status === 'unpriced' && <Trans>We couldn’t calculate the price.</Trans>}
      </LiveTotal>
      <OrderSummary title={title} action={action} promises={promises} {...contentOf()} />
    </>
  );
}
