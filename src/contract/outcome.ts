import type { Infer } from 'superstruct';
import { array, enums, literal, string } from 'superstruct';
import type {
  DeclineReason,
  OrderedSubscription,
  Outcome,
  PaymentMethod,
  PaymentReceipt,
  PaymentRefund,
  RefundProgress,
  RefundReason,
  TransferDetails,
} from '../../machines/domain/payment.ts';
import { money, sum } from '../../machines/domain/money.ts';
import { amountFromWire, amountToWire, devise, montant, somme } from './amount.ts';
import type { Written } from './answer.ts';
import { fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { union } from './compound.ts';
import { day, instant } from './dates.ts';
import { identifier } from './scalars.ts';
import { inverted } from './wire-names.ts';
import { facture, invoiceFromWire, invoiceToWire } from './invoice-codec.ts';

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
  noLongerDue: 'plusDue',
} as const satisfies Record<DeclineReason, string>;

const refundReasons = {
  paidOtherwise: 'payeeAutrement',
  changedSince: 'modifieeDepuis',
  tooMuch: 'tropPercu',
  otherCurrency: 'autreDevise',
  credited: 'avoir',
  canceledBefore: 'annuleeAvant',
  byOffice: 'parEditeur',
  disputed: 'contestee',
} as const satisfies Record<RefundReason, string>;

const refundStates = {
  beingDecided: 'aDecider',
  pending: 'enCours',
  sent: 'envoye',
} as const satisfies Record<RefundProgress, string>;

const methodOf = inverted(methods);
const reasonOf = inverted(reasons);
const refundReasonOf = inverted(refundReasons);
const refundStateOf = inverted(refundStates);

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

/** Money that came: of this payment unless `referencePaiement` names another. */
const recu = fields({
  referencePaiement: optional(string()),
  moyen: required(moyen, 'money'),
  recuLe: required(instant(), 'money'),
  somme: required(somme, 'money'),
  referenceBanque: optional(string()),
});

const remboursement = fields({
  reference: required(string(), 'identity'),
  somme: required(somme, 'money'),
  motif: required(enums(Object.values(refundReasons)), 'money'),
  moyen: required(moyen, 'money'),
  etat: required(enums(Object.values(refundStates)), 'money'),
  envoyeLe: optional(instant()),
});

function receiptFromWire(wire: Infer<typeof recu>, payment: string): PaymentReceipt {
  return {
    payment: wire.referencePaiement ?? payment,
    method: methodOf[wire.moyen],
    at: wire.recuLe,
    amount: amountFromWire(wire.somme),
    bankReference: wire.referenceBanque,
  };
}

function receiptToWire({ payment, method, at, amount, bankReference }: PaymentReceipt): Written<Infer<typeof recu>> {
  return {
    referencePaiement: payment,
    moyen: methods[method],
    recuLe: at,
    somme: amountToWire(amount),
    ...(bankReference !== null && { referenceBanque: bankReference }),
  };
}

function refundFromWire(wire: Infer<typeof remboursement>): PaymentRefund {
  return {
    reference: wire.reference,
    amount: amountFromWire(wire.somme),
    reason: refundReasonOf[wire.motif],
    method: methodOf[wire.moyen],
    state: refundStateOf[wire.etat],
    sentAt: wire.envoyeLe,
  };
}

function refundToWire({
  reference,
  amount,
  reason,
  method,
  state,
  sentAt,
}: PaymentRefund): Written<Infer<typeof remboursement>> {
  return {
    reference,
    somme: amountToWire(amount),
    motif: refundReasons[reason],
    moyen: methods[method],
    etat: refundStates[state],
    ...(sentAt !== null && { envoyeLe: sentAt }),
  };
}

const common = {
  referencePaiement: required(string(), 'identity'),
  moyen: required(moyen, 'money'),
  devise: required(devise, 'money'),
  montantTTC: required(montant, 'money'),
  resteTTC: optional(montant, 'money'),
  factures: required(array(facture), 'money'),
  abonnements: rowsOf(abonnement),
  recus: withDefault(array(recu), [], 'money'),
  remboursements: withDefault(array(remboursement), [], 'money'),
};

/** What became of a payment. */
export const paiement = union([
  fields({
    issue: required(literal('payee'), 'variant'),
    payeeLe: required(instant(), 'money'),
    recuEnvoyeA: optional(string()),
    ...common,
  }),
  fields({ issue: required(literal('payeeEnPartie'), 'variant'), virement: optional(virement, 'money'), ...common }),
  fields({ issue: required(literal('rendue'), 'variant'), ...common }),
  fields({
    issue: required(literal('nonDebitee'), 'variant'),
    motif: required(enums(Object.values(reasons)), 'money'),
    ...common,
  }),
  fields({ issue: required(literal('enConfirmation'), 'variant'), virement: optional(virement, 'money'), ...common }),
]);

type Paiement = Infer<typeof paiement>;

/** A back end that names no receipts says when it was paid: all of it came then. */
function receiptsFromWire(wire: Paiement): readonly PaymentReceipt[] {
  const { referencePaiement: payment, recus } = wire;
  if (recus.length > 0) return recus.map((each) => receiptFromWire(each, payment));
  if (wire.issue !== 'payee') return [];
  const amount = money(wire.montantTTC, wire.devise);
  return [{ payment, method: methodOf[wire.moyen], at: wire.payeeLe, amount, bankReference: null }];
}

export function outcomeFromWire(wire: Paiement): Outcome {
  const invoices = wire.factures.map(invoiceFromWire);
  const { devise: currency, resteTTC } = wire;
  const base = {
    reference: wire.referencePaiement,
    method: methodOf[wire.moyen],
    total: money(wire.montantTTC, currency),
    invoices,
    subscriptions: wire.abonnements.map(subscriptionFromWire),
    receipts: receiptsFromWire(wire),
    refunds: wire.remboursements.map(refundFromWire),
    remaining:
      resteTTC === null
        ? sum(
            invoices.map(({ remaining }) => remaining),
            currency,
          )
        : money(resteTTC, currency),
  };
  switch (wire.issue) {
    case 'payee':
      return { kind: 'paid', paidAt: wire.payeeLe, receiptTo: wire.recuEnvoyeA, ...base };
    case 'payeeEnPartie':
      return { kind: 'partlyPaid', transfer: wire.virement && transferFromWire(wire.virement), ...base };
    case 'rendue':
      return { kind: 'returned', ...base };
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
    resteTTC: outcome.remaining.minor,
    factures: outcome.invoices.map(invoiceToWire),
    abonnements: outcome.subscriptions.map(subscriptionToWire),
    recus: outcome.receipts.map(receiptToWire),
    remboursements: outcome.refunds.map(refundToWire),
  };
  switch (outcome.kind) {
    case 'paid': {
      const { paidAt, receiptTo } = outcome;
      return { issue: 'payee', payeeLe: paidAt, ...(receiptTo !== null && { recuEnvoyeA: receiptTo }), ...base };
    }
    case 'partlyPaid':
      return { issue: 'payeeEnPartie', virement: outcome.transfer && transferToWire(outcome.transfer), ...base };
    case 'returned':
      return { issue: 'rendue', ...base };
    case 'notCharged':
      return { issue: 'nonDebitee', motif: reasons[outcome.reason], ...base };
    case 'confirming':
      return { issue: 'enConfirmation', virement: outcome.transfer && transferToWire(outcome.transfer), ...base };
  }
}
