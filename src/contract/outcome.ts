import type { Infer } from 'superstruct';
import { array, enums, literal, string } from 'superstruct';
import type {
  DeclineReason,
  OrderedSubscription,
  Outcome,
  PaymentMethod,
  TransferDetails,
} from '../../machines/domain/payment.ts';
import { money } from '../../machines/domain/money.ts';
import { devise, montant } from './amount.ts';
import type { Written } from './answer.ts';
import { fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { union } from './compound.ts';
import { day, instant } from './dates.ts';
import { identifier } from './scalars.ts';
import { inverted } from './inverted.ts';
import { facture, invoiceFromWire, invoiceToWire } from './invoice.ts';

const methods = {
  card: 'carte',
  transfer: 'virement',
  wallet: 'porteMonnaie',
} as const satisfies Record<PaymentMethod, string>;

const reasons = {
  declined: 'refusee',
  insufficientFunds: 'provisionInsuffisante',
  expiredCard: 'carteExpiree',
  incorrectCode: 'codeIncorrect',
  lostOrStolen: 'carteVoleeOuPerdue',
  authenticationFailed: 'authentificationEchouee',
  abandoned: 'abandonnee',
  expired: 'expiree',
} as const satisfies Record<DeclineReason, string>;

const methodOf = inverted(methods);
const reasonOf = inverted(reasons);

/** How an order is paid, on the wire. */
export const moyen = enums(Object.values(methods));

export function methodFromWire(wire: Infer<typeof moyen>): PaymentMethod {
  return methodOf[wire];
}

export function methodToWire(method: PaymentMethod): Infer<typeof moyen> {
  return methods[method];
}

/** Where a bank transfer goes. */
export const virement = fields({
  referencePaiement: required(string(), 'identity'),
  montant: required(montant, 'money'),
  devise: required(devise, 'money'),
  titulaire: required(string(), 'money'),
  iban: required(string(), 'money'),
  bic: withDefault(string(), ''),
  banque: withDefault(string(), ''),
});

export function transferFromWire(wire: Infer<typeof virement>): TransferDetails {
  return {
    reference: wire.referencePaiement,
    amount: money(wire.montant, wire.devise),
    holder: wire.titulaire,
    iban: wire.iban,
    bic: wire.bic,
    bank: wire.banque,
  };
}

export function transferToWire(transfer: TransferDetails): Infer<typeof virement> {
  return {
    referencePaiement: transfer.reference,
    montant: transfer.amount.minor,
    devise: transfer.amount.currency,
    titulaire: transfer.holder,
    iban: transfer.iban,
    bic: transfer.bic,
    banque: transfer.bank,
  };
}

/** A subscription that is paid, or would be. */
const abonnement = fields({
  aboIId: required(identifier(), 'identity'),
  reference: required(string(), 'identity'),
  periode: optional(fields({ debut: required(day(), 'time'), fin: required(day(), 'time') })),
});

function subscriptionFromWire({ aboIId, reference, periode }: Infer<typeof abonnement>): OrderedSubscription {
  return { id: aboIId, reference, period: periode && { startsOn: periode.debut, endsOn: periode.fin } };
}

function subscriptionToWire({ id, reference, period }: OrderedSubscription): Infer<typeof abonnement> {
  return { aboIId: id, reference, periode: period && { debut: period.startsOn, fin: period.endsOn } };
}

const common = {
  referencePaiement: required(string(), 'identity'),
  moyen: required(moyen, 'money'),
  devise: required(devise, 'money'),
  montantTTC: required(montant, 'money'),
  factures: required(array(facture), 'money'),
  abonnements: rowsOf(abonnement),
};

/** What became of a payment: the three truths. */
export const paiement = union([
  fields({
    issue: required(literal('payee'), 'variant'),
    payeeLe: required(instant(), 'money'),
    recuEnvoyeA: optional(string()),
    ...common,
  }),
  fields({
    issue: required(literal('nonDebitee'), 'variant'),
    motif: required(enums(Object.values(reasons)), 'money'),
    ...common,
  }),
  fields({ issue: required(literal('enConfirmation'), 'variant'), virement: optional(virement, 'money'), ...common }),
]);

type Paiement = Infer<typeof paiement>;

export function outcomeFromWire(wire: Paiement): Outcome {
  const base = {
    reference: wire.referencePaiement,
    method: methodOf[wire.moyen],
    total: money(wire.montantTTC, wire.devise),
    invoices: wire.factures.map(invoiceFromWire),
    subscriptions: wire.abonnements.map(subscriptionFromWire),
  };
  switch (wire.issue) {
    case 'payee':
      return { kind: 'paid', paidAt: wire.payeeLe, receiptTo: wire.recuEnvoyeA, ...base };
    case 'nonDebitee':
      return { kind: 'notCharged', reason: reasonOf[wire.motif], ...base };
    case 'enConfirmation':
      return { kind: 'confirming', transfer: wire.virement && transferFromWire(wire.virement), ...base };
  }
}

export function outcomeToWire(outcome: Outcome): Written<Paiement> {
  const base = {
    referencePaiement: outcome.reference,
    moyen: methods[outcome.method],
    devise: outcome.total.currency,
    montantTTC: outcome.total.minor,
    factures: outcome.invoices.map(invoiceToWire),
    abonnements: outcome.subscriptions.map(subscriptionToWire),
  };
  switch (outcome.kind) {
    case 'paid': {
      const { paidAt, receiptTo } = outcome;
      return { issue: 'payee', payeeLe: paidAt, ...(receiptTo !== null && { recuEnvoyeA: receiptTo }), ...base };
    }
    case 'notCharged':
      return { issue: 'nonDebitee', motif: reasons[outcome.reason], ...base };
    case 'confirming':
      return { issue: 'enConfirmation', virement: outcome.transfer && transferToWire(outcome.transfer), ...base };
  }
}
