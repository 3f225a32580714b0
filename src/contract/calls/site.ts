import { siteCodec } from '../site.ts';
import { call, defaults } from './call.ts';

/** The call about the site. */
export const siteCalls = {
  infossiteweb: call({
    ...defaults,
    method: 'GET',
    path: '/ajax/infossiteweb',
    answer: siteCodec,
    failures: [400],
    fixtures: ['infossiteweb'],
    purpose: 'Tells what the site is: its name, contact, publications, countries and prices.',
  }),
};
