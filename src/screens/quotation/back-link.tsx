import { Trans } from '@lingui/react/macro';
import { Link } from '../../ui/link.tsx';
import { checkPlace, offerPlace } from './places.ts';
import type { QuotationScreenProps } from './screen-props.ts';

/** From beside the way back to the quote, as far as the person had come. */
export function BackLink({ data, send }: Pick<QuotationScreenProps<'decline'>, 'data' | 'send'>) {
  const { aboId, quotation } = data;
  return (
    <Link
      href={quotation.details ? checkPlace(aboId) : offerPlace(aboId)}
      variant="standalone"
      icon="back"
      onFollow={() => send({ type: 'quotation.reopened' })}
    >
      <Trans>Back to the quote</Trans>
    </Link>
  );
}
