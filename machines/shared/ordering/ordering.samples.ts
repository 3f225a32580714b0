/** What tells the outcomes of the samples apart, in every chart with money. */
import type { Outcome } from '../../domain/payment.ts';

/** What the screen of an outcome shows differently: the reason of a refusal or refund, or where the rest is asked for. */
export function outcomeLook(outcome: Outcome | null): string {
  switch (outcome?.kind) {
    case 'paid':
    case 'returned':
      return outcome.refunds[0]?.reason ?? '';
    case 'partlyPaid':
      return outcome.transfer ? '' : 'transferClosed';
    case 'notCharged':
      return outcome.method === 'transfer' && outcome.reason === 'expired' ? 'transferExpired' : outcome.reason;
    case 'confirming':
      return outcome.remaining.minor < outcome.total.minor ? 'rest' : '';
    case undefined:
      return '';
  }
}
