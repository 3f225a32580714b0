import { assign, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import type { WithContext } from '../engine/action-params.ts';
import { failed } from '../engine/action-params.ts';
import { routedIn } from '../engine/route.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import { port } from '../ports.ts';
import type { MessageDraft } from '../../validation/forms/contact.ts';
import type { ContactContext, ContactInput } from './contact.context.ts';
import { changed, finish, isComplete, kindNamed, messageOf, opened } from './contact.context.ts';
import { contactSteps as steps } from './contact.steps.ts';

export type ContactEvent =
  | ({ readonly type: 'message.changed' } & Readonly<MessageDraft>)
  | { readonly type: 'message.confirmed' }
  /** After one has arrived. */
  | { readonly type: 'message.begun' };

type Known = WithContext<ContactContext>;

interface Failed {
  readonly error: unknown;
}

const routed = routedIn('contact');

/**
 * A message to the desk (specification §2): written → sent. One whose answer was lost is sent again under its key, as the
 * same message, until something in it is changed.
 */
export const contactMachine = setup({
  types: typed<{
    context: ContactContext;
    events: ContactEvent;
    input: ContactInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: { sendMessage: port('sendMessage') },
  actions: {
    keepTyped: assign(({ context }, message: MessageDraft) => changed(context.draft, message)),
    keepKind: assign(({ context }, { kind }: { kind: string | undefined }) => opened(context.draft, kind)),
    markSubmitted: assign(({ context: { draft } }) => ({ draft: { ...draft, submitted: true }, failure: null })),
    finish: assign(({ context }, { reference }: { reference: string }) => finish(context.draft, reference)),
    forgetReceipt: assign(({ context: { draft } }) => ({ draft: { ...draft, receipt: null } })),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isComplete: ({ context }: Known) => isComplete(context),
  },
}).createMachine({
  id: 'contact',
  context: ({ input: { draft, sender, hasCatalogue } }) => ({ draft, sender, hasCatalogue, failure: null }),
  initial: 'writing',
  states: {
    writing: {
      ...routed(steps.writing, { actions: { type: 'keepKind', params: kindNamed } }),
      exit: 'clearFailure',
      on: {
        'message.changed': {
          actions: { type: 'keepTyped', params: ({ event: { type: _type, ...message } }) => message },
        },
        'message.confirmed': { guard: 'isComplete', target: 'sending' },
      },
    },
    sending: {
      meta: { step: steps.writing },
      tags: 'busy',
      entry: 'markSubmitted',
      invoke: {
        src: 'sendMessage',
        input: messageOf,
        onDone: { target: 'sent', actions: { type: 'finish', params: ({ event }) => event.output } },
        onError: { target: 'writing', actions: failed },
      },
    },
    sent: {
      ...routed(steps.sent),
      on: { 'message.begun': { target: 'writing', actions: 'forgetReceipt' } },
    },
  },
});
