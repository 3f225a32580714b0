/**
 * Help with an order, in every chart with payments: written → sent, until the person begins another request. The chart
 * has it as its state `help`, and also the states of `ordering.states.ts`, the port `askForHelp`, the actions
 * `keepHelp`, `clearHelp` and `beginHelp`, and the guard `isHelpSent`.
 */
import type { Infer } from 'superstruct';
import { boolean, defaulted, object, string } from 'superstruct';
import type { HelpRequest } from '../../../domain/checkout.ts';
import { failed } from '../../engine/action-params.ts';
import { routedIn } from '../../engine/route.ts';
import type { Step } from '../../engine/step.ts';
import type { OrderingContext } from './ordering.context.ts';

/** The stored draft of a help request. */
export const helpDraft = object({
  message: string(),
  email: string(),
  /** The latest request was received, and no other has been begun. */
  isSent: defaulted(boolean(), false),
});

type HelpDraft = Infer<typeof helpDraft>;

type HelpTyped = Pick<HelpDraft, 'message' | 'email'>;

export interface Asking {
  readonly help: HelpDraft;
}

/** Events of a help request. */
export type HelpEvent =
  | { readonly type: 'help.opened' }
  | ({ readonly type: 'help.written' } & Readonly<HelpTyped>)
  | { readonly type: 'help.sent' };

/** Changes the text of the request. */
export function keepHelp<Draft extends Asking>(draft: Draft, typed: Partial<HelpDraft>) {
  return { draft: { ...draft, help: { ...draft.help, ...typed } }, failure: null };
}

/** Begins another request after one was sent. */
export function beginHelp<Draft extends Asking>(draft: Draft) {
  return { draft: { ...draft, help: { ...draft.help, isSent: false } } };
}

/** Clears a sent request; the address for the answer stays. */
export function clearHelp<Draft extends Asking>(draft: Draft) {
  return keepHelp(draft, { message: '', isSent: true });
}

const written = {
  type: 'keepHelp',
  params: ({ event: { message, email } }: { readonly event: HelpTyped }) => ({ message, email }),
} as const;

/**
 * @param id The chart's id, which the ids of routable states begin with.
 * @param invoicesOf Numbers of the invoices that the request names if there is no outcome.
 */
export function helpState<const Id extends string, Context extends OrderingContext & { readonly draft: Asking }>(
  id: Id,
  steps: { readonly help: Step<'help'>; readonly helpSent: Step },
  invoicesOf: (context: Context) => readonly number[],
) {
  const routed = routedIn(id);
  /** Back to the outcome if there is one, else to the choice; ends the help request. */
  const back = {
    'choice.reopened': [
      { guard: 'hasReference', target: `#${id}.outcome`, actions: 'beginHelp' },
      { target: `#${id}.choice`, actions: 'beginHelp' },
    ],
  } as const;
  return {
    ...routed(steps.help),
    exit: 'clearFailure',
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isHelpSent', target: 'sent' }, { target: 'writing' }] },
      writing: {
        meta: { step: steps.help },
        entry: 'beginHelp',
        on: { ...back, 'help.written': { actions: written }, 'help.sent': { target: 'sending' } },
      },
      sending: {
        meta: { step: steps.help },
        tags: 'busy',
        invoke: {
          src: 'askForHelp',
          input: ({ context }: { readonly context: Context }): HelpRequest => ({
            invoiceIds: context.outcome?.invoices.map((invoice) => invoice.id) ?? invoicesOf(context),
            message: context.draft.help.message,
            email: context.draft.help.email,
          }),
          onDone: { target: 'sent', actions: 'clearHelp' },
          onError: { target: 'writing', actions: failed },
        },
      },
      sent: { meta: { step: steps.helpSent }, on: back },
    },
  } as const;
}
