import type { Infer } from 'superstruct';
import { object } from 'superstruct';
import type { IpRangeEntry } from '../domain/licence-entries.ts';
import type { RangeAddition, RangeDeletion, RangeEdit } from '../domain/licence.ts';
import { MOST_RANGES } from '../domain/licence.ts';
import { ipRangeForm } from '../validation/forms/ip-range.ts';
import { call } from './call.ts';
import { formFields } from './wire-names.ts';
import { rangeBookCodec, rangesQuestionCodec } from './licence-codec.ts';
import { change, read } from './licence-call.ts';
import { identifier } from './scalars.ts';
import { sizedRows } from './sized-lists.ts';
import { rangeNames } from './licence-parts.ts';
import { listOf, mapping, requestOf, trimmed } from './mapping.ts';

const aboIId = identifier();

const { range, label } = ipRangeForm.schema;

const reseauSaisi = { plage: range, libelle: label };

const plageSaisie = object(reseauSaisi);

/** Wire names of a network, whose label loses the blanks around it. */
const typedNames = { ...rangeNames, label: ['libelle', trimmed] } as const;

/** Networks to be added. */
const rangeAdditionCodec = requestOf<RangeAddition>()(
  object({ aboIId, plages: sizedRows(plageSaisie, 1, MOST_RANGES) }),
  { subscriptionId: 'aboIId', ranges: ['plages', listOf(mapping<IpRangeEntry>()(plageSaisie, typedNames))] },
);

/** A network that is another one, or called otherwise. */
const rangeEditCodec = requestOf<RangeEdit>()(object({ aboIId, plageIId: identifier(), ...reseauSaisi }), {
  subscriptionId: 'aboIId',
  rangeId: 'plageIId',
  range: typedNames,
});

/** A network from which it is read no longer. */
const rangeDeletionCodec = requestOf<RangeDeletion>()(object({ aboIId, plageIId: identifier() }), {
  subscriptionId: 'aboIId',
  rangeId: 'plageIId',
});

/**
 * Calls about the networks of a licence; separate from those about readers, which do not import the rules of networks.
 */
export const rangeCalls = {
  'ranges/read': call({
    ...read,
    asks: { field: 'vue', value: 'plages' },
    request: rangesQuestionCodec,
    answer: rangeBookCodec,
    failures: [404],
    port: { name: 'readRanges', lists: 'withCompleteness' },
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
    failures: [404, 429],
    fields: formFields<Infer<typeof ipRangeForm>>(typedNames, 'plages.*.', 'ranges.*.'),
    makesStale: () => ['ranges/read', 'subscription/read'],
    port: { name: 'addRanges' },
    fixtures: ['ip-add', 'ip-add.incomplete'],
    purpose: 'Asks for networks to be added, once for one idempotency key.',
  }),
  'ip/update': call({
    ...change,
    path: '/ajax/subscriptions/ip/update',
    request: rangeEditCodec,
    failures: [404, 429],
    fields: formFields<Infer<typeof ipRangeForm>>(typedNames),
    makesStale: () => ['ranges/read', 'subscription/read'],
    port: { name: 'editRange' },
    fixtures: ['ip-update'],
    purpose: 'Asks for a network to be another one, or called otherwise.',
  }),
  'ip/delete': call({
    ...change,
    path: '/ajax/subscriptions/ip/delete',
    request: rangeDeletionCodec,
    failures: [404, 422, 429],
    makesStale: () => ['ranges/read', 'subscription/read'],
    port: { name: 'deleteRange', outlivesPage: true },
    fixtures: ['ip-delete'],
    purpose: 'Asks for a network to be recognised no longer.',
  }),
};
