import { advertsChangeCodec, newsletterChangeCodec, newslettersCodec } from '../newsletter.ts';
import { call, defaults } from './call.ts';

/** Calls about what the publisher sends to an account by e-mail. */
export const newsletterCalls = {
  servicesemail: call({
    ...defaults,
    method: 'GET',
    path: '/ajax/servicesemail',
    answer: newslettersCodec,
    callers: ['signedIn'],
    failures: [400, 401, 403],
    fixtures: ['servicesemail'],
    purpose: 'Tells what the publisher sends by e-mail, and what of it the caller receives.',
  }),
  'servicesemail/update': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/servicesemail',
    request: newsletterChangeCodec,
    callers: ['signedIn'],
    refuses: true,
    failures: [400, 401, 403, 404],
    fixtures: [
      'servicesemail-update.summary',
      'servicesemail-update.section',
      'servicesemail-update.other',
      'servicesemail-update.reserved',
      'servicesemail-update.unknown',
    ],
    purpose: 'Begins or ends sending the caller a newsletter. Sent again, it changes nothing more.',
  }),
  servicesemailnopub: call({
    ...defaults,
    method: 'POST',
    path: '/ajax/servicesemailnopub',
    request: advertsChangeCodec,
    callers: ['signedIn'],
    refuses: true,
    failures: [400, 401, 403, 404],
    fixtures: ['servicesemailnopub', 'servicesemailnopub.another-person'],
    purpose: 'Sends the caller the newsletters of a publication without adverts, or with them.',
  }),
};
