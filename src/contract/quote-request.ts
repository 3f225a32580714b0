import type { Infer } from 'superstruct';
import { enums, max, min, nullable, object, size } from 'superstruct';
import { durations, priceCurrencies } from '../../machines/domain/catalogue.ts';
import { UNSET_CIVILITY } from '../../machines/domain/enumerations.ts';
import type { KeptQuoteDraft, QuoteDraft, QuoteDraftChange } from '../../machines/domain/quote-request.ts';
import { MOST_PUBLICATIONS } from '../../machines/validation/forms/quote-request.ts';
import { line } from '../../machines/validation/rules/text.ts';
import { answerCodec, fields, optional, required, withDefault } from './answer.ts';
import { call, defaults, unsaid } from './call.ts';
import { codec } from './codec.ts';
import { licenceFromWire, licenceToWire, licenceWords, offerFields } from './offer.ts';
import {
  sourceFromWire,
  sourceToWire,
  sourceWords,
  quoteReceiptCodec,
  quoteRequestCodec,
  requesterNames,
} from './quote-request-codec.ts';
import { identifier, wholeNumber } from './scalars.ts';
import { sizedArray } from './sized-lists.ts';
import { fieldsUnder } from './wire-names.ts';

/** Length of the longest valid value, an e-mail address. No person types more. */
const LONGEST_TEXT = 254;

const texte = size(line(), 0, LONGEST_TEXT);
const version = min(wholeNumber(), 0);

/** What has been typed so far. Kinds and lengths are checked, rules are not: a draft holds what is not right yet. */
const champs = {
  pubSIds: sizedArray(identifier(), 0, MOST_PUBLICATIONS),
  typeLicence: nullable(enums(licenceWords)),
  nombreLecteurs: nullable(wholeNumber()),
  dureeMois: nullable(enums(durations)),
  devise: nullable(enums(priceCurrencies)),
  civilite: max(min(wholeNumber(), 0), 99),
  nom: texte,
  prenom: texte,
  organisme: texte,
  fonction: texte,
  email: texte,
  telephone: texte,
  pays: nullable(size(line(), 2)),
  sourceAcquisition: nullable(enums(sourceWords)),
};

const brouillon = object(champs);

type Brouillon = Infer<typeof brouillon>;

function draftFromWire(wire: Brouillon): QuoteDraft {
  return {
    publicationIds: wire.pubSIds,
    licence: wire.typeLicence && licenceFromWire(wire.typeLicence),
    readers: wire.nombreLecteurs,
    months: wire.dureeMois,
    currency: wire.devise,
    civility: wire.civilite,
    lastName: wire.nom,
    firstName: wire.prenom,
    organisation: wire.organisme,
    jobTitle: wire.fonction,
    email: wire.email,
    phone: wire.telephone,
    country: wire.pays,
    source: sourceFromWire(wire.sourceAcquisition),
  };
}

function draftToWire(draft: QuoteDraft): Brouillon {
  return {
    pubSIds: [...draft.publicationIds],
    typeLicence: draft.licence && licenceToWire(draft.licence),
    nombreLecteurs: draft.readers,
    dureeMois: draft.months,
    devise: draft.currency,
    civilite: draft.civility,
    nom: draft.lastName,
    prenom: draft.firstName,
    organisme: draft.organisation,
    fonction: draft.jobTitle,
    email: draft.email,
    telephone: draft.phone,
    pays: draft.country,
    sourceAcquisition: sourceToWire(draft.source),
  };
}

/** A draft that is answered: what is wrong in it was not typed. */
const brouillonConnu = fields({
  pubSIds: withDefault(champs.pubSIds, []),
  typeLicence: optional(enums(licenceWords)),
  nombreLecteurs: optional(wholeNumber()),
  dureeMois: optional(enums(durations)),
  devise: optional(enums(priceCurrencies)),
  civilite: withDefault(champs.civilite, UNSET_CIVILITY),
  nom: withDefault(texte, ''),
  prenom: withDefault(texte, ''),
  organisme: withDefault(texte, ''),
  fonction: withDefault(texte, ''),
  email: withDefault(texte, ''),
  telephone: withDefault(texte, ''),
  pays: optional(size(line(), 2)),
  sourceAcquisition: optional(enums(sourceWords)),
});

const gardes = fields({ version: withDefault(version, 0), brouillon: optional(brouillonConnu) });

/** The draft that the server keeps for the caller; version 0 and no draft where it keeps none. */
const keptDraftCodec = answerCodec(gardes, {
  decode: (wire): KeptQuoteDraft => ({ version: wire.version, draft: wire.brouillon && draftFromWire(wire.brouillon) }),
  encode: (kept) => ({ version: kept.version, brouillon: kept.draft && draftToWire(kept.draft) }),
});

/** A draft to be kept in the place of the version that the caller has. */
const draftChangeCodec = codec(object({ version, brouillon }), {
  decode: (wire): QuoteDraftChange => ({ version: wire.version, draft: draftFromWire(wire.brouillon) }),
  encode: (change) => ({ version: change.version, brouillon: draftToWire(change.draft) }),
});

/** The version that a kept draft has got. */
const draftVersionCodec = answerCodec(fields({ version: required(version, 'identity') }), {
  decode: (wire): { readonly version: number } => ({ version: wire.version }),
  encode: (kept) => ({ version: kept.version }),
});

/** Calls about requests for a quote. */
export const quoteRequestCalls = {
  'infosquote/read': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/infosquote/read',
    answer: keptDraftCodec,
    readsOnly: true,
    sameFor: 'newcomers',
    failures: [400, 403],
    fixtures: ['infosquote-read.kept', 'infosquote-read.none'],
    purpose: 'Tells what the caller has typed of a request for a quote so far.',
  }),
  'infosquote/update': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/infosquote/update',
    request: draftChangeCodec,
    answer: draftVersionCodec,
    failures: [400, 403, 409, 429],
    successWords: unsaid.byEachChange,
    fixtures: ['infosquote-update', 'infosquote-update.changed-elsewhere'],
    purpose: 'Keeps what the caller has typed of a request for a quote, in the place of the version that they had.',
  }),
  'infosquote/reset': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/infosquote/reset',
    failures: [400, 403],
    changesOnGet: true,
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
    failures: [400, 403, 409, 422, 429],
    successWords: unsaid.byPage,
    fields: { ...offerFields, ...fieldsUnder(requesterNames, 'demandeur') },
    fixtures: ['commande.quote', 'commande.incomplete'],
    purpose: 'Sends a request for a quote to the office, once for one idempotency key.',
  }),
};
