import type { Infer } from 'superstruct';
import { array, enums, literal, nullable, optional, string, type } from 'superstruct';
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
import { union } from './compound.ts';
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
  noLongerDue: 'plusDue',
} as const satisfies Record<DeclineReason, string>;

const refundReasons = {
  paidOtherwise: 'payeeAutrement',
  changedSince: 'modifieeDepuis',
  tooMuch: 'tropPercu',
  otherCurrency: 'autreDevise',
  credited: 'avoir',
  canceledBefore: 'annuleeAvant',
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
export const virement = type({
  referencePaiement: string(),
  montant,
  devise,
  titulaire: string(),
  iban: string(),
  bic: string(),
  banque: string(),
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
const abonnement = type({
  aboIId: identifier(),
  reference: string(),
  periode: nullable(type({ debut: string(), fin: string() })),
});

function subscriptionFromWire({ aboIId, reference, periode }: Infer<typeof abonnement>): OrderedSubscription {
  return { id: aboIId, reference, period: periode && { startsOn: periode.debut, endsOn: periode.fin } };
}

function subscriptionToWire({ id, reference, period }: OrderedSubscription): Infer<typeof abonnement> {
  return { aboIId: id, reference, periode: period && { debut: period.startsOn, fin: period.endsOn } };
}

/** Money that came: of this payment unless `referencePaiement` names another. */
const recu = type({
  referencePaiement: optional(string()),
  moyen,
  recuLe: string(),
  somme,
  referenceBanque: optional(string()),
});

const remboursement = type({
  reference: string(),
  somme,
  motif: enums(Object.values(refundReasons)),
  moyen,
  etat: enums(Object.values(refundStates)),
  envoyeLe: optional(string()),
});

function receiptFromWire(wire: Infer<typeof recu>, payment: string): PaymentReceipt {
  return {
    payment: wire.referencePaiement ?? payment,
    method: methodOf[wire.moyen],
    at: wire.recuLe,
    amount: amountFromWire(wire.somme),
    bankReference: wire.referenceBanque ?? null,
  };
}

function receiptToWire({ payment, method, at, amount, bankReference }: PaymentReceipt): Infer<typeof recu> {
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
    sentAt: wire.envoyeLe ?? null,
  };
}

function refundToWire({
  reference,
  amount,
  reason,
  method,
  state,
  sentAt,
}: PaymentRefund): Infer<typeof remboursement> {
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
  referencePaiement: string(),
  moyen,
  devise,
  montantTTC: montant,
  resteTTC: optional(montant),
  factures: array(facture),
  abonnements: optional(array(abonnement)),
  recus: optional(array(recu)),
  remboursements: optional(array(remboursement)),
};

/** What became of a payment. */
export const paiement = union([
  type({ issue: literal('payee'), payeeLe: string(), recuEnvoyeA: optional(string()), ...common }),
  type({ issue: literal('payeeEnPartie'), virement: nullable(virement), ...common }),
  type({ issue: literal('rendue'), ...common }),
  type({ issue: literal('nonDebitee'), motif: enums(Object.values(reasons)), ...common }),
  type({ issue: literal('enConfirmation'), virement: nullable(virement), ...common }),
]);

type Paiement = Infer<typeof paiement>;

/** A back end that names no receipts says when it was paid: all of it came then. */
function receiptsFromWire(wire: Paiement): readonly PaymentReceipt[] {
  const { referencePaiement: payment, recus } = wire;
  if (recus) return recus.map((each) => receiptFromWire(each, payment));
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
    subscriptions: (wire.abonnements ?? []).map(subscriptionFromWire),
    receipts: receiptsFromWire(wire),
    refunds: (wire.remboursements ?? []).map(refundFromWire),
    remaining:
      resteTTC === undefined
        ? sum(
            invoices.map(({ remaining }) => remaining),
            currency,
          )
        : money(resteTTC, currency),
  };
  switch (wire.issue) {
    case 'payee':
      return { kind: 'paid', paidAt: wire.payeeLe, receiptTo: wire.recuEnvoyeA ?? null, ...base };
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

export function outcomeToWire(outcome: Outcome): Paiement {
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
