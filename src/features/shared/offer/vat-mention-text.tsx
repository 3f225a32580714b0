import { Trans } from '@lingui/react/macro';
import type { VatMention } from '../../../../domain/vat.ts';

interface MentionProps {
  readonly mention: VatMention;
}

function MentionSentence({ mention }: MentionProps) {
  switch (mention) {
    case 'reverseCharge':
      return (
        <Trans>
          Reverse charge: the buyer accounts for the VAT (articles 283-2 and 259-1 of the French tax code, article 196
          of directive 2006/112/EC).
        </Trans>
      );
    case 'outsideUnion':
      return <Trans>No French VAT outside the European Union (article 259-1 of the French tax code).</Trans>;
    case 'notApplicable':
      return <Trans>No VAT in French Guiana and Mayotte (article 294 of the French tax code).</Trans>;
  }
}

/** The mention that the law requires on an invoice without tax. */
export function VatMentionText({ mention }: MentionProps) {
  return (
    <p>
      <MentionSentence mention={mention} />
    </p>
  );
}
