import type { Infer } from 'superstruct';
import { enums, literal, nullable, object } from 'superstruct';
import type {
  ReaderAddition,
  ReaderAdditionAnswer,
  ReaderDeletion,
  ReaderEdit,
  ReaderIdentity,
} from '../../machines/domain/licence.ts';
import { MOST_ADDED_READERS } from '../../machines/domain/licence.ts';
import { readerForm } from '../../machines/validation/forms/reader.ts';
import { currencies } from '../../machines/domain/money.ts';
import { amountFromWire, amountToWire, montant } from './amount.ts';
import { answerCodec, fields, optional, required } from './answer.ts';
import { codec } from './codec.ts';
import { union } from './compound.ts';
import { identifier } from './scalars.ts';
import { sizedRows } from './sized-lists.ts';
import { places, readerToWire, seatsFromWire, seatsToWire } from './licence-parts.ts';
import { demandeResumee, summaryFromWire, summaryToWire } from './modification.ts';
import type { WireNames } from './wire-names.ts';

const aboIId = identifier();

const { civility, firstName, lastName, email } = readerForm.schema;

/** A reader as typed into the form, validated by the form's rules. */
const identiteSaisie = { civilite: civility, prenom: firstName, nom: lastName, email };

const lecteurSaisi = object(identiteSaisie);

/** Wire names of a reader. */
export const readerNames = {
  civility: 'civilite',
  firstName: 'prenom',
  lastName: 'nom',
  email: 'email',
} as const satisfies WireNames<Infer<typeof readerForm>, keyof typeof identiteSaisie>;

function readerFromWire(wire: Infer<typeof lecteurSaisi>): ReaderIdentity {
  return { civility: wire.civilite, firstName: wire.prenom.trim(), lastName: wire.nom.trim(), email: wire.email };
}

/** Readers to be added, and the price of those beyond the free seats, as shown to the person. */
export const readerAdditionCodec = codec(
  object({
    aboIId,
    lecteurs: sizedRows(lecteurSaisi, 1, MOST_ADDED_READERS),
    supplement: nullable(object({ montant, devise: enums(currencies) })),
  }),
  {
    decode: (wire): ReaderAddition => ({
      subscriptionId: wire.aboIId,
      readers: wire.lecteurs.map(readerFromWire),
      charge: wire.supplement && amountFromWire(wire.supplement),
    }),
    encode: ({ subscriptionId, readers, charge }) => ({
      aboIId: subscriptionId,
      lecteurs: readers.map(readerToWire),
      supplement: charge && amountToWire(charge),
    }),
  },
);

const asked = fields({ demande: required(demandeResumee, 'variant'), places: optional(literal(null)) });
const chargeChanged = fields({ demande: optional(literal(null)), places: required(places, 'variant') });
const reponse = union([asked, chargeChanged]);

/** What an addition came to: the request, or seats and charge as they are by now. */
export const readerAdditionAnswerCodec = answerCodec<ReaderAdditionAnswer, Infer<typeof reponse>>(reponse, {
  decode: (wire) =>
    wire.demande === null
      ? { kind: 'chargeChanged', seats: seatsFromWire(wire.places) }
      : { kind: 'asked', request: summaryFromWire(wire.demande) },
  encode: (answer) =>
    answer.kind === 'asked'
      ? { demande: summaryToWire(answer.request), places: null }
      : { demande: null, places: seatsToWire(answer.seats) },
});

/** A reader who is replaced by another person, or renamed. */
export const readerEditCodec = codec(object({ aboIId, docIId: identifier(), ...identiteSaisie }), {
  decode: (wire): ReaderEdit => ({
    subscriptionId: wire.aboIId,
    readerId: wire.docIId,
    reader: readerFromWire(wire),
  }),
  encode: ({ subscriptionId, readerId, reader }) => ({
    aboIId: subscriptionId,
    docIId: readerId,
    ...readerToWire(reader),
  }),
});

/** A reader who is to read no longer. */
export const readerDeletionCodec = codec(object({ aboIId, docIId: identifier() }), {
  decode: (wire): ReaderDeletion => ({ subscriptionId: wire.aboIId, readerId: wire.docIId }),
  encode: ({ subscriptionId, readerId }) => ({ aboIId: subscriptionId, docIId: readerId }),
});
