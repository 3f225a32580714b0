/**
 * States shared by every chart with an order: order → hosted page or transfer → an outcome, on the server's word only:
 * paid, partly paid, returned, not charged, or being confirmed. An order whose answer was lost is looked up by its key,
 * never sent twice; a resting state in which money may be moving is tagged `paying`. The chart that spreads them has
 * `choice`, `check` and `help` states, one that reopens the check (`reopening`), the guards and actions named here,
 * `hasChoice` (the choice is known: an outcome can be opened without it), and `canPayRest` (there is a choice, and the
 * outcome leaves something to pay by the method).
 */
import { answerOf, errorOf, failed } from '../../engine/action-params.ts';
import type { Routed } from '../../engine/route.ts';
import { routedIn, routeParams } from '../../engine/route.ts';
import type { Step } from '../../engine/step.ts';
import type { CheckoutOrder, FoundCheckout, OutcomeAnswer } from '../../../domain/checkout.ts';
import type { InvoiceMethod } from '../../../domain/payment.ts';
import type { SubscriptionCheckout } from '../../../domain/subscription-order.ts';
import type { OrderingContext } from './ordering.context.ts';
import { idempotencyKey } from './attempt.ts';

/** The screens of an order and its outcome. */
export type OrderingSteps = Readonly<
  Record<
    | 'check'
    | 'reopening'
    | 'leaving'
    | 'recovering'
    | 'interrupted'
    | 'outcome'
    | 'outcomeUnreadable'
    | 'outcomeUnknown'
    | 'paid'
    | 'partlyPaid'
    | 'returned'
    | 'notCharged'
    | 'confirming'
    | 'awaitingTransfer',
    Step
  >
>;

/** Events of an order, from the person or the browser. */
export type OrderingEvent =
  | { readonly type: 'choice.reopened' }
  | { readonly type: 'payment.confirmed' }
  | { readonly type: 'payment.resumed' }
  /** The browser took the page out of its memory, after it had left for the hosted page. */
  | { readonly type: 'page.returned' }
  /** Pays the subject of an outcome after all, or by another method. */
  | { readonly type: 'payment.retried'; readonly method: InvoiceMethod }
  | { readonly type: 'retried' };

const taken = { type: 'takeAnswer', params: answerOf<FoundCheckout> } as const;

const received = { type: 'keepOutcome', params: answerOf<OutcomeAnswer> } as const;

const referenceOf = ({ context }: { readonly context: OrderingContext }) => ({ reference: context.reference ?? '' });

/**
 * @param id The chart's id, which the ids of routable states begin with.
 * @param orderOf The order without its key, which is added here.
 */
export function orderingStates<const Id extends string, Context extends OrderingContext>(
  id: Id,
  steps: OrderingSteps,
  orderOf: (context: Context) => CheckoutOrder | SubscriptionCheckout,
) {
  const routed = routedIn(id);
  const help = { guard: 'hasChoice', target: `#${id}.help.writing` } as const;
  const choice = { guard: 'hasChoice', target: `#${id}.choice` } as const;
  const methodOf = ({ event }: { readonly event: { readonly method: InvoiceMethod } }) => ({ method: event.method });
  const retry = {
    guard: { type: 'canPayRest', params: methodOf },
    target: `#${id}.reopening`,
    actions: { type: 'keepRetry', params: methodOf },
  } as const;
  return {
    checkingOut: {
      meta: { step: steps.check },
      tags: 'busy',
      entry: 'markSubmitted',
      invoke: {
        src: 'checkOut',
        input: ({ context }: { readonly context: Context }) => ({
          key: idempotencyKey(context.draft),
          ...orderOf(context),
        }),
        onDone: { target: 'answered', actions: taken },
        onError: [
          { guard: { type: 'isUncertain', params: errorOf }, target: 'recovering.waiting' },
          {
            guard: { type: 'isMismatch', params: errorOf },
            target: 'choice',
            actions: ['beginAttempt', 'forgetCart', { type: 'notify', params: { notice: 'changed' } }],
          },
          { target: 'check', actions: ['markRefused', failed] },
        ],
      },
    },
    answered: {
      always: [
        { guard: 'isHosted', target: 'leaving' },
        { guard: 'isOrdered', target: 'outcome' },
        { guard: 'hasCart', target: 'check' },
        { target: 'choice' },
      ],
    },
    leaving: {
      meta: { step: steps.leaving },
      tags: 'busy',
      entry: {
        type: 'openHostedPage',
        params: ({ context }: { readonly context: Context }) => ({ url: context.hostedUrl }),
      },
      on: { 'page.returned': { target: 'recovering' } },
    },
    recovering: {
      tags: 'paying',
      initial: 'asking',
      states: {
        asking: {
          meta: { step: steps.recovering },
          tags: 'busy',
          entry: 'countQuestion',
          invoke: {
            src: 'findCheckout',
            input: ({ context }: { readonly context: Context }) => ({ key: idempotencyKey(context.draft) }),
            onDone: { target: 'found', actions: taken },
            onError: { target: 'waiting' },
          },
        },
        waiting: {
          meta: { step: steps.recovering },
          after: { patience: { target: 'asking' } },
          on: { retried: { target: 'asking' } },
        },
        found: { always: [{ guard: 'isHosted', target: `#${id}.interrupted` }, { target: `#${id}.answered` }] },
      },
    },
    interrupted: {
      tags: 'paying',
      meta: { step: steps.interrupted },
      on: {
        'payment.resumed': { target: 'leaving' },
        'choice.reopened': { target: 'choice', actions: 'beginAttempt' },
        'help.opened': { target: `#${id}.help.writing` },
      },
    },
    outcome: {
      ...routed(steps.outcome, {
        guard: 'hasReferenceParam',
        actions: {
          type: 'keepReference',
          params: ({ event }: Routed) => ({ reference: routeParams(event)['reference'] ?? null }),
        },
      }),
      entry: 'forgetCart',
      exit: 'clearFailure',
      initial: 'reading',
      states: {
        reading: {
          meta: { step: steps.outcome },
          tags: 'busy',
          invoke: {
            src: 'readOutcome',
            input: referenceOf,
            onDone: { target: 'received', actions: received },
            onError: { target: 'unreadable', actions: failed },
          },
        },
        received: {
          always: [
            { guard: 'isPaid', target: 'paid' },
            { guard: 'isPartlyPaid', target: 'partlyPaid' },
            { guard: 'isReturned', target: 'returned' },
            { guard: 'isNotCharged', target: 'notCharged' },
            { guard: 'isAwaitingTransfer', target: 'awaitingTransfer' },
            { guard: 'isConfirming', target: 'confirming' },
            { target: 'unknown' },
          ],
        },
        paid: { meta: { step: steps.paid }, entry: 'finish', on: { 'choice.reopened': choice, 'help.opened': help } },
        /** The next order pays the rest, under a key of its own. */
        partlyPaid: {
          meta: { step: steps.partlyPaid },
          entry: 'beginAttempt',
          on: {
            retried: { target: 'reading' },
            'payment.retried': retry,
            'choice.reopened': choice,
            'help.opened': help,
          },
        },
        returned: {
          meta: { step: steps.returned },
          entry: 'beginAttempt',
          on: {
            retried: { target: 'reading' },
            'payment.retried': retry,
            'choice.reopened': choice,
            'help.opened': help,
          },
        },
        notCharged: {
          meta: { step: steps.notCharged },
          entry: 'beginAttempt',
          on: { 'payment.retried': retry, 'choice.reopened': choice, 'help.opened': help },
        },
        awaitingTransfer: {
          meta: { step: steps.awaitingTransfer },
          on: {
            retried: { target: 'reading' },
            'payment.retried': retry,
            'choice.reopened': choice,
            'help.opened': help,
          },
        },
        confirming: {
          meta: { step: steps.confirming },
          tags: 'paying',
          initial: 'waiting',
          states: {
            waiting: {
              meta: { step: steps.confirming },
              after: { patience: { target: 'polling' } },
              on: { retried: { target: 'polling' } },
            },
            polling: {
              meta: { step: steps.confirming },
              entry: 'countQuestion',
              invoke: {
                src: 'readOutcome',
                input: referenceOf,
                onDone: { target: `#${id}.outcome.received`, actions: received },
                onError: { target: 'waiting' },
              },
            },
          },
          on: { 'help.opened': help },
        },
        unreadable: { meta: { step: steps.outcomeUnreadable }, on: { retried: { target: 'reading' } } },
        unknown: {
          meta: { step: steps.outcomeUnknown },
          on: { retried: { target: 'reading' }, 'choice.reopened': choice },
        },
      },
    },
  } as const;
}
