import { Trans } from '@lingui/react/macro';
import { PreviousStepLink } from '../shared/event-link.tsx';
import { checkPlace, offerPlace } from './places.ts';
import type { QuotationScreenProps } from './screens.tsx';

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
