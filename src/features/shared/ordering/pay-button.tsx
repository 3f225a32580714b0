import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '../../../../domain/money.ts';
import type { PaymentMethod } from '../../../../domain/payment.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { ButtonSum } from '../../../ui/form/button-sum.tsx';
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
      {method === 'card' && (
        <Trans>
          Pay <ButtonSum>{total}</ButtonSum>
        </Trans>
      )}
      {method === 'transfer' && <Trans>Get the transfer details</Trans>}
      {method === 'wallet' && <Trans>Pay {total} from your wallet</Trans>}
    </Button>
  );
}

/** The effect of the button, by payment method. */
export function NextStepNote({ method }: { readonly method: PaymentMethod }) {
  switch (method) {
    case 'card':
      return <Trans>You’ll enter your card on our payment provider’s secure page.</Trans>;
    case 'transfer':
      return <Trans>You’ll see our bank details and the payment reference next. We don’t charge anything.</Trans>;
    case 'wallet':
      return <Trans>We take the credits from your wallet right away, and email you the receipt.</Trans>;
  }
}
