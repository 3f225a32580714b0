import { array, defaulted, enums, literal, max, min, nullable, object, size, string } from 'superstruct';
import { durations } from '../domain/catalogue.ts';
import { UNSET_CIVILITY } from '../domain/enumerations.ts';
import type { KeptQuoteDraft, QuoteDraft, QuoteDraftChange, QuoteRequest } from '../validation/forms/quote-request.ts';
import { MOST_PUBLICATIONS } from '../validation/forms/quote-request.ts';
import type { Requester } from '../validation/forms/requester.ts';
import { requesterForm } from '../validation/forms/requester.ts';
import { LONGEST_NAME } from '../validation/rules/person.ts';
import { line, oneOf } from '../validation/rules/text.ts';
import { codedSource, sourceMapping, sourceWords } from './acquisition-source.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { call, defaults, omittedWords } from './call.ts';
import { numberWord } from './known-code.ts';
import { lenientIdentifier, lenientWhole } from './lenient.ts';
import { answerOf, compacted, mapping, orNull, requestOf, trimmed } from './mapping.ts';
import { offre } from './offer-sent.ts';
import { deviseDePrix, licence, licenceMapping, offerFields, offerMapping } from './offer.ts';
import { identifier, wholeNumber } from './scalars.ts';
import { sizedArray } from './sized-lists.ts';
import { formFields } from './wire-names.ts';

const { civility, lastName, firstName, organisation, jobTitle, email, phone, country, vatNumber } =
  requesterForm.schema;

const demandeur = object({
  civilite: civility,
  nom: lastName,
  prenom: firstName,
  organisme: organisation,
  fonction: jobTitle,
  email,
  telephone: phone,
  pays: country,
  // Absent in requests of clients of earlier releases.
  numeroTVA: defaulted(vatNumber, ''),
  sourceAcquisition: nullable(codedSource(oneOf(sourceWords))),
});

/** Wire names of who asks. */
const requesterNames = {
  civility: 'civilite',
  lastName: ['nom', trimmed],
  firstName: ['prenom', trimmed],
  organisation: ['organisme', trimmed],
  jobTitle: ['fonction', trimmed],
  email: ['email', trimmed],
  phone: ['telephone', trimmed],
  country: 'pays',
  vatNumber: ['numeroTVA', compacted],
  source: ['sourceAcquisition', orNull(sourceMapping)],
} as const;

/** An order by a person without an account: a request for a quote (specification §3, request kind). */
export const quoteRequestCodec = requestOf<QuoteRequest>()(
  object({ typeDemande: literal('devis'), offre, demandeur }),
  { offer: ['offre', offerMapping], requester: ['demandeur', mapping<Requester>()(demandeur, requesterNames)] },
  { typeDemande: 'devis' },
);

/** The reference by which people speak of a request. */
export const quoteReceiptCodec = answerOf<{ readonly reference: string }>()(
  fields({ referenceDemande: required(string(), 'identity') }),
  { reference: 'referenceDemande' },
);

/** Length of the longest valid value. No person types more. */
const LONGEST_TEXT = LONGEST_NAME;

const texte = size(line(), 0, LONGEST_TEXT);
const version = min(wholeNumber(), 0);
const keptVersion = min(lenientWhole(), 0);

/** Fields of a draft. Types and lengths are checked, rules are not: a draft may hold invalid values. */
const champs = {
  pubSIds: sizedArray(identifier(), 0, MOST_PUBLICATIONS),
  typeLicence: nullable(licence),
  nombreLecteurs: nullable(wholeNumber()),
  dureeMois: nullable(enums(durations)),
  devise: nullable(deviseDePrix),
  civilite: max(min(wholeNumber(), 0), 99),
  nom: texte,
  prenom: texte,
  organisme: texte,
  fonction: texte,
  email: texte,
  telephone: texte,
  pays: nullable(size(line(), 2)),
  // Absent in requests of clients of earlier releases.
  numeroTVA: defaulted(texte, ''),
  sourceAcquisition: nullable(codedSource(enums(sourceWords))),
};

const brouillon = object(champs);

const draftMapping = mapping<QuoteDraft>()(brouillon, {
  publicationIds: 'pubSIds',
  licence: ['typeLicence', orNull(licenceMapping)],
  readers: 'nombreLecteurs',
  months: 'dureeMois',
  currency: 'devise',
  civility: 'civilite',
  lastName: 'nom',
  firstName: 'prenom',
  organisation: 'organisme',
  jobTitle: 'fonction',
  email: 'email',
  phone: 'telephone',
  country: 'pays',
  vatNumber: 'numeroTVA',
  source: ['sourceAcquisition', orNull(sourceMapping)],
});

/** A draft in an answer: an unreadable field counts as not typed. */
const brouillonConnu = fields({
  pubSIds: withDefault(array(lenientIdentifier()), []),
  typeLicence: optional(licence),
  nombreLecteurs: optional(lenientWhole()),
  dureeMois: optional(numberWord(durations)),
  devise: optional(deviseDePrix),
  civilite: withDefault(max(min(lenientWhole(), 0), 99), UNSET_CIVILITY),
  nom: withDefault(texte, ''),
  prenom: withDefault(texte, ''),
  organisme: withDefault(texte, ''),
  fonction: withDefault(texte, ''),
  email: withDefault(texte, ''),
  telephone: withDefault(texte, ''),
  pays: optional(size(line(), 2)),
  numeroTVA: withDefault(texte, ''),
  sourceAcquisition: optional(codedSource(enums(sourceWords))),
});

const gardes = fields({ version: withDefault(keptVersion, 0), brouillon: optional(brouillonConnu) });

/** The caller's draft on the server; version 0 and no draft if there is none. */
const keptDraftCodec = answerOf<KeptQuoteDraft>()(gardes, {
  version: 'version',
  draft: ['brouillon', orNull(draftMapping)],
});

/** A draft that replaces the version that the caller has. */
const draftChangeCodec = requestOf<QuoteDraftChange>()(object({ version, brouillon }), {
  version: 'version',
  draft: ['brouillon', draftMapping],
});

/** Version of the saved draft. */
const draftVersionCodec = answerOf<{ readonly version: number }>()(
  fields({ version: required(keptVersion, 'identity') }),
  {
    version: 'version',
  },
);

/** Calls about requests for a quote. */
export const quoteRequestCalls = {
  'infosquote/read': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/infosquote/read',
    answer: keptDraftCodec,
    readsOnly: true,
    sameFor: 'newcomers',
    port: { name: 'readQuoteDraft' },
    fixtures: ['infosquote-read.kept', 'infosquote-read.none'],
    purpose: 'Tells what the caller has typed of a request for a quote so far.',
  }),
  'infosquote/update': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/infosquote/update',
    request: draftChangeCodec,
    answer: draftVersionCodec,
    failures: [409, 429],
    successWords: omittedWords.byEachChange,
    fixtures: ['infosquote-update', 'infosquote-update.changed-elsewhere'],
    purpose: 'Keeps what the caller has typed of a request for a quote, in the place of the version that they had.',
  }),
  'infosquote/reset': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/infosquote/reset',
    changesOnGet: true,
    port: { name: 'dropQuoteDraft' },
    fixtures: ['infosquote-reset'],
    purpose: 'Throws away what the caller has typed of a request for a quote.',
  }),
  'subscriptions/commande': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/commande',
    request: quoteRequestCodec,
    answer: quoteReceiptCodec,
    idempotent: true,
    failures: [429],
    successWords: omittedWords.byPage,
    fields: { ...offerFields, ...formFields<Requester>(requesterNames, 'demandeur.') },
    port: { name: 'requestQuote' },
    fixtures: ['commande.quote', 'commande.incomplete'],
    purpose: 'Sends a request for a quote to the office, once for one idempotency key.',
  }),
};
