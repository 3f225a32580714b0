import type { Infer } from 'superstruct';
import { array, coerce, literal, nullable, object, size, string, type } from 'superstruct';
import type { BillingDetails } from '../domain/billing.ts';
import { durations } from '../domain/catalogue.ts';
import { money } from '../domain/money.ts';
import type {
  SubscriptionCheckout,
  SubscriptionOrder,
  SubscriptionOrderAnswer,
  SubscriptionOrderQuestion,
} from '../domain/subscription-order.ts';
import type { FieldPath } from '../validation/field-names.ts';
import type { addressForm } from '../validation/forms/address.ts';
import { billingForm } from '../validation/forms/billing.ts';
import type { paymentMethodForm } from '../validation/forms/ordering.ts';
import { withVatPrefix } from '../validation/rules/vat-number.ts';
import { addressMapping, addressNames, adresse, adresseConnue, knownAddressMapping } from './address.ts';
import { amountMapping, montant, somme } from './amount.ts';
import type { Written } from './answer.ts';
import { answerCodec, fields, optional, required, withDefault } from './answer.ts';
import { call, defaults, stale } from './call.ts';
import { checkoutAnswerCodec } from './checkout.ts';
import { union } from './compound.ts';
import { formFields } from './wire-names.ts';
import { awaitedMapping, virementAttendu } from './invoice-codec.ts';
import { nextInstalmentMapping, prochaineEcheance } from './next-instalment.ts';
import { numberWord } from './known-code.ts';
import { lenientBoolean, lenientIdentifier, lenientWhole } from './lenient.ts';
import { licence, licenceMapping, offreChiffree, pricedMapping } from './offer.ts';
import { methodMapping, moyen } from './outcome.ts';
import { identifier } from './scalars.ts';
import { compacted, listOf, mapping, omitted, orNull, requestOf, same, whenTrue, trimmed } from './mapping.ts';

/** Billing details in an answer. */
const facturationConnue = fields({
  adresse: required(adresseConnue, 'content'),
  numeroTVA: withDefault(string(), ''),
  numeroCommande: withDefault(string(), ''),
});

const { vatNumber, purchaseOrder } = billingForm.schema;

/** Billing details in a request. */
const facturation = coerce(
  object({ adresse, numeroTVA: vatNumber, numeroCommande: purchaseOrder }),
  type({ adresse: type({ pays: string() }), numeroTVA: string() }),
  (typed) => ({ ...typed, numeroTVA: withVatPrefix(typed.numeroTVA, typed.adresse.pays) }),
);

/** A VAT number loses its separators. */
const numberNames = { vatNumber: ['numeroTVA', compacted], purchaseOrder: ['numeroCommande', trimmed] } as const;

/** Form fields of billing details, by their wire names. */
const billingFields: Readonly<Record<string, FieldPath>> = {
  ...formFields<Infer<typeof addressForm>>(addressNames, 'facturation.adresse.', 'address.'),
  ...formFields<Omit<Infer<typeof billingForm>, 'address'>>(numberNames, 'facturation.'),
};

/** Billing details in an answer. */
const knownBillingMapping = mapping<BillingDetails>()(facturationConnue, {
  address: ['adresse', knownAddressMapping],
  ...numberNames,
});

export const billingMapping = mapping<BillingDetails>()(facturation, {
  address: ['adresse', addressMapping],
  ...numberNames,
});

/** A subscription, and the billing details for which its tax is computed. */
const subscriptionOrderQuestionCodec = requestOf<SubscriptionOrderQuestion>()(
  object({ aboIId: identifier(), facturation: nullable(facturation) }),
  { id: 'aboIId', billing: ['facturation', orNull(billingMapping)] },
);

const porteMonnaie = fields({ prix: required(somme, 'money'), solde: required(somme, 'money') });

const abonnement = fields({
  aboIId: required(lenientIdentifier(), 'identity'),
  reference: required(string(), 'identity'),
  typeLicence: required(licence, 'money'),
  nombreLecteurs: required(lenientWhole(), 'money'),
  dureeMois: required(numberWord(durations), 'money'),
  prix: required(offreChiffree, 'money'),
  /** The amount by which credit notes reduce the total, positive, in its currency. */
  avoirsTTC: optional(montant, 'money'),
  /** Amount still due, in the total's currency, if part of the total has been received or credited. */
  resteAPayer: optional(montant, 'money'),
  /** The part of it that a card is charged instead. */
  prochaineEcheance: optional(prochaineEcheance, 'money'),
  version: required(string(), 'money'),
  facturation: optional(facturationConnue),
  moyens: required(array(moyen), 'money'),
  porteMonnaie: optional(porteMonnaie, 'money'),
  virementAttendu: optional(virementAttendu, 'money'),
  /** The payment places the order: the buyer's own offer, bought at once. */
  aCommander: optional(lenientBoolean(), 'content'),
  /** Reference of its open invoice, which the payment pays. */
  facture: optional(string()),
  /** The reference is of the quote that was ordered. */
  issuDunDevis: optional(lenientBoolean(), 'content'),
});

const wallet = mapping<NonNullable<SubscriptionOrder['wallet']>>()(porteMonnaie, {
  price: ['prix', amountMapping],
  balance: ['solde', amountMapping],
});

interface PlainOrder extends Omit<SubscriptionOrder, 'credited' | 'remaining'> {
  readonly credited: number | null;
  readonly remaining: number | null;
}

const plain = mapping<PlainOrder>()(abonnement, {
  id: 'aboIId',
  reference: 'reference',
  licence: ['typeLicence', licenceMapping],
  readers: 'nombreLecteurs',
  months: 'dureeMois',
  priced: ['prix', pricedMapping],
  credited: ['avoirsTTC', omitted(same<number>())],
  remaining: ['resteAPayer', omitted(same<number>())],
  instalment: ['prochaineEcheance', omitted(nextInstalmentMapping)],
  version: 'version',
  billing: ['facturation', orNull(knownBillingMapping)],
  methods: ['moyens', listOf(methodMapping)],
  wallet: ['porteMonnaie', orNull(wallet)],
  awaitedTransfer: ['virementAttendu', omitted(awaitedMapping)],
  isToBeOrdered: ['aCommander', whenTrue],
  invoice: ['facture', omitted(same<string>())],
  isFromQuotation: ['issuDunDevis', whenTrue],
});

function orderFromWire(wire: Infer<typeof abonnement>): SubscriptionOrder {
  const order = plain.decode(wire);
  const { total } = order.priced;
  return {
    ...order,
    credited: money(order.credited ?? 0, total.currency),
    remaining: order.remaining === null ? total : money(order.remaining, total.currency),
  };
}

function orderToWire(order: SubscriptionOrder): Written<Infer<typeof abonnement>> {
  const remaining = order.remaining.minor;
  const credited = order.credited.minor;
  return plain.encode({
    ...order,
    credited: credited === 0 ? null : credited,
    remaining: remaining === order.priced.total.minor ? null : remaining,
  });
}

const reponse = union([
  fields({ type: required(literal('aPayer'), 'variant'), abonnement: required(abonnement, 'money') }),
  fields({ type: required(literal('reglee'), 'variant'), referencePaiement: required(string(), 'identity') }),
  fields({ type: required(literal('surDevis'), 'variant') }),
  fields({ type: required(literal('inconnue'), 'variant') }),
]);

/** The order for a subscription, or the reason why there is nothing to pay. */
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

const orderNames = {
  subscriptionId: 'aboIId',
  billing: ['facturation', billingMapping],
  method: ['moyen', methodMapping],
  version: 'version',
} as const;

/** An order; the idempotency key that identifies it is in the header. */
const subscriptionCheckoutCodec = requestOf<SubscriptionCheckout>()(commande, orderNames);

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
    failures: [404, 409],
    fields: billingFields,
    makesStale: () => ['subscription/read', 'subscriptions/all'],
    fixtures: [
      'onlinesubscription.payable',
      'onlinesubscription.purchase',
      'onlinesubscription.partly-paid',
      'onlinesubscription.wallet',
      'onlinesubscription.settled',
      'onlinesubscription.unpriced',
      'onlinesubscription.unknown',
      'onlinesubscription.incomplete',
    ],
    purpose:
      'Tells what is to be paid for a subscription by somebody who is invoiced there, and how it can be paid. Of one that ends it orders the renewal, once, and tells that. The open offer that a buyer has made, for at most achatImmediat readers, can be paid, too: with aCommander, its payment places the order.',
  }),
  'online/checkout': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/online/checkout',
    request: subscriptionCheckoutCodec,
    answer: checkoutAnswerCodec,
    callers: ['signedIn'],
    idempotent: true,
    failures: [404, 429],
    fields: { ...billingFields, ...formFields<Infer<typeof paymentMethodForm>>({ method: orderNames.method }) },
    makesStale: () => stale.money,
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
