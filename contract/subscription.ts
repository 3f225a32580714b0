import { string } from 'superstruct';
import type { LicenceType } from '../domain/catalogue.ts';
import type { HeldSubscription, OrderNature, SubscriptionStatus, SubscriptionType } from '../domain/subscription.ts';
import { amountMapping, somme } from './amount.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { call, defaults } from './call.ts';
import { licenceCodes, orderNatureCodes, subscriptionStatusCodes, subscriptionTypeCodes } from './codes.ts';
import { day } from './dates.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';
import { lenientBoolean, lenientIdentifier, lenientWhole } from './lenient.ts';
import { licences } from './offer.ts';
import { texts } from './scalars.ts';
import { listOf, mapping, orNull, whenTrue } from './mapping.ts';

const statuses = {
  notSet: 'nonDefini',
  current: 'enCours',
  notBegun: 'nonCommence',
  ended: 'termine',
  aboutToEnd: 'bientotTermine',
  suspended: 'suspendu',
  suspendedEnded: 'suspenduTermine',
  invalid: 'nonValide',
  quote: 'devis',
  invalidQuote: 'devisNonValide',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<SubscriptionStatus | 'unknown', string>;

const types = {
  normal: 'normal',
  administratorLicence: 'licenceAdministrateur',
  userLicence: 'licenceUtilisateur',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<SubscriptionType | 'unknown', string>;

const natures = {
  new: 'nouveau',
  renewal: 'renouvellement',
  conversion: 'conversion',
  upgrade: 'montee',
  downgrade: 'descente',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<OrderNature, string>;

const allLicences = { ...licences, unknown: UNKNOWN_CODE } as const satisfies Record<LicenceType | 'unknown', string>;

/** A subscription as lists of them tell it. */
export const abonnement = fields({
  aboIId: required(lenientIdentifier(), 'identity'),
  reference: required(string(), 'identity'),
  issuDunDevis: optional(lenientBoolean()),
  statut: withDefault(code(statuses), UNKNOWN_CODE),
  typeAbonnement: withDefault(code(types), UNKNOWN_CODE),
  natureCommande: withDefault(code(natures), UNKNOWN_CODE),
  typeLicence: withDefault(code(allLicences), UNKNOWN_CODE),
  nombreLecteurs: required(lenientWhole(), 'content'),
  dureeMois: required(lenientWhole(), 'content'),
  debut: optional(day(), 'time'),
  fin: optional(day(), 'time'),
  publications: withDefault(texts(), []),
  aPayer: optional(lenientBoolean(), 'money'),
  aDecider: optional(lenientBoolean()),
  suivi: withDefault(lenientBoolean(), false, 'money'),
  /** What is left to pay for it is on an open invoice, among those of `invoice/read`. */
  facturee: optional(lenientBoolean(), 'money'),
  /** By when that invoice, or its next instalment, is to be paid, where the buyer only has to pay it. */
  echeance: optional(day(), 'time'),
  montantHT: optional(somme, 'money'),
  sansTVA: withDefault(lenientBoolean(), false),
});

export const heldMapping = mapping<HeldSubscription>()(abonnement, {
  id: 'aboIId',
  reference: 'reference',
  isFromQuotation: ['issuDunDevis', whenTrue],
  status: ['statut', knownCode(statuses, subscriptionStatusCodes)],
  type: ['typeAbonnement', knownCode(types, subscriptionTypeCodes)],
  nature: ['natureCommande', knownCode<Exclude<OrderNature, 'unknown'>>(natures, orderNatureCodes)],
  licence: ['typeLicence', knownCode(allLicences, licenceCodes)],
  readers: 'nombreLecteurs',
  months: 'dureeMois',
  startsOn: 'debut',
  endsOn: 'fin',
  publications: 'publications',
  isPayable: 'aPayer',
  isDecidable: 'aDecider',
  isFollowed: 'suivi',
  isInvoiced: 'facturee',
  dueOn: 'echeance',
  net: ['montantHT', orNull(amountMapping)],
  isUntaxed: 'sansTVA',
});

const subscriptions = listOf(heldMapping);

/** The subscriptions that a person owns or reads by. */
const subscriptionsCodec = answerCodec(fields({ abonnements: rowsOf(abonnement) }), {
  decode: ({ abonnements }) => subscriptions.decode(abonnements),
  encode: (held: readonly HeldSubscription[]) => ({ abonnements: subscriptions.encode(held) }),
});

/** Calls about the subscriptions of a person. */
export const subscriptionCalls = {
  'subscriptions/all': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/all',
    answer: subscriptionsCodec,
    callers: ['signedIn'],
    readsOnly: true,
    port: { name: 'readSubscriptions', lists: 'rows' },
    fixtures: ['subscriptions-all', 'subscriptions-all.none'],
    purpose: 'Tells the subscriptions that the caller owns or reads by, the newest first.',
  }),
};
