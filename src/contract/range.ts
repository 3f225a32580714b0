import type { Infer } from 'superstruct';
import { object } from 'superstruct';
import type { IpRangeEntry } from '../../machines/domain/ip-range.ts';
import type { RangeAddition, RangeDeletion, RangeEdit } from '../../machines/domain/licence.ts';
import { MOST_RANGES } from '../../machines/domain/licence.ts';
import { ipRangeForm } from '../../machines/validation/forms/ip-range.ts';
import { call } from './call.ts';
import { codec } from './codec.ts';
import type { WireNames } from './wire-names.ts';
import { inverted, fieldsUnder } from './wire-names.ts';
import { rangeBookCodec, rangesQuestionCodec } from './licence-codec.ts';
import { change, read } from './licence.ts';
import { identifier } from './scalars.ts';
import { sizedRows } from './sized-lists.ts';

const aboIId = identifier();

const { range, label } = ipRangeForm.schema;

const reseauSaisi = { plage: range, libelle: label };

const plageSaisie = object(reseauSaisi);

/** Wire names of a network. */
const rangeNames = { range: 'plage', label: 'libelle' } as const satisfies WireNames<
  Infer<typeof ipRangeForm>,
  keyof typeof reseauSaisi
>;

function rangeFromWire({ plage, libelle }: Infer<typeof plageSaisie>): IpRangeEntry {
  return { range: plage, label: libelle.trim() };
}

/** Networks to be added. */
const rangeAdditionCodec = codec(object({ aboIId, plages: sizedRows(plageSaisie, 1, MOST_RANGES) }), {
  decode: (wire): RangeAddition => ({ subscriptionId: wire.aboIId, ranges: wire.plages.map(rangeFromWire) }),
  encode: ({ subscriptionId, ranges }) => ({
    aboIId: subscriptionId,
    plages: ranges.map((entry) => ({ plage: entry.range, libelle: entry.label })),
  }),
});

/** A network that is another one, or called otherwise. */
const rangeEditCodec = codec(object({ aboIId, plageIId: identifier(), ...reseauSaisi }), {
  decode: (wire): RangeEdit => ({
    subscriptionId: wire.aboIId,
    rangeId: wire.plageIId,
    range: rangeFromWire(wire),
  }),
  encode: ({ subscriptionId, rangeId, range: entry }) => ({
    aboIId: subscriptionId,
    plageIId: rangeId,
    plage: entry.range,
    libelle: entry.label,
  }),
});

/** A network from which it is read no longer. */
const rangeDeletionCodec = codec(object({ aboIId, plageIId: identifier() }), {
  decode: (wire): RangeDeletion => ({ subscriptionId: wire.aboIId, rangeId: wire.plageIId }),
  encode: ({ subscriptionId, rangeId }) => ({ aboIId: subscriptionId, plageIId: rangeId }),
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
