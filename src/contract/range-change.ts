import type { Infer } from 'superstruct';
import { object } from 'superstruct';
import type { IpRangeEntry } from '../../machines/domain/ip-range.ts';
import type { RangeAddition, RangeDeletion, RangeEdit } from '../../machines/domain/licence.ts';
import { MOST_RANGES } from '../../machines/domain/licence.ts';
import { ipRangeForm } from '../../machines/validation/forms/ip-range.ts';
import { codec } from './codec.ts';
import { identifier } from './scalars.ts';
import { sizedRows } from './sized-lists.ts';
import type { WireNames } from './wire-names.ts';

const aboIId = identifier();

const { range, label } = ipRangeForm.schema;

const reseauSaisi = { plage: range, libelle: label };

const plageSaisie = object(reseauSaisi);

/** Wire names of a network. */
export const rangeNames = { range: 'plage', label: 'libelle' } as const satisfies WireNames<
  Infer<typeof ipRangeForm>,
  keyof typeof reseauSaisi
>;

function rangeFromWire({ plage, libelle }: Infer<typeof plageSaisie>): IpRangeEntry {
  return { range: plage, label: libelle.trim() };
}

/** Networks to be added. */
export const rangeAdditionCodec = codec(object({ aboIId, plages: sizedRows(plageSaisie, 1, MOST_RANGES) }), {
  decode: (wire): RangeAddition => ({ subscriptionId: wire.aboIId, ranges: wire.plages.map(rangeFromWire) }),
  encode: ({ subscriptionId, ranges }) => ({
    aboIId: subscriptionId,
    plages: ranges.map((entry) => ({ plage: entry.range, libelle: entry.label })),
  }),
});

/** A network that is another one, or called otherwise. */
export const rangeEditCodec = codec(object({ aboIId, plageIId: identifier(), ...reseauSaisi }), {
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
export const rangeDeletionCodec = codec(object({ aboIId, plageIId: identifier() }), {
  decode: (wire): RangeDeletion => ({ subscriptionId: wire.aboIId, rangeId: wire.plageIId }),
  encode: ({ subscriptionId, rangeId }) => ({ aboIId: subscriptionId, plageIId: rangeId }),
});
