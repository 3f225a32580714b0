import type { Infer } from 'superstruct';
import { literal, object, string } from 'superstruct';
import type { Unread } from '../domain/completeness.ts';
import type { SubscriptionDetail, SubscriptionEntry } from '../domain/licence.ts';
import type { Moment } from '../domain/moment.ts';
import { amountMapping, somme } from './amount.ts';
import type { Written } from './answer.ts';
import { fields, optional, part, required, rowsOf, withDefault } from './answer.ts';
import { call } from './call.ts';
import { day, instant } from './dates.ts';
import { facture, invoiceFromWire, invoiceToWire } from './invoice-codec.ts';
import { identifier } from './scalars.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';
import { lenientWhole } from './lenient.ts';
import { read } from './licence-call.ts';
import { places, seatsMapping } from './licence-parts.ts';
import { demandeListee, listedRequest } from './modification-summary.ts';
import { abonnement, heldMapping } from './subscription.ts';
import { answerOf, listOf, mapping, omitted, orNull, orUnread, requestOf, same } from './mapping.ts';

const kinds = {
  ordered: 'commande',
  begun: 'debut',
  ending: 'finPrevue',
  ended: 'fin',
  invoiced: 'facture',
  credited: 'avoir',
  paid: 'paiement',
  requested: 'demande',
  unknown: UNKNOWN_CODE,
} as const satisfies Record<SubscriptionEntry['kind'], string>;

const entryKind = knownCode<Exclude<SubscriptionEntry['kind'], 'unknown'>>(kinds);

const evenement = fields({
  typeEvenement: withDefault(code(kinds), UNKNOWN_CODE),
  date: required(day(), 'time'),
  reference: optional(string()),
  somme: optional(somme),
  /** An invoice or a credit note, as in the list of invoices. */
  facture: optional(facture),
  demande: optional(demandeListee),
});

type Evenement = Infer<typeof evenement>;

function entryFromWire({
  typeEvenement,
  date: on,
  reference,
  somme: amount,
  facture: invoice,
  demande,
}: Evenement): SubscriptionEntry {
  const kind = entryKind.decode(typeEvenement);
  switch (kind) {
    case 'ordered':
    case 'begun':
    case 'ending':
    case 'ended':
      return { kind, on };
    case 'invoiced':
    case 'credited':
      if (reference === null || amount === null) return { kind: 'unknown', on };
      return { kind, on, reference, total: amountMapping.decode(amount), invoice: invoice && invoiceFromWire(invoice) };
    case 'paid':
      if (reference === null || amount === null) return { kind: 'unknown', on };
      return { kind, on, reference, amount: amountMapping.decode(amount) };
    case 'requested':
      return demande ? { kind, on, request: listedRequest.decode(demande) } : { kind: 'unknown', on };
    case 'unknown':
      return { kind, on };
  }
}

function entryToWire(entry: SubscriptionEntry): Written<Evenement> {
  const bare = { typeEvenement: kinds[entry.kind], date: entry.on };
  switch (entry.kind) {
    case 'invoiced':
    case 'credited':
      return {
        ...bare,
        reference: entry.reference,
        somme: amountMapping.encode(entry.total),
        ...(entry.invoice && { facture: invoiceToWire(entry.invoice) }),
      };
    case 'paid':
      return { ...bare, reference: entry.reference, somme: amountMapping.encode(entry.amount) };
    case 'requested':
      return { ...bare, demande: listedRequest.encode(entry.request) };
    case 'ordered':
    case 'begun':
    case 'ending':
    case 'ended':
    case 'unknown':
      return bare;
  }
}

/** A question for one subscription. */
const subscriptionQuestionCodec = requestOf<{ readonly id: number }>()(
  object({ vue: literal('abonnement'), aboIId: identifier() }),
  { id: 'aboIId' },
  { vue: 'abonnement' },
);

const licence = fields({
  places: required(places, 'money'),
  nombrePlages: optional(lenientWhole()),
  plagesEnAttente: withDefault(lenientWhole(), 0, 'content'),
  nombreDemandes: withDefault(lenientWhole(), 0, 'content'),
});

const detail = fields({
  abonnement: required(abonnement, 'content'),
  licence: part(licence, null),
  historique: rowsOf(evenement, 'omitted'),
  luLe: optional(instant()),
});

const licenceMapping = mapping<Exclude<SubscriptionDetail['licence'], Unread | null>>()(licence, {
  seats: ['places', seatsMapping],
  rangeCount: 'nombrePlages',
  pendingRangeCount: 'plagesEnAttente',
  pendingCount: 'nombreDemandes',
});

/** A subscription with all details that its caller may see. */
const subscriptionDetailCodec = answerOf<SubscriptionDetail>()(detail, {
  subscription: ['abonnement', heldMapping],
  licence: ['licence', orNull(orUnread(licenceMapping))],
  timeline: ['historique', listOf({ decode: entryFromWire, encode: entryToWire })],
  readAt: ['luLe', omitted(same<Moment>())],
});

/** The call about one subscription, apart from those of its readers: only its page needs the invoices of a history. */
export const subscriptionDetailCalls = {
  'subscription/read': call({
    ...read,
    asks: { field: 'vue', value: 'abonnement' },
    request: subscriptionQuestionCodec,
    answer: subscriptionDetailCodec,
    failures: [404],
    fixtures: ['subscription-read', 'subscription-read.reader', 'subscription-read.unknown'],
    purpose: 'Tells a subscription that the caller owns or reads by; its owner also what happened to it.',
  }),
};
