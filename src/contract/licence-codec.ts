import type { Infer } from 'superstruct';
import { enums, literal, nullable, object, size, string } from 'superstruct';
import { modificationType } from '../../machines/domain/enumerations.ts';
import type {
  AddressChange,
  LicenceReader,
  PendingModification,
  RangeBook,
  ReaderPage,
  ReaderQuestion,
  SubscriptionName,
} from '../../machines/domain/licence.ts';
import { line } from '../../machines/validation/rules/text.ts';
import type { Written } from './answer.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { codec } from './codec.ts';
import { instant } from './dates.ts';
import { code, knownCode, UNKNOWN_CODE, writtenCode } from './known-code.ts';
import {
  identite,
  places,
  rangeFromWire,
  rangeToWire,
  readerFromWire,
  readerToWire,
  reseau,
  seatsFromWire,
  seatsToWire,
} from './licence-parts.ts';
import { modificationOf } from './modification.ts';
import { identifier, texts, wholeNumber } from './scalars.ts';

const aboIId = identifier();

export interface OfSubscription {
  readonly subscriptionId: number;
}

/** Which licence all readers are asked for. */
export const allReadersQuestionCodec = codec(object({ vue: literal('tousLecteurs'), aboIId }), {
  decode: (wire): OfSubscription => ({ subscriptionId: wire.aboIId }),
  encode: ({ subscriptionId }) => ({ vue: 'tousLecteurs' as const, aboIId: subscriptionId }),
});

/** Which licence the networks are asked for. */
export const rangesQuestionCodec = codec(object({ vue: literal('plages'), aboIId }), {
  decode: (wire): OfSubscription => ({ subscriptionId: wire.aboIId }),
  encode: ({ subscriptionId }) => ({ vue: 'plages' as const, aboIId: subscriptionId }),
});

export interface OfReader extends OfSubscription {
  readonly readerId: number;
}

/** Which reader is asked for. */
export const readerQuestionCodec = codec(object({ vue: literal('lecteur'), aboIId, docIId: identifier() }), {
  decode: (wire): OfReader => ({ subscriptionId: wire.aboIId, readerId: wire.docIId }),
  encode: ({ subscriptionId, readerId }) => ({ vue: 'lecteur' as const, aboIId: subscriptionId, docIId: readerId }),
});

/** Which of the readers are asked for, and from where on. */
export const readersQuestionCodec = codec(
  object({
    vue: literal('lecteurs'),
    aboIId,
    texte: size(line(), 0, 200),
    etat: nullable(enums(['enAttente'])),
    curseur: nullable(size(string(), 1, 2000)),
  }),
  {
    decode: (wire): ReaderQuestion => ({
      subscriptionId: wire.aboIId,
      text: wire.texte,
      state: wire.etat === null ? '' : 'pending',
      cursor: wire.curseur,
    }),
    encode: ({ subscriptionId, text, state, cursor }) => ({
      vue: 'lecteurs' as const,
      aboIId: subscriptionId,
      texte: text,
      etat: state === '' ? null : ('enAttente' as const),
      curseur: cursor,
    }),
  },
);

const enAttente = fields({
  demandeIId: required(identifier(), 'identity'),
  typeModif: withDefault(code(modificationType), UNKNOWN_CODE),
  position: required(wholeNumber(), 'identity'),
});

type EnAttente = Infer<typeof enAttente> | null;

function pendingFromWire(wire: EnAttente): PendingModification | null {
  return wire && { id: wire.demandeIId, type: modificationOf(wire.typeModif), position: wire.position };
}

function pendingToWire(pending: PendingModification | null): EnAttente {
  return pending && { demandeIId: pending.id, typeModif: writtenCode(pending.type), position: pending.position };
}

const authors = {
  reader: 'lecteur',
  administrator: 'administrateur',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<AddressChange['by'], string>;
const authorOf = knownCode<Exclude<AddressChange['by'], 'unknown'>>(authors);

const changementEmail = fields({
  emailPrecedent: required(string(), 'content'),
  dateChangement: required(instant(), 'time'),
  auteur: withDefault(code(authors), UNKNOWN_CODE),
});

const beneficiaire = fields({
  docIId: required(identifier(), 'identity'),
  ...identite,
  demandeModification: optional(enAttente),
  changementEmail: optional(changementEmail),
});

function addressChangeFromWire(wire: Infer<typeof changementEmail> | null): AddressChange | null {
  return wire ? { before: wire.emailPrecedent, at: wire.dateChangement, by: authorOf(wire.auteur) } : null;
}

function licenceReaderFromWire(wire: Infer<typeof beneficiaire>): LicenceReader {
  return {
    id: wire.docIId,
    ...readerFromWire(wire),
    pending: pendingFromWire(wire.demandeModification),
    addressChange: addressChangeFromWire(wire.changementEmail),
  };
}

function licenceReaderToWire({
  id,
  pending,
  addressChange,
  ...identity
}: LicenceReader): Written<Infer<typeof beneficiaire>> {
  return {
    docIId: id,
    ...readerToWire(identity),
    demandeModification: pendingToWire(pending),
    ...(addressChange && {
      changementEmail: {
        emailPrecedent: addressChange.before,
        dateChangement: addressChange.at,
        auteur: authors[addressChange.by],
      },
    }),
  };
}

/** A reader of a licence. */
export const licenceReaderCodec = answerCodec<LicenceReader, Infer<typeof beneficiaire>>(beneficiaire, {
  decode: licenceReaderFromWire,
  encode: licenceReaderToWire,
});

const tousLesLecteurs = fields({ lecteurs: rowsOf(beneficiaire) });

/** All readers of a licence. */
export const allReadersCodec = answerCodec<readonly LicenceReader[], Infer<typeof tousLesLecteurs>>(tousLesLecteurs, {
  decode: ({ lecteurs }) => lecteurs.map(licenceReaderFromWire),
  encode: (readers) => ({ lecteurs: readers.map(licenceReaderToWire) }),
});

const abonnementNomme = fields({
  aboIId: required(aboIId, 'identity'),
  reference: required(string(), 'identity'),
  publications: withDefault(texts(), []),
});

function nameFromWire(wire: Infer<typeof abonnementNomme>): SubscriptionName {
  return { id: wire.aboIId, reference: wire.reference, publications: wire.publications };
}

function nameToWire({ id, reference, publications }: SubscriptionName): Infer<typeof abonnementNomme> {
  return { aboIId: id, reference, publications: [...publications] };
}

const page = fields({
  abonnement: required(abonnementNomme, 'content'),
  places: required(places, 'money'),
  lecteurs: rowsOf(beneficiaire),
  curseurSuivant: optional(string()),
});

/** A page of the readers of a licence. */
export const readerPageCodec = answerCodec<ReaderPage, Infer<typeof page>>(page, {
  decode: ({ abonnement, places: seats, lecteurs, curseurSuivant }) => ({
    subscription: nameFromWire(abonnement),
    seats: seatsFromWire(seats),
    readers: lecteurs.map(licenceReaderFromWire),
    next: curseurSuivant,
  }),
  encode: ({ subscription, seats, readers, next }) => ({
    abonnement: nameToWire(subscription),
    places: seatsToWire(seats),
    lecteurs: readers.map(licenceReaderToWire),
    curseurSuivant: next,
  }),
});

const plageGardee = fields({
  plageIId: required(identifier(), 'identity'),
  ...reseau,
  demandeModification: optional(enAttente),
});

const carnet = fields({
  abonnement: required(abonnementNomme, 'content'),
  plages: rowsOf(plageGardee),
  adressePresente: optional(string()),
});

/** The networks of a licence. */
export const rangeBookCodec = answerCodec<RangeBook, Infer<typeof carnet>>(carnet, {
  decode: ({ abonnement, plages, adressePresente }) => ({
    subscription: nameFromWire(abonnement),
    ranges: plages.map((wire) => ({
      id: wire.plageIId,
      ...rangeFromWire(wire),
      pending: pendingFromWire(wire.demandeModification),
    })),
    presentAddress: adressePresente,
  }),
  encode: ({ subscription, ranges, presentAddress }) => ({
    abonnement: nameToWire(subscription),
    plages: ranges.map(({ id, pending, ...range }) => ({
      plageIId: id,
      ...rangeToWire(range),
      demandeModification: pendingToWire(pending),
    })),
    adressePresente: presentAddress,
  }),
});
