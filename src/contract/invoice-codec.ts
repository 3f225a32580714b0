import type { Infer } from 'superstruct';
import { array, string } from 'superstruct';
import { paymentStatus } from '../../machines/domain/enumerations.ts';
import type { AwaitedTransfer, Invoice, InvoiceKind, InvoiceLine } from '../../machines/domain/invoice.ts';
import type { Instalment } from '../../machines/domain/instalments.ts';
import { remainingOf } from '../../machines/domain/invoice.ts';
import type { Currency } from '../../machines/domain/money.ts';
import { money } from '../../machines/domain/money.ts';
import { amountMapping, devise, montant, somme } from './amount.ts';
import type { Written } from './answer.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { chorusMapping, chorusPro } from './chorus.ts';
import { day, instant } from './dates.ts';
import { code, knownCode, numberWord } from './known-code.ts';
import { lenientBoolean, lenientIdentifier, lenientWhole } from './lenient.ts';
import { mentionMapping, mentionTVA } from './offer.ts';
import { partie, partyMapping } from './party.ts';
import { texts } from './scalars.ts';
import { listOf, mapping, omitted, orNull, same } from './mapping.ts';
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
  aDecider: withDefault(array(somme), [], 'money'),
});

export const awaitedMapping = mapping<AwaitedTransfer>()(virementAttendu, {
  reference: 'referencePaiement',
  orderedAt: 'commandeLe',
  undecided: ['aDecider', listOf(amountMapping)],
});

/** A credit note for a part of an invoice, on that invoice. */
const avoirPartiel = fields({
  reference: required(string(), 'identity'),
  /** Positive, tax included. */
  montantTTC: required(montant, 'money'),
});

/** A part of an invoice with a due day of its own. */
const echeance = fields({
  dateEcheance: required(day(), 'time'),
  montantTTC: required(montant, 'money'),
  /** The part of it that payments and credit notes cover. */
  montantRegle: required(montant, 'money'),
});

/** An invoice on the wire. All its amounts are in its one currency. */
export const facture = fields({
  factureIId: required(lenientIdentifier(), 'identity'),
  /** Kind of the document; by default an invoice. */
  nature: optional(code()),
  reference: required(string(), 'identity'),
  /** Of a credit note: the number of the invoice that it undoes, or reduces. */
  annule: optional(string(), 'money'),
  /** Of a credit note: whether it is for a part of its invoice only. */
  avoirPartiel: optional(lenientBoolean(), 'money'),
  /** Of an invoice: the number of the credit note that undoes it. */
  annuleePar: optional(string(), 'money'),
  /** Of an invoice: the credit notes for parts of it. */
  avoirsPartiels: optional(array(avoirPartiel), 'money'),
  dateFacture: required(day(), 'time'),
  dateEcheance: required(day(), 'time'),
  /** The payment plan, by due day; together the total. */
  echeancier: optional(array(echeance), 'money'),
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

type Facture = Infer<typeof facture>;

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
interface PlainInvoice extends Omit<Invoice, 'lines' | 'remaining' | 'reductions' | 'isPartialCredit' | 'instalments'> {
  readonly isPartialCredit: boolean | null;
  readonly reductions: readonly Infer<typeof avoirPartiel>[] | null;
  readonly instalments: readonly Infer<typeof echeance>[] | null;
  readonly lines: readonly Infer<typeof ligne>[];
  readonly remaining: number | null;
}

const plain = mapping<PlainInvoice>()(facture, {
  id: 'factureIId',
  kind: ['nature', kind],
  reference: 'reference',
  credits: 'annule',
  isPartialCredit: ['avoirPartiel', omitted(same<boolean>())],
  creditedBy: 'annuleePar',
  reductions: ['avoirsPartiels', omitted(same<readonly Infer<typeof avoirPartiel>[]>())],
  issuedOn: 'dateFacture',
  dueOn: 'dateEcheance',
  instalments: ['echeancier', omitted(same<readonly Infer<typeof echeance>[]>())],
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

/** An invoice from its French names. */
export function invoiceFromWire(wire: Facture): Invoice {
  const { lines, remaining, isPartialCredit, reductions, instalments, ...invoice } = plain.decode(wire);
  return {
    ...invoice,
    isPartialCredit: isPartialCredit === true,
    reductions: (reductions ?? []).map(({ reference, montantTTC }) => ({
      creditNote: reference,
      amount: money(montantTTC, wire.devise),
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
  const reductions = invoice.reductions.map(({ creditNote, amount }) => ({
    reference: creditNote,
    montantTTC: amount.minor,
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
    reductions: reductions.length === 0 ? null : reductions,
    instalments: instalments.length === 0 ? null : instalments,
    remaining: remaining === remainingOf(invoice).minor ? null : remaining,
  });
}
