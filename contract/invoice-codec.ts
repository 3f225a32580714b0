import type { Infer } from 'superstruct';
import { array, enums, refine, string } from 'superstruct';
import { paymentStatus } from '../domain/enumerations.ts';
import type { AwaitedTransfer, Invoice, InvoiceCredit, InvoiceLine, Reversal } from '../domain/invoice.ts';
import type { InvoiceKind } from '../domain/enumerations.ts';
import type { Instalment } from '../domain/instalments.ts';
import { isCanceled, remainingOf } from '../domain/invoice.ts';
import type { Locale } from '../domain/locale.ts';
import { locales } from '../domain/locale.ts';
import type { Currency, Money } from '../domain/money.ts';
import { money } from '../domain/money.ts';
import { amountMapping, devise, montant, somme } from './amount.ts';
import type { Written } from './answer.ts';
import { distinct, fields, optional, required, withDefault } from './answer.ts';
import { chorusMapping, chorusPro } from './chorus.ts';
import { day, instant } from './dates.ts';
import { code, knownCode, numberWord } from './known-code.ts';
import { lenientBoolean, lenientIdentifier, lenientWhole } from './lenient.ts';
import { mentionMapping, mentionTVA } from './offer.ts';
import { partie, partyMapping } from './party.ts';
import { texts } from './scalars.ts';
import { mapping, omitted, orNull, same, words } from './mapping.ts';
import type { Mapping } from './mapping.ts';

const kinds = {
  invoice: 'facture',
  proForma: 'proForma',
  creditNote: 'avoir',
  unknown: 'inconnu',
} as const satisfies Record<InvoiceKind, string>;

const knownKind = knownCode<Exclude<InvoiceKind, 'unknown'>>(kinds);

const kind: Mapping<InvoiceKind, string | number | null> = {
  decode: (wire) => (wire === null ? 'invoice' : knownKind.decode(wire)),
  encode: knownKind.encode,
};

const ligne = fields({
  libelle: required(string(), 'content'),
  quantite: required(lenientWhole(), 'money'),
  montantHT: required(montant, 'money'),
  /** Basis points: 210 is 2.1 %. */
  tauxTVA: required(lenientWhole(), 'money'),
  montantTVA: required(montant, 'money'),
});

/** A transfer that was ordered and has not come. */
export const virementAttendu = fields({
  referencePaiement: required(string(), 'identity'),
  commandeLe: required(instant(), 'money'),
  /** What came for it in another currency, and is being decided about. */
  aDecider: optional(array(somme), 'money'),
});

type Sommes = readonly Infer<typeof somme>[];

/** None is left out of an answer. */
const undecided: Mapping<readonly Money[], Sommes | null, Sommes | undefined> = {
  decode: (wire) => (wire ?? []).map(amountMapping.decode),
  encode: (amounts) => (amounts.length === 0 ? undefined : amounts.map(amountMapping.encode)),
};

export const awaitedMapping = mapping<AwaitedTransfer>()(virementAttendu, {
  reference: 'referencePaiement',
  orderedAt: 'commandeLe',
  undecided: ['aDecider', undecided],
});

/** A credit note for a part of an invoice, on that invoice. */
const avoirPartiel = fields({
  reference: required(string(), 'identity'),
  /** Positive, tax included. */
  montantTTC: required(montant, 'money'),
});

const reversalWords = {
  refunded: 'rembourse',
  disputed: 'conteste',
  disputeRejected: 'contestationRejetee',
  disputeAccepted: 'contestationAcceptee',
} as const satisfies Record<Reversal['kind'], string>;

/** Money that had paid an invoice, refunded by the publisher without a credit note, or disputed with the bank. */
const retour = fields({
  nature: required(enums(Object.values(reversalWords)), 'money'),
  /** The part of it that had paid this invoice; positive. */
  montantTTC: required(montant, 'money'),
  /** When it went back, or when the dispute began or ended. */
  le: required(instant(), 'time'),
});

/** A part of an invoice with a due day of its own. */
const echeance = fields({
  dateEcheance: required(day(), 'time'),
  montantTTC: required(montant, 'money'),
  /** The part of it that payments and credit notes cover. */
  montantRegle: required(montant, 'money'),
});

const wholeFacture = fields({
  factureIId: required(lenientIdentifier(), 'identity'),
  /** Kind of the document; by default an invoice. */
  nature: optional(code()),
  reference: required(string(), 'identity'),
  /** Of its issue: lines, mentions and document have it. */
  langue: optional(enums(locales)),
  /** Of a credit note: the number of the invoice that it undoes, or reduces. */
  annule: optional(string(), 'money'),
  /** Of a credit note: whether it is for a part of its invoice only. */
  avoirPartiel: optional(lenientBoolean(), 'money'),
  /** Of an invoice: the number of the credit note that undoes it; the last of several that together do. */
  annuleePar: optional(string(), 'money'),
  /** Of an invoice: the other credit notes, for parts of it. */
  avoirsPartiels: optional(distinct(avoirPartiel), 'money'),
  /** Of an invoice: money that had paid it and went back without a credit note, or is disputed. */
  retours: optional(distinct(retour), 'money'),
  dateFacture: required(day(), 'time'),
  dateEcheance: required(day(), 'time'),
  /** The payment plan, by due day; together the total. */
  echeancier: optional(array(echeance), 'money'),
  /** Whether a card can pay the next part of it alone. */
  payableParEcheance: optional(lenientBoolean(), 'money'),
  statutPaiement: required(numberWord(paymentStatus), 'money'),
  emetteur: required(partie, 'content'),
  payeur: required(partie, 'content'),
  devise: required(devise, 'money'),
  lignes: required(array(ligne), 'money'),
  mentions: withDefault(texts(), []),
  mentionTVA: optional(mentionTVA),
  /** Mandatory mentions, as printed at the foot. */
  mentionsLegales: withDefault(texts(), []),
  montantHT: required(montant, 'money'),
  montantTVA: required(montant, 'money'),
  montantTTC: required(montant, 'money'),
  /** Amount still due, if part has been received; otherwise it follows from the status. */
  resteAPayer: optional(montant, 'money'),
  /** The payment that settled it. */
  referencePaiement: optional(string()),
  virementAttendu: optional(virementAttendu, 'money'),
  /** Of an invoice to a French public body. */
  chorusPro: optional(chorusPro),
});

type Facture = Infer<typeof wholeFacture>;

/** Whether the amount still due does not follow from the status: something was received, or credited. */
function needsRemaining(status: Facture['statutPaiement'], reductions: readonly unknown[] | null): boolean {
  if (status === paymentStatus.partlySettled) return true;
  return status === paymentStatus.unpaid && reductions !== null && reductions.length > 0;
}

/** An invoice on the wire. All its amounts are in its one currency. */
export const facture = refine(
  wholeFacture,
  'resteAPayer',
  ({ resteAPayer, statutPaiement, avoirsPartiels }) =>
    resteAPayer !== null || !needsRemaining(statutPaiement, avoirsPartiels) || 'The amount still due is missing',
);

function lineFromWire(wire: Infer<typeof ligne>, currency: Currency): InvoiceLine {
  return {
    label: wire.libelle,
    quantity: wire.quantite,
    net: money(wire.montantHT, currency),
    vatRate: wire.tauxTVA,
    vat: money(wire.montantTVA, currency),
  };
}

function lineToWire(line: InvoiceLine): Infer<typeof ligne> {
  return {
    libelle: line.label,
    quantite: line.quantity,
    montantHT: line.net.minor,
    tauxTVA: line.vatRate,
    montantTVA: line.vat.minor,
  };
}

/** Lines and amount still due, as on the wire: their currency is the invoice's. */
interface PlainInvoice extends Omit<
  Invoice,
  'lines' | 'remaining' | 'creditNotes' | 'reversals' | 'isPartialCredit' | 'instalments' | 'isPaidByInstalment'
> {
  readonly isPartialCredit: boolean | null;
  readonly isPaidByInstalment: boolean | null;
  readonly canceledBy: string | null;
  readonly reductions: readonly Infer<typeof avoirPartiel>[] | null;
  readonly reversals: readonly Infer<typeof retour>[] | null;
  readonly instalments: readonly Infer<typeof echeance>[] | null;
  readonly lines: readonly Infer<typeof ligne>[];
  readonly remaining: number | null;
}

const plain = mapping<PlainInvoice>()(facture, {
  id: 'factureIId',
  kind: ['nature', kind],
  reference: 'reference',
  locale: ['langue', omitted(same<Locale>())],
  credits: 'annule',
  isPartialCredit: ['avoirPartiel', omitted(same<boolean>())],
  canceledBy: 'annuleePar',
  reductions: ['avoirsPartiels', omitted(same<readonly Infer<typeof avoirPartiel>[]>())],
  reversals: ['retours', omitted(same<readonly Infer<typeof retour>[]>())],
  issuedOn: 'dateFacture',
  dueOn: 'dateEcheance',
  instalments: ['echeancier', omitted(same<readonly Infer<typeof echeance>[]>())],
  isPaidByInstalment: ['payableParEcheance', omitted(same<boolean>())],
  status: 'statutPaiement',
  issuer: ['emetteur', partyMapping],
  payer: ['payeur', partyMapping],
  lines: 'lignes',
  notes: 'mentions',
  vatMention: ['mentionTVA', orNull(mentionMapping)],
  legalMentions: 'mentionsLegales',
  net: { minor: 'montantHT', currency: 'devise' },
  vat: { minor: 'montantTVA', currency: 'devise' },
  total: { minor: 'montantTTC', currency: 'devise' },
  remaining: ['resteAPayer', omitted(same<number>())],
  paidBy: 'referencePaiement',
  awaitedTransfer: ['virementAttendu', omitted(awaitedMapping)],
  chorus: ['chorusPro', omitted(chorusMapping)],
});

const reversalKind = words(reversalWords);

/** The credit notes of an invoice: of the one that cancels it, the wire has the number only. */
function creditNotesOf(
  { montantTTC, devise }: Facture,
  { canceledBy, reductions }: { canceledBy: string | null; reductions: readonly Infer<typeof avoirPartiel>[] },
): readonly InvoiceCredit[] {
  const reduced = reductions.reduce((all, each) => all + each.montantTTC, 0);
  const rest = canceledBy === null ? [] : [{ reference: canceledBy, montantTTC: Math.max(0, montantTTC - reduced) }];
  return [...reductions, ...rest].map((each) => ({
    creditNote: each.reference,
    amount: money(each.montantTTC, devise),
  }));
}

/** An invoice from its French names. */
export function invoiceFromWire(wire: Facture): Invoice {
  const {
    lines,
    remaining,
    isPartialCredit,
    isPaidByInstalment,
    canceledBy,
    reductions,
    reversals,
    instalments,
    ...invoice
  } = plain.decode(wire);
  return {
    ...invoice,
    isPartialCredit: isPartialCredit === true,
    isPaidByInstalment: isPaidByInstalment === true,
    creditNotes: creditNotesOf(wire, { canceledBy, reductions: reductions ?? [] }),
    reversals: (reversals ?? []).map(({ nature, montantTTC, le }): Reversal => ({
      kind: reversalKind.decode(nature),
      amount: money(montantTTC, wire.devise),
      at: le,
    })),
    instalments: (instalments ?? []).map(({ dateEcheance, montantTTC, montantRegle }): Instalment => ({
      dueOn: dateEcheance,
      amount: money(montantTTC, wire.devise),
      paid: money(montantRegle, wire.devise),
    })),
    lines: lines.map((line) => lineFromWire(line, wire.devise)),
    remaining: remaining === null ? remainingOf(invoice) : money(remaining, wire.devise),
  };
}

/** An invoice under its French names. */
export function invoiceToWire(invoice: Invoice): Written<Facture> {
  const remaining = invoice.remaining.minor;
  const last = isCanceled(invoice) ? invoice.creditNotes.at(-1) : undefined;
  const reductions = invoice.creditNotes
    .filter((each) => each !== last)
    .map(({ creditNote, amount }) => ({ reference: creditNote, montantTTC: amount.minor }));
  const reversals = invoice.reversals.map(({ kind: why, amount, at }) => ({
    nature: reversalKind.encode(why),
    montantTTC: amount.minor,
    le: at,
  }));
  const instalments = invoice.instalments.map(({ dueOn, amount, paid }) => ({
    dateEcheance: dueOn,
    montantTTC: amount.minor,
    montantRegle: paid.minor,
  }));
  return plain.encode({
    ...invoice,
    lines: invoice.lines.map(lineToWire),
    isPartialCredit: invoice.isPartialCredit ? true : null,
    isPaidByInstalment: invoice.isPaidByInstalment ? true : null,
    canceledBy: last?.creditNote ?? null,
    reductions: reductions.length === 0 ? null : reductions,
    reversals: reversals.length === 0 ? null : reversals,
    instalments: instalments.length === 0 ? null : instalments,
    remaining:
      needsRemaining(invoice.status, reductions) || remaining !== remainingOf(invoice).minor ? remaining : null,
  });
}
