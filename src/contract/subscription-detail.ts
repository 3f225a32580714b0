import type { Infer } from 'superstruct';
import { boolean, literal, object, string } from 'superstruct';
import type { SubscriptionDetail, SubscriptionEntry } from '../../machines/domain/licence.ts';
import { amountFromWire, amountToWire, somme } from './amount.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { codec } from './codec.ts';
import { day } from './dates.ts';
import { identifier, wholeNumber } from './scalars.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';
import { places, seatsFromWire, seatsToWire } from './licence-parts.ts';
import { demandeResumee, summaryFromWire, summaryToWire } from './modification.ts';
import { abonnement, heldFromWire, heldToWire } from './subscription.ts';

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

const kindOf = knownCode<Exclude<SubscriptionEntry['kind'], 'unknown'>>(kinds);

const evenement = fields({
  typeEvenement: withDefault(code(kinds), UNKNOWN_CODE),
  date: required(day(), 'time'),
  reference: optional(string()),
  somme: optional(somme),
  reglee: optional(boolean()),
  demande: optional(demandeResumee),
});

type Evenement = Infer<typeof evenement>;

function entryFromWire({
  typeEvenement,
  date: on,
  reference,
  somme: amount,
  reglee,
  demande,
}: Evenement): SubscriptionEntry {
  const kind = kindOf(typeEvenement);
  switch (kind) {
    case 'ordered':
    case 'begun':
    case 'ending':
    case 'ended':
      return { kind, on };
    case 'invoiced':
    case 'credited':
      if (reference === null || amount === null || reglee === null) return { kind: 'unknown', on };
      return { kind, on, reference, total: amountFromWire(amount), isSettled: reglee };
    case 'paid':
      if (reference === null || amount === null) return { kind: 'unknown', on };
      return { kind, on, reference, amount: amountFromWire(amount) };
    case 'requested':
      return demande ? { kind, on, request: summaryFromWire(demande) } : { kind: 'unknown', on };
    case 'unknown':
      return { kind, on };
  }
}

function entryToWire(entry: SubscriptionEntry): Evenement {
  const bare = {
    typeEvenement: kinds[entry.kind],
    date: entry.on,
    reference: null,
    somme: null,
    reglee: null,
    demande: null,
  };
  switch (entry.kind) {
    case 'invoiced':
    case 'credited':
      return { ...bare, reference: entry.reference, somme: amountToWire(entry.total), reglee: entry.isSettled };
    case 'paid':
      return { ...bare, reference: entry.reference, somme: amountToWire(entry.amount) };
    case 'requested':
      return { ...bare, demande: summaryToWire(entry.request) };
    case 'ordered':
    case 'begun':
    case 'ending':
    case 'ended':
    case 'unknown':
      return bare;
  }
}

/** Which subscription is asked for. */
export const subscriptionQuestionCodec = codec(object({ vue: literal('abonnement'), aboIId: identifier() }), {
  decode: ({ aboIId }): { readonly id: number } => ({ id: aboIId }),
  encode: ({ id }) => ({ vue: 'abonnement' as const, aboIId: id }),
});

const licence = fields({
  places: required(places, 'money'),
  nombrePlages: withDefault(wholeNumber(), 0),
  nombreDemandes: withDefault(wholeNumber(), 0),
});

const detail = fields({
  abonnement: required(abonnement, 'content'),
  licence: optional(licence),
  historique: rowsOf(evenement),
});

/** A subscription with all details that its caller may see. */
export const subscriptionDetailCodec = answerCodec<SubscriptionDetail, Infer<typeof detail>>(detail, {
  decode: ({ abonnement: held, licence: managed, historique }) => ({
    subscription: heldFromWire(held),
    licence: managed && {
      seats: seatsFromWire(managed.places),
      rangeCount: managed.nombrePlages,
      pendingCount: managed.nombreDemandes,
    },
    timeline: historique.map(entryFromWire),
  }),
  encode: ({ subscription, licence: managed, timeline }) => ({
    abonnement: heldToWire(subscription),
    licence: managed && {
      places: seatsToWire(managed.seats),
      nombrePlages: managed.rangeCount,
      nombreDemandes: managed.pendingCount,
    },
    historique: timeline.map(entryToWire),
  }),
});
