import { inverted } from '../inverted.ts';
import { rangeBookCodec, rangesQuestionCodec } from '../licence.ts';
import { rangeAdditionCodec, rangeDeletionCodec, rangeEditCodec, rangeNames } from '../range-change.ts';
import { fieldsUnder } from '../wire-names.ts';
import { call } from './call.ts';
import { change, read } from './licence-rows.ts';

/**
 * Calls about the networks of a licence; separate from those about readers, which do not import the rules of networks.
 */
export const rangeCalls = {
  'ranges/read': call({
    ...read,
    asks: { field: 'vue', value: 'plages' },
    request: rangesQuestionCodec,
    answer: rangeBookCodec,
    fixtures: ['ranges-read'],
    purpose: 'Tells the networks of a licence that the caller administers, by their addresses.',
  }),
  'ip/add': call({
    ...change,
    path: '/ajax/subscriptions/ip/add',
    request: rangeAdditionCodec,
    idempotent: true,
    // Five hundred networks with what each is called.
    longestBody: 400_000,
    failures: [400, 401, 403, 404, 409, 422, 429],
    fields: fieldsUnder(rangeNames, 'plages.*', 'ranges.*'),
    fixtures: ['ip-add', 'ip-add.incomplete'],
    purpose: 'Asks for networks to be added, once for one idempotency key.',
  }),
  'ip/update': call({
    ...change,
    path: '/ajax/subscriptions/ip/update',
    request: rangeEditCodec,
    failures: [400, 401, 403, 404, 422, 429],
    fields: inverted(rangeNames),
    fixtures: ['ip-update'],
    purpose: 'Asks for a network to be another one, or called otherwise.',
  }),
  'ip/delete': call({
    ...change,
    path: '/ajax/subscriptions/ip/delete',
    request: rangeDeletionCodec,
    failures: [400, 401, 403, 404, 422, 429],
    fixtures: ['ip-delete'],
    purpose: 'Asks for a network to be recognised no longer.',
  }),
};
