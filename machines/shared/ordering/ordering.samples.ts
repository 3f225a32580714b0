/** Events and outcomes in the samples of every chart with payments, and what tells the outcomes apart. */
import type { OutcomeAnswer } from '../../../domain/checkout.ts';
import type { Outcome } from '../../../domain/payment.ts';
import { declineReasons } from '../../../domain/payment.ts';
import { plain } from '../../engine/model/samples.ts';
import {
  awaitedRest,
  awaitedTransfer,
  confirmingCard,
  notCharged,
  partlyPaid,
  partlyPaidAndClosed,
  returned,
  returnedCanceled,
  returnedDue,
  returnedElsewhere,
  transferExpired,
} from './outcome.fixtures.ts';

/** Sample events of an order, from the person or the browser. */
export const orderingEvents = (message: string) =>
  ({
    'choice.reopened': plain,
    'payment.confirmed': plain,
    'payment.resumed': plain,
    'payment.retried': { byCard: { method: 'card' }, byTransfer: { method: 'transfer' } },
    'page.returned': plain,
    retried: plain,
    'help.opened': plain,
    'help.written': { question: { message, email: 'amina.delacroix@example.fr' } },
    'help.sent': plain,
  }) as const;

/** Answers about an order that is not paid. */
export function unpaidOutcomes(found: (outcome: Outcome) => OutcomeAnswer): Readonly<Record<string, OutcomeAnswer>> {
  return {
    partlyPaid: found(partlyPaid),
    partlyPaidAndClosed: found(partlyPaidAndClosed),
    returned: found(returned),
    returnedDue: found(returnedDue),
    returnedCanceled: found(returnedCanceled),
    returnedElsewhere: found(returnedElsewhere),
    confirming: found(confirmingCard),
    awaitingTransfer: found(awaitedTransfer),
    awaitingRest: found(awaitedRest),
    ...Object.fromEntries(declineReasons.map((reason) => [reason, found(notCharged(reason))])),
    transferExpired: found(transferExpired),
    unknown: { kind: 'unknown' },
  };
}

/** Variant of an outcome's screen: the reason of a refusal or refund, or the state of the rest; else empty. */
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

/** Moves that a sent question can affect, in every chart with help. */
const elsewhere = /^(help\.opened|retried|read\w+:(done|failed)\.\w+|route #\w+\.(choice|help))$/;

interface HelpFacets {
  readonly submitted: boolean;
  readonly help: { readonly isSent: boolean };
}

/**
 * Whether a move is explored. A sent question affects only help, so only closing and reopening it and re-reading are,
 * and while an order is open only `choice.reopened`.
 */
export function isHelpMove(token: string, { help, submitted }: HelpFacets): boolean {
  return !help.isSent || token === 'choice.reopened' || (!submitted && elsewhere.test(token));
}
