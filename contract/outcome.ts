import type { Infer } from 'superstruct';
import { enums, literal, string } from 'superstruct';
import type {
  DeclineReason,
  ListedRefund,
  OrderedSubscription,
  Outcome,
  Overpayment,
  PaymentMethod,
  PaymentReceipt,
  PaymentRefund,
  MoneyMethod,
  RefundProgress,
  RefundReason,
  OrderedTransfer,
  TransferDetails,
} from '../domain/payment.ts';
import { isUndecided } from '../domain/payment-amounts.ts';
import { moneyMethod } from '../domain/payment.ts';
import { money, sum } from '../domain/money.ts';
import { amountMapping, devise, montant, somme } from './amount.ts';
import type { Written } from './answer.ts';
import { distinct, fields, optional, required, rows, withDefault } from './answer.ts';
import { union } from './compound.ts';
import { day, instant } from './dates.ts';
import { facture, invoiceFromWire, invoiceToWire } from './invoice-codec.ts';
import { lenientBoolean, lenientIdentifier } from './lenient.ts';
import { listOf, mapping, omitted, orNull, same, words } from './mapping.ts';

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
  credited: 'avoir',
  transferOrdered: 'virementChoisi',
  replaced: 'remplacee',
  changed: 'modifiee',
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

/** How an order is paid, on the wire. */
export const moyen = enums(Object.values(methods));

export const methodMapping = words(methods);

/** Of a card order: whether it is paid by SEPA direct debit on the provider's page. */
const prelevement = optional(lenientBoolean(), 'money');

/** How money comes, in two fields: a reader that does not know the second one takes a direct debit for a card. */
interface WireMethod {
  readonly method: PaymentMethod;
  readonly isDebit: boolean | null;
}

type ByWire<Value extends { readonly method: MoneyMethod }> = Omit<Value, 'method'> & WireMethod;

const methodFromWire = ({ method, isDebit }: WireMethod): MoneyMethod => moneyMethod(method, isDebit === true);

const methodToWire = (method: MoneyMethod): WireMethod =>
  method === 'debit' ? { method: 'card', isDebit: true } : { method, isDebit: null };

const isDebitMapping = omitted(same<boolean>());

const accountFields = {
  montant: required(montant, 'money'),
  devise: required(devise, 'money'),
  titulaire: required(string(), 'money'),
  iban: required(string(), 'money'),
  bic: withDefault(string(), ''),
  banque: withDefault(string(), ''),
};

/** Bank details and amount of a transfer, with the reference to quote. */
const virement = fields({ referenceAIndiquer: required(string(), 'identity'), ...accountFields });

/** A transfer that is ordered, by the payment that it is for. */
export const virementCommande = fields({ referencePaiement: required(string(), 'identity'), ...accountFields });

const accountNames = {
  amount: { minor: 'montant', currency: 'devise' },
  holder: 'titulaire',
  iban: 'iban',
  bic: 'bic',
  bank: 'banque',
} as const;

const transferMapping = mapping<TransferDetails>()(virement, { reference: 'referenceAIndiquer', ...accountNames });

export const orderedTransferMapping = mapping<OrderedTransfer>()(virementCommande, {
  payment: 'referencePaiement',
  ...accountNames,
});

/** A subscription that is paid, or would be. */
const periode = fields({ debut: required(day(), 'time'), fin: required(day(), 'time') });

const abonnement = fields({
  aboIId: required(lenientIdentifier(), 'identity'),
  reference: required(string(), 'identity'),
  /** The reference is of the quote that was ordered. */
  issuDunDevis: withDefault(lenientBoolean(), false),
  periode: optional(periode),
});

const period = mapping<NonNullable<OrderedSubscription['period']>>()(periode, { startsOn: 'debut', endsOn: 'fin' });

const subscriptions = listOf(
  mapping<OrderedSubscription>()(abonnement, {
    id: 'aboIId',
    reference: 'reference',
    isFromQuotation: 'issuDunDevis',
    period: ['periode', orNull(period)],
  }),
);

/** Money received: for this payment unless `referencePaiement` names another. */
const recu = fields({
  referencePaiement: optional(string()),
  moyen: required(moyen, 'money'),
  prelevement,
  recuLe: required(instant(), 'money'),
  somme: required(somme, 'money'),
  referenceBanque: optional(string()),
});

const refundFields = {
  reference: required(string(), 'identity'),
  somme: required(somme, 'money'),
  motif: required(enums(Object.values(refundReasons)), 'money'),
  moyen: required(moyen, 'money'),
  prelevement,
  etat: required(enums(Object.values(refundStates)), 'money'),
  envoyeLe: optional(instant()),
};

const remboursement = fields(refundFields);

const receipt = mapping<Omit<ByWire<PaymentReceipt>, 'payment'> & { readonly payment: string | null }>()(recu, {
  payment: 'referencePaiement',
  method: ['moyen', methodMapping],
  isDebit: ['prelevement', isDebitMapping],
  at: 'recuLe',
  amount: ['somme', amountMapping],
  bankReference: ['referenceBanque', omitted(same<string>())],
});

const refundNames = {
  reference: 'reference',
  amount: ['somme', amountMapping],
  reason: ['motif', words(refundReasons)],
  method: ['moyen', methodMapping],
  isDebit: ['prelevement', isDebitMapping],
  state: ['etat', words(refundStates)],
  sentAt: ['envoyeLe', omitted(same<string>())],
} as const;

const refunds = listOf(mapping<ByWire<PaymentRefund>>()(remboursement, refundNames));

/** All that a payment brought, and what was due of it. */
const tropPercu = fields({ sommeRecue: required(somme, 'money'), sommeDue: required(somme, 'money') });

const overpayment = mapping<Overpayment>()(tropPercu, {
  received: ['sommeRecue', amountMapping],
  asked: ['sommeDue', amountMapping],
});

/** A refund in the list of an account, with the payment that it returns. */
export const remboursementListe = fields({
  ...refundFields,
  referencePaiement: required(string(), 'identity'),
  /** Of a refund of what was too much. */
  tropPercu: optional(tropPercu, 'money'),
});

const listedRefund = mapping<ByWire<ListedRefund>>()(remboursementListe, {
  ...refundNames,
  payment: 'referencePaiement',
  overpayment: ['tropPercu', omitted(overpayment)],
});

/** A refund of a list from its French names. */
export function listedRefundFromWire(wire: Infer<typeof remboursementListe>): ListedRefund {
  const { isDebit, ...refund } = listedRefund.decode(wire);
  return { ...refund, method: methodFromWire({ ...refund, isDebit }) };
}

/** A refund of a list under its French names. */
export function listedRefundToWire(refund: ListedRefund): Written<Infer<typeof remboursementListe>> {
  return listedRefund.encode({ ...refund, ...methodToWire(refund.method) });
}

const reason = words(reasons);

const transfer = orNull(transferMapping);

const common = {
  referencePaiement: required(string(), 'identity'),
  moyen: required(moyen, 'money'),
  prelevement,
  devise: required(devise, 'money'),
  montantTTC: required(montant, 'money'),
  resteTTC: optional(montant, 'money'),
  factures: required(distinct(facture), 'money'),
  abonnements: withDefault(rows(abonnement), []),
};

const recus = distinct(recu);
const remboursements = distinct(remboursement);

/** Of a payment whose outcome says nothing of them: there may be none. */
const movements = {
  recus: withDefault(recus, [], 'money'),
  remboursements: withDefault(remboursements, [], 'money'),
};

/** A payment in part names what was received, a return what went back, too. */
const received = { recus: required(recus, 'money'), remboursements: withDefault(remboursements, [], 'money') };
const returned = { recus: required(recus, 'money'), remboursements: required(remboursements, 'money') };

/** Outcome of a payment. */
export const paiement = union([
  fields({
    issue: required(literal('payee'), 'variant'),
    payeeLe: required(instant(), 'money'),
    recuEnvoyeA: optional(string()),
    ...common,
    ...movements,
  }),
  fields({
    issue: required(literal('payeeEnPartie'), 'variant'),
    virement: optional(virement, 'money'),
    ...common,
    ...received,
  }),
  fields({ issue: required(literal('rendue'), 'variant'), ...common, ...returned }),
  fields({
    issue: required(literal('nonDebitee'), 'variant'),
    motif: required(enums(Object.values(reasons)), 'money'),
    ...common,
    ...movements,
  }),
  fields({
    issue: required(literal('enConfirmation'), 'variant'),
    virement: optional(virement, 'money'),
    ...common,
    ...movements,
  }),
]);

type Paiement = Infer<typeof paiement>;

const methodOf = ({ moyen: method, prelevement: isDebit }: Pick<Paiement, 'moyen' | 'prelevement'>): MoneyMethod =>
  methodFromWire({ method: methodMapping.decode(method), isDebit });

/** A back end that names no receipts says when it was paid: all of it came then. */
function receiptsFromWire(wire: Paiement): readonly PaymentReceipt[] {
  const { referencePaiement: payment, recus } = wire;
  if (recus.length > 0) {
    return recus.map(receipt.decode).map(({ isDebit, ...each }) => ({
      ...each,
      method: methodFromWire({ ...each, isDebit }),
      payment: each.payment ?? payment,
    }));
  }
  if (wire.issue !== 'payee') return [];
  const amount = money(wire.montantTTC, wire.devise);
  return [{ payment, method: methodOf(wire), at: wire.payeeLe, amount, bankReference: null }];
}

export function outcomeFromWire(wire: Paiement): Outcome {
  const invoices = wire.factures.map(invoiceFromWire);
  const { devise: currency, resteTTC } = wire;
  const base = {
    reference: wire.referencePaiement,
    method: methodOf(wire),
    total: money(wire.montantTTC, currency),
    invoices,
    subscriptions: subscriptions.decode(wire.abonnements),
    receipts: receiptsFromWire(wire),
    refunds: refunds.decode(wire.remboursements).map(({ isDebit, ...each }) => ({
      ...each,
      method: methodFromWire({ ...each, isDebit }),
    })),
    remaining:
      resteTTC === null
        ? sum(
            invoices.map(({ remaining }) => remaining),
            currency,
          )
        : money(resteTTC, currency),
  };
  // Nothing more is to be sent before the publisher has decided, also where a back end asks for it.
  if (wire.issue !== 'payee' && isUndecided(base)) return { kind: 'returned', ...base };
  switch (wire.issue) {
    case 'payee':
      return { kind: 'paid', paidAt: wire.payeeLe, receiptTo: wire.recuEnvoyeA, ...base };
    case 'payeeEnPartie':
      return { kind: 'partlyPaid', transfer: transfer.decode(wire.virement), ...base };
    case 'rendue':
      return { kind: 'returned', ...base };
    case 'nonDebitee':
      return { kind: 'notCharged', reason: reason.decode(wire.motif), ...base };
    case 'enConfirmation':
      return { kind: 'confirming', transfer: transfer.decode(wire.virement), ...base };
  }
}

export function outcomeToWire(outcome: Outcome): Written<Paiement> {
  const { method, isDebit } = methodToWire(outcome.method);
  const base = {
    referencePaiement: outcome.reference,
    moyen: methodMapping.encode(method),
    ...(isDebit && { prelevement: isDebit }),
    devise: outcome.total.currency,
    montantTTC: outcome.total.minor,
    resteTTC: outcome.remaining.minor,
    factures: outcome.invoices.map(invoiceToWire),
    abonnements: subscriptions.encode(outcome.subscriptions),
    recus: outcome.receipts.map((each) => receipt.encode({ ...each, ...methodToWire(each.method) })),
    remboursements: refunds.encode(outcome.refunds.map((each) => ({ ...each, ...methodToWire(each.method) }))),
  };
  switch (outcome.kind) {
    case 'paid': {
      const { paidAt, receiptTo } = outcome;
      return { issue: 'payee', payeeLe: paidAt, ...(receiptTo !== null && { recuEnvoyeA: receiptTo }), ...base };
    }
    case 'partlyPaid':
      return { issue: 'payeeEnPartie', virement: transfer.encode(outcome.transfer), ...base };
    case 'returned':
      return { issue: 'rendue', ...base };
    case 'notCharged':
      return { issue: 'nonDebitee', motif: reason.encode(outcome.reason), ...base };
    case 'confirming':
      return { issue: 'enConfirmation', virement: transfer.encode(outcome.transfer), ...base };
  }
}
