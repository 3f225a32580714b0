import { contactMessageCodec, contactNames, contactReceiptCodec } from '../contact.ts';
import { inverted } from '../inverted.ts';
import { call, defaults, unsaid } from './call.ts';

/** Messages to the desk. */
export const contactCalls = {
  'form/contact': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/form/contact',
    request: contactMessageCodec,
    answer: contactReceiptCodec,
    callers: ['signedIn'],
    idempotent: true,
    failures: [400, 401, 403, 409, 422, 429],
    successWords: unsaid.byPage,
    fields: inverted(contactNames),
    fixtures: ['contact.claim', 'contact.incomplete'],
    purpose: 'Sends a message of whoever has signed in to the desk, once for one idempotency key; a copy goes to them.',
  }),
};
