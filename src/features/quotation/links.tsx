import { Trans } from '@lingui/react/macro';
import { PreviousStepLink } from '../shared/event-link.tsx';
import { checkPlace, offerPlace, newQuotePlace } from './places.ts';
import type { QuotationScreenProps, ToChart } from './screen-props.ts';
import type { ReactNode } from 'react';
import { Link } from '../../ui/layout/link.tsx';

/** Link back to the quote, at the step that the person had reached. */
export function BackLink({ data, can, send }: Pick<QuotationScreenProps<'decline'>, 'data' | 'can' | 'send'>) {
  const { aboId, quotation } = data;
  return (
    <PreviousStepLink
      href={quotation.details ? checkPlace(aboId) : offerPlace(aboId)}
      event={{ type: 'quotation.reopened' }}
      can={can}
      send={send}
    >
      <Trans>Back to the quote</Trans>
    </PreviousStepLink>
  );
}

interface NewQuoteLinkProps extends Pick<ToChart, 'send'> {
  /** `button` where it is the next step. */
  readonly variant: 'button' | 'standalone';
  readonly children: ReactNode;
}

/** The way to a quote of one's own, for the same offer where there was one. */
export function NewQuoteLink({ send, variant, children }: NewQuoteLinkProps) {
  return (
    <Link href={newQuotePlace} variant={variant} onFollow={() => send({ type: 'quote.begun' })}>
      {children}
    </Link>
  );
}
