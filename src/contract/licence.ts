import type { Infer } from 'superstruct';
import { array, enums, literal, nullable, object, optional, size, string, type } from 'superstruct';
import type {
  AddressChange,
  LicenceReader,
  PendingModification,
  RangeBook,
  ReaderPage,
  ReaderQuestion,
  SubscriptionName,
} from '../../machines/domain/licence.ts';
import { modificationType } from '../../machines/domain/enumerations.ts';
import { line } from '../../machines/validation/rules/line.ts';
import { codec } from './codec.ts';
import { identifier, wholeNumber } from './scalars.ts';
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

const aboIId = identifier();

interface OfSubscription {
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

interface OfReader extends OfSubscription {
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

const enAttente = nullable(
  type({ demandeIId: identifier(), typeModif: code(modificationType), position: wholeNumber() }),
);

function pendingFromWire(wire: Infer<typeof enAttente>): PendingModification | null {
  return wire && { id: wire.demandeIId, type: modificationOf(wire.typeModif), position: wire.position };
}

function pendingToWire(pending: PendingModification | null): Infer<typeof enAttente> {
  return pending && { demandeIId: pending.id, typeModif: writtenCode(pending.type), position: pending.position };
}

const authors = {
  reader: 'lecteur',
  administrator: 'administrateur',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<AddressChange['by'], string>;
const authorOf = knownCode<Exclude<AddressChange['by'], 'unknown'>>(authors);

const changementEmail = type({ emailPrecedent: string(), dateChangement: string(), auteur: code(authors) });

const beneficiaire = type({
  docIId: identifier(),
  ...identite,
  demandeModification: enAttente,
  changementEmail: optional(nullable(changementEmail)),
});

function addressChangeFromWire(wire: Infer<typeof changementEmail> | null | undefined): AddressChange | null {
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

function licenceReaderToWire({ id, pending, addressChange, ...identity }: LicenceReader): Infer<typeof beneficiaire> {
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
export const licenceReaderCodec = codec<LicenceReader, Infer<typeof beneficiaire>>(beneficiaire, {
  decode: licenceReaderFromWire,
  encode: licenceReaderToWire,
});

const tousLesLecteurs = type({ lecteurs: array(beneficiaire) });

/** All readers of a licence. */
export const allReadersCodec = codec<readonly LicenceReader[], Infer<typeof tousLesLecteurs>>(tousLesLecteurs, {
  decode: ({ lecteurs }) => lecteurs.map(licenceReaderFromWire),
  encode: (readers) => ({ lecteurs: readers.map(licenceReaderToWire) }),
});

const abonnementNomme = type({ aboIId, reference: string(), publications: array(string()) });

function nameFromWire(wire: Infer<typeof abonnementNomme>): SubscriptionName {
  return { id: wire.aboIId, reference: wire.reference, publications: wire.publications };
}

function nameToWire({ id, reference, publications }: SubscriptionName): Infer<typeof abonnementNomme> {
  return { aboIId: id, reference, publications: [...publications] };
}

const page = type({
  abonnement: abonnementNomme,
  places,
  lecteurs: array(beneficiaire),
  curseurSuivant: nullable(string()),
});

/** A page of the readers of a licence. */
export const readerPageCodec = codec<ReaderPage, Infer<typeof page>>(page, {
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

const carnet = type({
  abonnement: abonnementNomme,
  plages: array(type({ plageIId: identifier(), ...reseau, demandeModification: enAttente })),
  adressePresente: nullable(string()),
});

/** The networks of a licence. */
export const rangeBookCodec = codec<RangeBook, Infer<typeof carnet>>(carnet, {
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
