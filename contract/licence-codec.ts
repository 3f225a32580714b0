import { enums, literal, nullable, object, size, string } from 'superstruct';
import { modificationType } from '../domain/enumerations.ts';
import type {
  AddressChange,
  LicenceReader,
  PendingModification,
  RangeBook,
  ReaderPage,
  ReaderQuestion,
  SubscriptionName,
} from '../domain/licence.ts';
import { line } from '../validation/rules/text.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { instant } from './dates.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';
import { lenientBoolean, lenientIdentifier, lenientWhole } from './lenient.ts';
import { identite, places, rangeNames, readerNames, reseau, seatsMapping } from './licence-parts.ts';
import { modificationCode } from './modification-summary.ts';
import { identifier, texts } from './scalars.ts';
import { answerOf, listOf, mapping, omitted, orNull, requestOf, whenTrue } from './mapping.ts';
import type { Mapping } from './mapping.ts';

const aboIId = identifier();

export interface OfSubscription {
  readonly subscriptionId: number;
}

const ofSubscription = { subscriptionId: 'aboIId' } as const;

/** A question for all readers of a licence. */
export const allReadersQuestionCodec = requestOf<OfSubscription>()(
  object({ vue: literal('tousLecteurs'), aboIId }),
  ofSubscription,
  { vue: 'tousLecteurs' },
);

/** A question for the networks of a licence. */
export const rangesQuestionCodec = requestOf<OfSubscription>()(
  object({ vue: literal('plages'), aboIId }),
  ofSubscription,
  { vue: 'plages' },
);

export interface OfReader extends OfSubscription {
  readonly readerId: number;
}

/** A question for one reader. */
export const readerQuestionCodec = requestOf<OfReader>()(
  object({ vue: literal('lecteur'), aboIId, docIId: identifier() }),
  { ...ofSubscription, readerId: 'docIId' },
  { vue: 'lecteur' },
);

const askedState: Mapping<ReaderQuestion['state'], 'enAttente' | null> = {
  decode: (wire) => (wire === null ? '' : 'pending'),
  encode: (state) => (state === '' ? null : 'enAttente'),
};

/** A question for readers: filter and cursor. */
export const readersQuestionCodec = requestOf<ReaderQuestion>()(
  object({
    vue: literal('lecteurs'),
    aboIId,
    texte: size(line(), 0, 200),
    etat: nullable(enums(['enAttente'])),
    curseur: nullable(size(string(), 1, 2000)),
  }),
  {
    ...ofSubscription,
    text: 'texte',
    state: ['etat', askedState],
    cursor: 'curseur',
  },
  { vue: 'lecteurs' },
);

const enAttente = fields({
  demandeIId: required(lenientIdentifier(), 'identity'),
  typeModif: withDefault(code(modificationType), UNKNOWN_CODE),
  position: required(lenientWhole(), 'identity'),
});

const pending = orNull(
  mapping<PendingModification>()(enAttente, {
    id: 'demandeIId',
    type: ['typeModif', modificationCode],
    position: 'position',
  }),
);

const authors = {
  reader: 'lecteur',
  administrator: 'administrateur',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<AddressChange['by'], string>;

const changementEmail = fields({
  emailPrecedent: required(string(), 'content'),
  dateChangement: required(instant(), 'time'),
  auteur: withDefault(code(authors), UNKNOWN_CODE),
});

const beneficiaire = fields({
  docIId: required(lenientIdentifier(), 'identity'),
  ...identite,
  demandeModification: optional(enAttente),
  changementEmail: optional(changementEmail),
});

const addressChange = mapping<AddressChange>()(changementEmail, {
  before: 'emailPrecedent',
  at: 'dateChangement',
  by: ['auteur', knownCode<Exclude<AddressChange['by'], 'unknown'>>(authors)],
});

const reader = mapping<LicenceReader>()(beneficiaire, {
  id: 'docIId',
  ...readerNames,
  pending: ['demandeModification', pending],
  addressChange: ['changementEmail', omitted(addressChange)],
});

/** A reader of a licence. */
export const licenceReaderCodec = answerCodec(beneficiaire, reader);

const readers = listOf(reader);

const tousLesLecteurs = fields({ lecteurs: rowsOf(beneficiaire) });

/** All readers of a licence. */
export const allReadersCodec = answerCodec(tousLesLecteurs, {
  decode: ({ lecteurs }) => readers.decode(lecteurs),
  encode: (all: readonly LicenceReader[]) => ({ lecteurs: readers.encode(all) }),
});

const abonnementNomme = fields({
  aboIId: required(lenientIdentifier(), 'identity'),
  reference: required(string(), 'identity'),
  issuDunDevis: optional(lenientBoolean()),
  publications: withDefault(texts(), []),
});

const subscription = mapping<SubscriptionName>()(abonnementNomme, {
  id: 'aboIId',
  reference: 'reference',
  isFromQuotation: ['issuDunDevis', whenTrue],
  publications: 'publications',
});

const page = fields({
  abonnement: required(abonnementNomme, 'content'),
  places: required(places, 'money'),
  lecteurs: rowsOf(beneficiaire),
  curseurSuivant: optional(string()),
});

/** A page of the readers of a licence. */
export const readerPageCodec = answerOf<ReaderPage>()(page, {
  subscription: ['abonnement', subscription],
  seats: ['places', seatsMapping],
  readers: ['lecteurs', readers],
  next: 'curseurSuivant',
});

const plageGardee = fields({
  plageIId: required(lenientIdentifier(), 'identity'),
  ...reseau,
  demandeModification: optional(enAttente),
});

const carnet = fields({
  abonnement: required(abonnementNomme, 'content'),
  plages: rowsOf(plageGardee),
  adressePresente: optional(string()),
});

const keptRange = mapping<RangeBook['ranges'][number]>()(plageGardee, {
  id: 'plageIId',
  ...rangeNames,
  pending: ['demandeModification', pending],
});

/** The networks of a licence. */
export const rangeBookCodec = answerOf<RangeBook>()(carnet, {
  subscription: ['abonnement', subscription],
  ranges: ['plages', listOf(keptRange)],
  presentAddress: 'adressePresente',
});
