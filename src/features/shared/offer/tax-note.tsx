import { useLingui, Trans } from '@lingui/react/macro';
import type { PricedOffer } from '../../../../domain/offer.ts';
import { formatCountry } from '../../../i18n/countries.ts';
import { VatMentionText } from './vat-mention-text.tsx';

interface TaxNoteProps {
  readonly priced: PricedOffer;
  /** No billing address is known yet: the tax is that of the publisher's own country. */
  readonly isAssumed?: boolean;
}

/** The country of taxation; where no tax is due, the mention required by law, which says why. */
export function TaxNote({ priced: { country, mention }, isAssumed = false }: TaxNoteProps) {
  const { i18n } = useLingui();
  const name = formatCountry(country, i18n);
  if (mention) return <VatMentionText mention={mention} />;
  return (
    <p>
      {isAssumed ? (
        <Trans>The VAT depends on your billing address. Until you give one, we assume this country: {name}.</Trans>
      ) : (
        <Trans>The VAT depends on your billing address: {name}.</Trans>
      )}
    </p>
  );
}
