import { siteCodec } from '../site.ts';
import { call, defaults } from './call.ts';

/** The calls about the site. */
export const siteCalls = {
  infossiteweb: call({
    ...defaults,
    method: 'GET',
    path: '/ajax/infossiteweb',
    answer: siteCodec,
    sameFor: 'strangers',
    failures: [400],
    fixtures: ['infossiteweb'],
    purpose: 'Tells what the site is: its name, contact, publications, countries and prices.',
  }),
  'ressources/clean': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/ressources/clean',
    failures: [400, 403],
    changesOnGet: true,
    fixtures: ['ressources-clean'],
    purpose: 'Drops what the caller’s browser keeps of texts and of the site, in both languages.',
  }),
};
