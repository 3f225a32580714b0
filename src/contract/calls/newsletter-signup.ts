import { inverted } from '../inverted.ts';
import {
  newsletterEmailCodec,
  newsletterSignupCodec,
  offeredNewslettersCodec,
  offeredQuestionCodec,
  signupNames,
} from '../newsletter-signup.ts';
import { call, defaults, unsaid } from './call.ts';

/** Calls by which anybody asks for newsletters, with or without an account. */
export const newsletterSignupCalls = {
  'newsletter/offered': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/form/newsletter',
    asks: { field: 'choix' },
    request: offeredQuestionCodec,
    answer: offeredNewslettersCodec,
    readsOnly: true,
    sameFor: 'strangers',
    failures: [400, 403],
    successWords: unsaid.byPage,
    fixtures: ['newsletter-offered'],
    purpose: 'Tells which newsletters anybody may receive.',
  }),
  'form/newsletter': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/form/newsletter',
    request: newsletterSignupCodec,
    failures: [400, 403, 404, 422, 429],
    successWords: unsaid.byPage,
    fields: inverted(signupNames),
    fixtures: ['form-newsletter', 'form-newsletter.incomplete', 'form-newsletter.unknown'],
    purpose:
      'Writes to an address, so that its reader confirms the newsletters; says the same of an address that receives them.',
  }),
  'newsletter/repeat': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/newsletter/resend',
    asks: { field: 'email' },
    request: newsletterEmailCodec,
    failures: [400, 403, 422, 429],
    successWords: unsaid.byPage,
    fields: { email: 'email' },
    fixtures: ['newsletter-repeat', 'newsletter-repeat.incomplete'],
    purpose: 'Sends the last letter about newsletters again to an address; says the same where there was none.',
  }),
};
