/**
 * Asking for help beside an order, in every chart with money: written → sent. The chart that has it as its state `help`
 * has the states of `ordering.states.ts`, too, the port `askForHelp`, and as actions `keepHelp` and `clearHelp`.
 */
import type { Infer } from 'superstruct';
import { object, string } from 'superstruct';
import type { HelpRequest } from '../domain/checkout.ts';
import { failed } from '../funnel/action-params.ts';
import type { Step } from '../funnel/step.ts';
import type { OrderingContext } from './ordering.context.ts';

/** What a tab remembers of a question to the desk. */
export const helpDraft = object({ message: string(), email: string() });

type HelpDraft = Infer<typeof helpDraft>;

interface Asking {
  readonly help: HelpDraft;
}

/** What a person does about help. */
export type HelpEvent =
  | { readonly type: 'help.opened' }
  | ({ readonly type: 'help.written' } & Readonly<HelpDraft>)
  | { readonly type: 'help.sent' };

/** The question as it is being written. */
export function keepHelp<Draft extends Asking>(draft: Draft, help: HelpDraft) {
  return { draft: { ...draft, help }, failure: null };
}

/** A question that was sent is gone; the address to answer to stays. */
export function clearHelp<Draft extends Asking>(draft: Draft) {
  return keepHelp(draft, { ...draft.help, message: '' });
}

const written = {
  type: 'keepHelp',
  params: ({ event: { message, email } }: { readonly event: HelpDraft }) => ({ message, email }),
} as const;

/**
 * @param id The chart's id, which the ids of routable states begin with.
 * @param invoicesOf What the question is about where no outcome is: numbers of invoices.
 */
export function helpState<const Id extends string, Context extends OrderingContext & { readonly draft: Asking }>(
  id: Id,
  steps: Readonly<Record<'help' | 'helpSent', Step>>,
  invoicesOf: (context: Context) => readonly number[],
) {
  /** Whoever asked for help beside an outcome goes back to it; anybody else to the choice. */
  const back = {
    'choice.reopened': [{ guard: 'hasReference', target: `#${id}.outcome` }, { target: `#${id}.choice` }],
  } as const;
  return {
    id: `${id}.help`,
    route: { guard: 'hasChoice' },
    meta: { step: steps.help },
    exit: 'clearFailure',
    initial: 'writing',
    states: {
      writing: {
        meta: { step: steps.help },
        on: { ...back, 'help.written': { actions: written }, 'help.sent': { target: 'sending' } },
      },
      sending: {
        meta: { step: steps.help },
        tags: 'busy',
        invoke: {
          src: 'askForHelp',
          input: ({ context }: { readonly context: Context }): HelpRequest => ({
            invoiceIds: context.outcome?.invoices.map((invoice) => invoice.id) ?? invoicesOf(context),
            ...context.draft.help,
          }),
          onDone: { target: 'sent', actions: 'clearHelp' },
          onError: { target: 'writing', actions: failed },
        },
      },
      sent: { meta: { step: steps.helpSent }, on: back },
    },
  } as const;
}
