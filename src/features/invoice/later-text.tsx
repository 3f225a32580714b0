import { Plural, useLingui } from '@lingui/react/macro';
import type { DuePart } from '../../../domain/instalments.ts';
import { sumByCurrency } from '../../../domain/payment-amounts.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';

/** The instalments that follow what is due now; renders nothing without any. */
export function LaterText({ parts }: { readonly parts: readonly DuePart[] }) {
  const { i18n } = useLingui();
  if (parts.length === 0) return null;
  const sums = formatList(
    sumByCurrency(parts.map(({ left }) => left)).map((amount) => formatMoney(amount, i18n)),
    i18n,
  );
  return (
    <Plural
      value={parts.length}
      one={`Last installment after that: ${sums}`}
      other={`# installments after that: ${sums}`}
    />
  );
}
