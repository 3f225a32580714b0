import { Trans } from '@lingui/react/macro';
import type { VatMention } from '../../../../machines/domain/vat.ts';

/** The mention that the law requires on an invoice without tax. */
export function VatMentionText({ mention }: { readonly mention: VatMention }) {
  return (
    <p>
      {mention === 'reverseCharge' ? (
        <Trans>
          Reverse charge: the buyer accounts for the VAT (article 283-2 of the French tax code, article 196 of directive
          2006/112/EC).
        </Trans>
      ) : (
        <Trans>No French VAT outside the European Union (article 259-1 of the French tax code).</Trans>
      )}
    </p>
  );
}
