import type { Infer } from 'superstruct';
import { array, enums, literal, nullable, object, size, string } from 'superstruct';
import type { BillingDetails } from '../../machines/domain/billing.ts';
import { durations } from '../../machines/domain/catalogue.ts';
import { money } from '../../machines/domain/money.ts';
import type {
  SubscriptionCheckout,
  SubscriptionOrder,
  SubscriptionOrderAnswer,
  SubscriptionOrderQuestion,
} from '../../machines/domain/subscription-order.ts';
import type { FieldPath } from '../../machines/validation/field-names.ts';
import { billingForm } from '../../machines/validation/forms/billing.ts';
import type { paymentMethodForm } from '../../machines/validation/forms/payment-method.ts';
import { compact } from '../../machines/validation/rules/text.ts';
import { addressFromWire, addressNames, addressToWire, adresseConnue, adresse } from './address.ts';
import { amountFromWire, amountToWire, montant, somme } from './amount.ts';
import type { Written } from './answer.ts';
import { answerCodec, fields, optional, required, withDefault } from './answer.ts';
import { call, defaults } from './call.ts';
import { checkoutAnswerCodec } from './checkout.ts';
import { codec } from './codec.ts';
import { union } from './compound.ts';
import type { WireNames } from './wire-names.ts';
import { inverted, fieldsUnder } from './wire-names.ts';
import { awaitedFromWire, awaitedToWire, virementAttendu } from './invoice-codec.ts';
import { licence, licenceFromWire, licenceToWire, offreChiffree, pricedFromWire, pricedToWire } from './offer.ts';
import { methodFromWire, methodToWire, moyen } from './outcome.ts';
import { identifier, wholeNumber } from './scalars.ts';

/** To whom something is invoiced, as it is answered. */
const facturationConnue = fields({
  adresse: required(adresseConnue, 'content'),
  numeroTVA: withDefault(string(), ''),
  numeroCommande: withDefault(string(), ''),
});

const billingNames = {
  address: 'facturation.adresse',
  vatNumber: 'facturation.numeroTVA',
  purchaseOrder: 'facturation.numeroCommande',
} as const satisfies WireNames<Infer<typeof billingForm>, `facturation.${keyof Infer<typeof facturation>}`>;

const { address, ...numbers } = billingNames;

/** What the fields of billing details are called. */
const billingFields: Readonly<Record<string, FieldPath>> = {
  ...fieldsUnder(addressNames, address, 'address'),
  ...inverted(numbers),
};

/** Billing details from their French names; a VAT number without what only groups its characters. */
function billingFromWire(wire: Infer<typeof facturation>): BillingDetails {
  return {
    address: addressFromWire(wire.adresse),
    vatNumber: compact(wire.numeroTVA),
    purchaseOrder: wire.numeroCommande.trim(),
  };
}

export function billingToWire(billing: BillingDetails): Infer<typeof facturation> {
  return {
    adresse: addressToWire(billing.address),
    numeroTVA: billing.vatNumber,
    numeroCommande: billing.purchaseOrder,
  };
}

const { vatNumber, purchaseOrder } = billingForm.schema;

/** To whom something is invoiced, as it is sent. */
const facturation = object({ adresse, numeroTVA: vatNumber, numeroCommande: purchaseOrder });

/** Which subscription, and for whom its tax is computed. */
const subscriptionOrderQuestionCodec = codec(object({ aboIId: identifier(), facturation: nullable(facturation) }), {
  decode: ({ aboIId, facturation: wire }): SubscriptionOrderQuestion => ({
    id: aboIId,
    billing: wire && billingFromWire(wire),
  }),
  encode: ({ id, billing }) => ({ aboIId: id, facturation: billing && billingToWire(billing) }),
});

const abonnement = fields({
  aboIId: required(identifier(), 'identity'),
  reference: required(string(), 'identity'),
  typeLicence: required(licence, 'money'),
  nombreLecteurs: required(wholeNumber(), 'money'),
  dureeMois: required(enums(durations), 'money'),
  prix: required(offreChiffree, 'money'),
  /** Where a part of the total has come in: what is still to be paid, in its currency. */
  resteAPayer: optional(montant, 'money'),
  version: required(string(), 'money'),
  facturation: optional(facturationConnue),
  moyens: required(array(moyen), 'money'),
  porteMonnaie: optional(fields({ prix: required(somme, 'money'), solde: required(somme, 'money') }), 'money'),
  virementAttendu: optional(virementAttendu, 'money'),
});

function orderFromWire(wire: Infer<typeof abonnement>): SubscriptionOrder {
  const priced = pricedFromWire(wire.prix);
  return {
    id: wire.aboIId,
    reference: wire.reference,
    licence: licenceFromWire(wire.typeLicence),
    readers: wire.nombreLecteurs,
    months: wire.dureeMois,
    priced,
    remaining: wire.resteAPayer === null ? priced.total : money(wire.resteAPayer, priced.total.currency),
    version: wire.version,
    billing: wire.facturation && billingFromWire(wire.facturation),
    methods: wire.moyens.map(methodFromWire),
    wallet: wire.porteMonnaie && {
      price: amountFromWire(wire.porteMonnaie.prix),
      balance: amountFromWire(wire.porteMonnaie.solde),
    },
    awaitedTransfer: wire.virementAttendu && awaitedFromWire(wire.virementAttendu),
  };
}

function orderToWire(order: SubscriptionOrder): Written<Infer<typeof abonnement>> {
  return {
    aboIId: order.id,
    reference: order.reference,
    typeLicence: licenceToWire(order.licence),
    nombreLecteurs: order.readers,
    dureeMois: order.months,
    prix: pricedToWire(order.priced),
    ...(order.remaining.minor !== order.priced.total.minor && { resteAPayer: order.remaining.minor }),
    version: order.version,
    facturation: order.billing && billingToWire(order.billing),
    moyens: order.methods.map(methodToWire),
    porteMonnaie: order.wallet && {
      prix: amountToWire(order.wallet.price),
      solde: amountToWire(order.wallet.balance),
    },
    ...(order.awaitedTransfer && { virementAttendu: awaitedToWire(order.awaitedTransfer) }),
  };
}

const reponse = union([
  fields({ type: required(literal('aPayer'), 'variant'), abonnement: required(abonnement, 'money') }),
  fields({ type: required(literal('reglee'), 'variant'), referencePaiement: required(string(), 'identity') }),
  fields({ type: required(literal('surDevis'), 'variant') }),
  fields({ type: required(literal('inconnue'), 'variant') }),
]);

/** What there is to pay for a subscription. */
const subscriptionOrderAnswerCodec = answerCodec(reponse, {
  decode: (wire): SubscriptionOrderAnswer => {
    switch (wire.type) {
      case 'aPayer':
        return { kind: 'payable', order: orderFromWire(wire.abonnement) };
      case 'reglee':
        return { kind: 'settled', reference: wire.referencePaiement };
      case 'surDevis':
        return { kind: 'unpriced' };
      case 'inconnue':
        return { kind: 'unknown' };
    }
  },
  encode: (answer): Written<Infer<typeof reponse>> => {
    switch (answer.kind) {
      case 'payable':
        return { type: 'aPayer', abonnement: orderToWire(answer.order) };
      case 'settled':
        return { type: 'reglee', referencePaiement: answer.reference };
      case 'unpriced':
        return { type: 'surDevis' };
      case 'unknown':
        return { type: 'inconnue' };
    }
  },
});

const commande = object({ aboIId: identifier(), facturation, moyen, version: size(string(), 1, 100) });

/** Wire names of how a subscription is paid. */
const paymentMethodNames = { method: 'moyen' } as const satisfies WireNames<
  Infer<typeof paymentMethodForm>,
  keyof Infer<typeof commande>
>;

/** What is ordered; its name, the idempotency key, stands in the header. */
const subscriptionCheckoutCodec = codec(commande, {
  decode: (wire): SubscriptionCheckout => ({
    subscriptionId: wire.aboIId,
    billing: billingFromWire(wire.facturation),
    method: methodFromWire(wire.moyen),
    version: wire.version,
  }),
  encode: ({ subscriptionId, billing, method, version }) => ({
    aboIId: subscriptionId,
    facturation: billingToWire(billing),
    moyen: methodToWire(method),
    version,
  }),
});

/** Calls about paying for a subscription. */
export const subscriptionOrderCalls = {
  'subscriptionsv2/onlinesubscription': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptionsv2/onlinesubscription',
    request: subscriptionOrderQuestionCodec,
    answer: subscriptionOrderAnswerCodec,
    callers: ['signedIn'],
    readsOnly: true,
    failures: [400, 401, 403, 422],
    fields: billingFields,
    fixtures: [
      'onlinesubscription.payable',
      'onlinesubscription.partly-paid',
      'onlinesubscription.wallet',
      'onlinesubscription.settled',
      'onlinesubscription.unpriced',
      'onlinesubscription.unknown',
      'onlinesubscription.incomplete',
    ],
    purpose:
      'Tells what is to be paid for a subscription by somebody who is invoiced there, and how it can be paid. Of one that ends it orders the renewal, once, and tells that.',
  }),
  'online/checkout': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/online/checkout',
    request: subscriptionCheckoutCodec,
    answer: checkoutAnswerCodec,
    callers: ['signedIn'],
    idempotent: true,
    failures: [400, 401, 403, 404, 409, 422, 429],
    fields: { ...billingFields, ...inverted(paymentMethodNames) },
    fixtures: [
      'online-checkout.card',
      'online-checkout.transfer',
      'online-checkout.wallet',
      'online-checkout.changed',
      'online-checkout.no-wallet',
    ],
    purpose: 'Orders the payment of a subscription by card, transfer or wallet, once for one idempotency key.',
  }),
};
