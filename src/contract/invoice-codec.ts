import type { Infer } from 'superstruct';
import { array, string } from 'superstruct';
import { paymentStatus } from '../../machines/domain/enumerations.ts';
import type { AwaitedTransfer, Invoice, InvoiceKind, InvoiceLine } from '../../machines/domain/invoice.ts';
import { remainingOf } from '../../machines/domain/invoice.ts';
import type { Currency } from '../../machines/domain/money.ts';
import { money } from '../../machines/domain/money.ts';
import { devise, montant } from './amount.ts';
import type { Written } from './answer.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { day, instant } from './dates.ts';
import { code, knownCode, numberWord } from './known-code.ts';
import { mentionFromWire, mentionToWire, mentionTVA } from './offer.ts';
import { partie, partyFromWire, partyToWire } from './party.ts';
import { identifier, texts, wholeNumber } from './scalars.ts';

const kinds = {
  invoice: 'facture',
  proForma: 'proForma',
  creditNote: 'avoir',
  unknown: 'inconnu',
} as const satisfies Record<InvoiceKind, string>;

const kindOf = knownCode<Exclude<InvoiceKind, 'unknown'>>(kinds);

const ligne = fields({
  libelle: required(string(), 'content'),
  quantite: required(wholeNumber(), 'money'),
  montantHT: required(montant, 'money'),
  /** Basis points: 210 is 2.1 %. */
  tauxTVA: required(wholeNumber(), 'money'),
  montantTVA: required(montant, 'money'),
});

/** A transfer that was ordered and has not come. */
export const virementAttendu = fields({
  referencePaiement: required(string(), 'identity'),
  commandeLe: required(instant(), 'money'),
});

export function awaitedFromWire({ referencePaiement, commandeLe }: Infer<typeof virementAttendu>): AwaitedTransfer {
  return { reference: referencePaiement, orderedAt: commandeLe };
}

export function awaitedToWire({ reference, orderedAt }: AwaitedTransfer): Infer<typeof virementAttendu> {
  return { referencePaiement: reference, commandeLe: orderedAt };
}

/** An invoice on the wire. All its amounts are in its one currency. */
export const facture = fields({
  factureIId: required(identifier(), 'identity'),
  /** What it is; an invoice where it is not said. */
  nature: optional(code()),
  reference: required(string(), 'identity'),
  /** Of a credit note: the number of the invoice that it undoes. */
  annule: optional(string(), 'money'),
  /** Of an invoice: the number of the credit note that undoes it. */
  annuleePar: optional(string(), 'money'),
  dateFacture: required(day(), 'time'),
  dateEcheance: required(day(), 'time'),
  statutPaiement: required(numberWord(paymentStatus), 'money'),
  emetteur: required(partie, 'content'),
  payeur: required(partie, 'content'),
  devise: required(devise, 'money'),
  lignes: required(array(ligne), 'money'),
  mentions: withDefault(texts(), []),
  mentionTVA: optional(mentionTVA),
  montantHT: required(montant, 'money'),
  montantTVA: required(montant, 'money'),
  montantTTC: required(montant, 'money'),
  /** What is still to be paid, where something has come in; else it follows from the status. */
  resteAPayer: optional(montant, 'money'),
  /** The payment that settled it. */
  referencePaiement: optional(string()),
  virementAttendu: optional(virementAttendu, 'money'),
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

/** An invoice from its French names. */
export function invoiceFromWire(wire: Facture): Invoice {
  const total = money(wire.montantTTC, wire.devise);
  const { resteAPayer, statutPaiement: status } = wire;
  return {
    id: wire.factureIId,
    kind: wire.nature === null ? 'invoice' : kindOf(wire.nature),
    reference: wire.reference,
    credits: wire.annule,
    creditedBy: wire.annuleePar,
    issuedOn: wire.dateFacture,
    dueOn: wire.dateEcheance,
    status,
    issuer: partyFromWire(wire.emetteur),
    payer: partyFromWire(wire.payeur),
    lines: wire.lignes.map((line) => lineFromWire(line, wire.devise)),
    notes: wire.mentions,
    vatMention: mentionFromWire(wire.mentionTVA),
    net: money(wire.montantHT, wire.devise),
    vat: money(wire.montantTVA, wire.devise),
    total,
    remaining: resteAPayer === null ? remainingOf({ status, total }) : money(resteAPayer, wire.devise),
    paidBy: wire.referencePaiement,
    awaitedTransfer: wire.virementAttendu && awaitedFromWire(wire.virementAttendu),
  };
}

/** An invoice under its French names. */
export function invoiceToWire(invoice: Invoice): Written<Facture> {
  const { remaining, awaitedTransfer } = invoice;
  return {
    factureIId: invoice.id,
    nature: kinds[invoice.kind],
    reference: invoice.reference,
    annule: invoice.credits,
    annuleePar: invoice.creditedBy,
    dateFacture: invoice.issuedOn,
    dateEcheance: invoice.dueOn,
    statutPaiement: invoice.status,
    emetteur: partyToWire(invoice.issuer),
    payeur: partyToWire(invoice.payer),
    devise: invoice.total.currency,
    lignes: invoice.lines.map(lineToWire),
    mentions: [...invoice.notes],
    mentionTVA: mentionToWire(invoice.vatMention),
    montantHT: invoice.net.minor,
    montantTVA: invoice.vat.minor,
    montantTTC: invoice.total.minor,
    ...(remaining.minor !== remainingOf(invoice).minor && { resteAPayer: remaining.minor }),
    referencePaiement: invoice.paidBy,
    ...(awaitedTransfer && { virementAttendu: awaitedToWire(awaitedTransfer) }),
  };
}
