import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '../../../domain/money.ts';
import { formatMoney } from '../../i18n/format.ts';

interface CreditsTextProps {
  readonly total: Money;
  /** Amount debited from the wallet, in whole credits. */
  readonly price: Money;
}

/** Explains the conversion of euros into whole credits. */
export function CreditsText({ total, price }: CreditsTextProps) {
  const { i18n } = useLingui();
  const amount = formatMoney(total, i18n);
  const credits = formatMoney(price, i18n);
  return (
    <Trans>
      1 credit = €1, rounded up: {amount} uses {credits}.
    </Trans>
  );
}
