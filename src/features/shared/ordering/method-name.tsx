import { Trans } from '@lingui/react/macro';
import type { MoneyMethod } from '../../../../domain/payment.ts';

interface MethodProps {
  readonly method: MoneyMethod;
}

/** Payment method within a sentence. */
export function MethodName({ method }: MethodProps) {
  switch (method) {
    case 'card':
      return <Trans>by card</Trans>;
    case 'debit':
      return <Trans>by SEPA direct debit</Trans>;
    case 'transfer':
      return <Trans>by bank transfer</Trans>;
    case 'wallet':
      return <Trans>from your wallet</Trans>;
  }
}

/** Payment method as a title. */
export function MethodTitle({ method }: MethodProps) {
  switch (method) {
    case 'card':
      return <Trans>By card</Trans>;
    case 'debit':
      return <Trans>By SEPA direct debit</Trans>;
    case 'transfer':
      return <Trans>By bank transfer</Trans>;
    case 'wallet':
      return <Trans>From your wallet</Trans>;
  }
}
