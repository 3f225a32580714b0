import type { Infer } from 'superstruct';
import { array, boolean, literal, nullable, object, string, type } from 'superstruct';
import type { SubscriptionDetail, SubscriptionEntry } from '../../machines/domain/licence.ts';
import { amountFromWire, amountToWire, somme } from './amount.ts';
import { codec } from './codec.ts';
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

const evenement = type({
  typeEvenement: code(kinds),
  date: string(),
  reference: nullable(string()),
  somme: nullable(somme),
  reglee: nullable(boolean()),
  demande: nullable(demandeResumee),
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

const detail = type({
  abonnement,
  licence: nullable(type({ places, nombrePlages: wholeNumber(), nombreDemandes: wholeNumber() })),
  historique: array(evenement),
});

/** A subscription with all that the caller is told of it. */
export const subscriptionDetailCodec = codec<SubscriptionDetail, Infer<typeof detail>>(detail, {
  decode: ({ abonnement: held, licence, historique }) => ({
    subscription: heldFromWire(held),
    licence: licence && {
      seats: seatsFromWire(licence.places),
      rangeCount: licence.nombrePlages,
      pendingCount: licence.nombreDemandes,
    },
    timeline: historique.map(entryFromWire),
  }),
  encode: ({ subscription, licence, timeline }) => ({
    abonnement: heldToWire(subscription),
    licence: licence && {
      places: seatsToWire(licence.seats),
      nombrePlages: licence.rangeCount,
      nombreDemandes: licence.pendingCount,
    },
    historique: timeline.map(entryToWire),
  }),
});
