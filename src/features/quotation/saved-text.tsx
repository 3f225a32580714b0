import { Trans } from '@lingui/react/macro';
import { savedOn } from '../../../domain/discount.ts';
import type { PricedOffer } from '../../../domain/offer.ts';
import { isUntaxed } from '../../../domain/vat-by-rate.ts';
import { Amount } from '../../ui/text/amount.tsx';

/** What an offer saves: `You save €673.20 before VAT on the list price.` Nothing where its prices are the list's. */
export function SavedText({ priced }: { readonly priced: PricedOffer }) {
  const saved = savedOn(priced);
  if (!saved) return null;
  return isUntaxed(priced.vatByRate) ? (
    <Trans>
      You save{' '}
      <strong>
        <Amount value={saved} />
      </strong>{' '}
      on the list price.
    </Trans>
  ) : (
    <Trans>
      You save{' '}
      <strong>
        <Amount value={saved} />
      </strong>{' '}
      before VAT on the list price.
    </Trans>
  );
}
