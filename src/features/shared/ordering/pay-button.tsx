import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '../../../../machines/domain/money.ts';
import type { PaymentMethod } from '../../../../machines/domain/payment.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Button } from '../../../ui/form/button.tsx';

interface PayButtonProps {
  readonly method: PaymentMethod;
  /** The amount: in credits for a payment from the wallet. */
  readonly amount: Money;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** The button that moves money: its label says the amount and the method. */
export function PayButton({ method, amount, busy, onPress }: PayButtonProps) {
  const { i18n } = useLingui();
  const total = formatMoney(amount, i18n);
  return (
    <Button variant="primary" isPending={busy} onPress={onPress}>
      {method === 'card' && <Trans>Pay {total}</Trans>}
      {method === 'transfer' && <Trans>Get the transfer details</Trans>}
      {method === 'wallet' && <Trans>Pay {total} from your wallet</Trans>}
    </Button>
  );
}

/** The effect of the button, by payment method. */
export function NextStepNote({ method }: { readonly method: PaymentMethod }) {
  switch (method) {
    case 'card':
      return <Trans>You enter your card on the payment provider’s page. You are charged once, and only there.</Trans>;
    case 'transfer':
      return (
        <Trans>You then see the account to transfer to, and the reference to quote. Nothing is debited by us.</Trans>
      );
    case 'wallet':
      return <Trans>The credits leave your wallet at once, and the receipt follows.</Trans>;
  }
}
