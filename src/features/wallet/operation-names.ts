import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OperationKind, WalletOperation } from '../../../domain/wallet.ts';

export const operationNames: Readonly<Record<OperationKind, MessageDescriptor>> = {
  purchase: msg({ message: 'Credits bought', comment: 'What went into a wallet' }),
  free: msg({ message: 'Free credits', comment: 'What went into a wallet' }),
  debit: msg({ message: 'Payment', comment: 'What went out of a wallet' }),
  transformation: msg({ message: 'Credits converted', comment: 'What went in or out of a wallet' }),
  unknown: msg({ message: 'Other transaction', comment: 'Of a wallet: a code that this page does not know' }),
};

const refunded = msg({ message: 'Payment refunded', comment: 'Credits that had paid come into a wallet again' });

/** Name of an operation: an incoming payment is a refund. */
export function operationName({ kind, amount }: Pick<WalletOperation, 'kind' | 'amount'>): MessageDescriptor {
  return kind === 'debit' && amount.minor > 0 ? refunded : operationNames[kind];
}
