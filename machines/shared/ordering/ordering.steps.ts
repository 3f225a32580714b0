import { define, is, literal, type as having } from 'superstruct';
import type { Moment } from '../../domain/invoice.ts';
import type { ConfirmingOutcome, Outcome, TransferDetails } from '../../domain/payment.ts';
import { ofKind, present, step } from '../../engine/step.ts';

const awaitedTransfer = define<ConfirmingOutcome & { readonly transfer: TransferDetails }>(
  'awaited transfer',
  (outcome) => is(outcome, having({ kind: literal('confirming'), transfer: present<TransferDetails>() })),
);

interface OrderingPaths {
  /** Where an order is checked and sent. */
  readonly check: string;
  /** Where outcomes are told; both have the parameter `:reference`. */
  readonly success: string;
  readonly failed: string;
}

/**
 * The screens of the states in `ordering.states.ts`, all but that of the check: where they live and what they need. An
 * outcome that is not known yet keeps whichever outcome address the person came by: the address is never believed.
 */
export function orderingSteps({ check, success, failed }: OrderingPaths) {
  const hosted = { paths: [check], needs: having({ hostedUrl: present<string>() }), progress: 'payment' };
  /** Nothing but the server's "paid" leads past the mark of the payment. */
  const outcome = { isOutcome: true, progress: 'payment' } as const;
  const asked = { ...outcome, paths: [success, failed], needs: having({ reference: present<string>() }) };
  return {
    /** What is about to be checked once more is being read. */
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
    returned: step('returned', {
      ...outcome,
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
