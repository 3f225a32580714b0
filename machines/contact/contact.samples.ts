import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import type { MessageDraft } from '../../validation/forms/contact.ts';
import { messageDraft, typedMessage } from '../../validation/forms/contact.ts';
import type { ContactContext } from './contact.context.ts';
import { isComplete } from './contact.context.ts';
import { contactDraftRules, freshContact } from './contact.draft.ts';
import { message } from './contact.fixtures.ts';
import { contactMachine } from './contact.machine.ts';
import { contactSteps } from './contact.steps.ts';

const SEED = '2f8f5a34-6d0b-4c1e-9a6b-51f0c7d2e9aa';
const REFERENCE = 'MSG-7KQ2-M4XD-92TB';
const SEND = 'POST /ajax/form/contact';

const fresh = freshContact(SEED);
const sender = { name: 'Amina De La Croix', email: 'amina.delacroix@example.fr' };

function isTyped(field: string): field is keyof MessageDraft {
  return field in messageDraft.schema;
}

const typedFields = Object.keys(messageDraft.schema).filter(isTyped);

/** Why a new message may have text. */
const next = 'typed after the last message was received, it is the next one’s';

export const contactChart: Chart<ContactContext> = defineChart({
  name: 'contact',
  machine: contactMachine,
  steps: contactSteps,
  draft: contactDraftRules,
  untyped: ['seed', 'attempt', 'submitted'],
  draftFields: {
    'message.changed': typedFields,
    'message.begun': ['receipt'],
    'xstate.route': ['kind'],
    sendMessage: [...typedFields, 'receipt'],
  },
  begins: { 'message.begun': Object.fromEntries(typedFields.map((field) => [`draft.${field}`, next])) },
  inputs: {
    visitor: { draft: fresh, params: {}, sender, hasCatalogue: true },
    unlisted: { draft: fresh, params: {}, sender, hasCatalogue: false },
    receiptPage: {
      draft: { ...fresh, receipt: { reference: REFERENCE, kind: 'claim' } },
      params: {},
      sender,
      hasCatalogue: true,
    },
  },
  events: {
    'message.changed': {
      claim: message,
      /** Of a kind that has a page of its own. */
      quote: { ...message, kind: 'quote' },
      nothing: typedMessage({}),
    },
    'message.confirmed': plain,
    'message.begun': plain,
  },
  actorResponses: {
    sendMessage: {
      done: { sent: { reference: REFERENCE } },
      failed: {
        timeout: new ApiError('timeout', SEND),
        tooMany: new ApiError('tooMany', SEND),
        tooLong: new ApiError('invalid', SEND, {
          feedback: 'Check the fields marked below.',
          fields: { remark: 'Keep your message to 4,000 characters or fewer.' },
        }),
      },
    },
  },
  params: {},
  effects: [],
  serialize: (context) => ({
    message: isComplete(context) ? '' : 'incomplete',
    receipt: context.draft.receipt ? 'after' : '',
  }),
  visibleContext: ({ draft: { kind }, hasCatalogue, failure }, step) =>
    step === 'writing'
      ? {
          // A quote alone is requested online where the site has publications.
          catalogue: kind === 'quote' && !hasCatalogue ? 'unlisted' : '',
          kind: kind ?? '',
          failure: failure?.kind ?? '',
        }
      : {},
});
