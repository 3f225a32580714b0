/**
 * Asking for help beside an order, in every chart with money: written → sent, which stays so until the person asks anew.
 * The chart that has it as its state `help` has the states of `ordering.states.ts`, too, the port `askForHelp`, as actions
 * `keepHelp`, `clearHelp` and `beginHelp`, and the guard `isHelpSent`.
 */
import type { Infer } from 'superstruct';
import { boolean, defaulted, object, string } from 'superstruct';
import type { HelpRequest } from '../../domain/checkout.ts';
import { failed } from '../../engine/action-params.ts';
import type { Step } from '../../engine/step.ts';
import type { OrderingContext } from './ordering.context.ts';

/** What a tab remembers of a question to the desk. */
export const helpDraft = object({
  message: string(),
  email: string(),
  /** The latest question has arrived, and the person has not begun another. */
  isSent: defaulted(boolean(), false),
});

type HelpDraft = Infer<typeof helpDraft>;

type HelpTyped = Pick<HelpDraft, 'message' | 'email'>;

export interface Asking {
  readonly help: HelpDraft;
}

/** What a person does about help. */
export type HelpEvent =
  | { readonly type: 'help.opened' }
  | ({ readonly type: 'help.written' } & Readonly<HelpTyped>)
  | { readonly type: 'help.sent' };

/** The question as it is being written. */
export function keepHelp<Draft extends Asking>(draft: Draft, typed: Partial<HelpDraft>) {
  return { draft: { ...draft, help: { ...draft.help, ...typed } }, failure: null };
}

/** A question is written anew, whatever was sent before. */
export function beginHelp<Draft extends Asking>(draft: Draft) {
  return { draft: { ...draft, help: { ...draft.help, isSent: false } } };
}

/** A question that was sent is gone; the address to answer to stays. */
export function clearHelp<Draft extends Asking>(draft: Draft) {
  return keepHelp(draft, { message: '', isSent: true });
}

const written = {
  type: 'keepHelp',
  params: ({ event: { message, email } }: { readonly event: HelpTyped }) => ({ message, email }),
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
  /** Whoever asked for help beside an outcome goes back to it; anybody else to the choice. Help is done with. */
  const back = {
    'choice.reopened': [
      { guard: 'hasReference', target: `#${id}.outcome`, actions: 'beginHelp' },
      { target: `#${id}.choice`, actions: 'beginHelp' },
    ],
  } as const;
  return {
    id: `${id}.help`,
    route: { guard: 'hasChoice' },
    meta: { step: steps.help },
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
