import { define, is, literal, type as having } from 'superstruct';
import type { Moment } from '../../../domain/moment.ts';
import type { ConfirmingOutcome, Outcome, TransferDetails } from '../../../domain/payment.ts';
import { ofKind, present, step } from '../../engine/step.ts';

const awaitedTransfer = define<ConfirmingOutcome & { readonly transfer: TransferDetails }>(
  'awaited transfer',
  (outcome) => is(outcome, having({ kind: literal('confirming'), transfer: present<TransferDetails>() })),
);

interface OrderingPaths {
  /** Page that checks and sends an order. */
  readonly check: string;
  /** Pages of outcomes; both have the parameter `:reference`. */
  readonly success: string;
  readonly failed: string;
}

/**
 * The screens of the states in `ordering.states.ts` except the check: their addresses and needs. A pending outcome
 * keeps the outcome address by which the person came: the address proves nothing.
 */
export function orderingSteps({ check, success, failed }: OrderingPaths) {
  const hosted = { paths: [check], needs: having({ hostedUrl: present<string>() }), progress: 'payment' };
  /** Only the server's "paid" completes the payment mark. */
  const outcome = { isOutcome: true, progress: 'payment' } as const;
  const asked = { ...outcome, paths: [success, failed], needs: having({ reference: present<string>() }) };
  return {
    /** Reads the order again before it is checked once more. */
    reopening: step('reopening', { paths: [check], needs: having({}), progress: 'check' }),
    leaving: step('leaving', hosted),
    recovering: step('recovering', { paths: [check], needs: having({}), progress: 'payment' }),
    interrupted: step('interrupted', hosted),
    outcome: step('outcome', asked),
    outcomeUnreadable: step('outcomeUnreadable', asked),
    outcomeUnknown: step('outcomeUnknown', { paths: [success, failed], isOutcome: true, needs: having({}) }),
    paid: step('paid', {
      ...outcome,
      progress: 'receipt',
      paths: [success],
      needs: having({ outcome: ofKind<Outcome, 'paid'>('paid') }),
    }),
    partlyPaid: step('partlyPaid', {
      ...outcome,
      paths: [success, failed],
      needs: having({ outcome: ofKind<Outcome, 'partlyPaid'>('partlyPaid'), readAt: present<Moment>() }),
    }),
    /** The money went back: no receipt follows. */
    returned: step('returned', {
      isOutcome: true,
      paths: [success, failed],
      needs: having({ outcome: ofKind<Outcome, 'returned'>('returned'), readAt: present<Moment>() }),
    }),
    notCharged: step('notCharged', {
      ...outcome,
      paths: [failed],
      needs: having({ outcome: ofKind<Outcome, 'notCharged'>('notCharged'), readAt: present<Moment>() }),
    }),
    confirming: step('confirming', {
      ...outcome,
      paths: [success, failed],
      needs: having({ outcome: ofKind<Outcome, 'confirming'>('confirming') }),
    }),
    awaitingTransfer: step('awaitingTransfer', {
      ...outcome,
      paths: [success, failed],
      needs: having({ outcome: awaitedTransfer, readAt: present<Moment>() }),
    }),
  };
}
