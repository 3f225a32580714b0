import { Trans } from '@lingui/react/macro';
import { EventLink } from '../shared/event-link.tsx';
import { checkPlace, offerPlace } from './places.ts';
import type { QuotationScreenProps } from './screen-props.ts';

/** From beside the way back to the quote, as far as the person had come. */
export function BackLink({ data, can, send }: Pick<QuotationScreenProps<'decline'>, 'data' | 'can' | 'send'>) {
  const { aboId, quotation } = data;
  return (
    <EventLink
      href={quotation.details ? checkPlace(aboId) : offerPlace(aboId)}
      variant="standalone"
      icon="back"
      event={{ type: 'quotation.reopened' }}
      can={can}
      send={send}
    >
      <Trans>Back to the quote</Trans>
    </EventLink>
  );
}
