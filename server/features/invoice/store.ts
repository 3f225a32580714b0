import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ChorusProgress, ChorusStep } from '../../../domain/chorus.ts';
import { chorusProgressOf } from '../../../domain/chorus.ts';
import type { PaymentStatus, InvoiceKind } from '../../../domain/enumerations.ts';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { Invoice, Party } from '../../../domain/invoice.ts';
import type { Day } from '../../../domain/day.ts';
import type { Moment } from '../../../domain/moment.ts';
import { fillInstalments } from '../../../domain/instalments.ts';
import { askedOf, isCanceled, isOpen } from '../../../domain/invoice.ts';
import type { Currency } from '../../../domain/money.ts';
import type { InvoiceFacts, ServicePeriod } from '../../../domain/invoice-facts.ts';
import type { LegalMention } from '../../../domain/legal-mentions.ts';
import { legalMentions } from '../../../domain/legal-mentions.ts';
import type { Locale } from '../../../domain/locale.ts';
import { money, sum } from '../../../domain/money.ts';
import type { VatMention } from '../../../domain/vat.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Stored } from '../../core/db/stored-json.ts';
import type { Identity } from '../../core/rpc/identity.ts';
import { isEligible } from '../../core/rpc/identity.ts';
import type { AwaitedRow } from '../../core/payments/awaited-transfer.ts';
import { awaitedJson, awaitedOf } from '../../core/payments/awaited-transfer.ts';
import type { Settlement } from './at-issue.ts';
import { atIssue } from './at-issue.ts';
import { mentionText } from './mention-texts.ts';
import type { ReversedPayment } from './reversals.ts';
import { reversalsOf, reversedPayments } from './reversals.ts';

/** The invoices visible to a caller: all of an account's, and the one opened by a link, with its credit note. */
export interface Visibility {
  readonly accountId: AccountId | null;
  readonly invoiceId: number | null;
}

/**
 * The invoices visible to an identity. An account that is not verified or not valid opens none; an invoice link works
 * regardless.
 */
export function visibilityOf({ signedIn, token }: Identity): Visibility {
  return { accountId: signedIn && isEligible(signedIn) ? signedIn.id : null, invoiceId: token?.invoiceId ?? null };
}

/** The condition that an invoice, called `i` in the query, is visible. */
export function isVisible({ accountId, invoiceId }: Visibility) {
  return sql<boolean>`(i.account_id = ${accountId}::integer or ${invoiceId}::integer in (i.id, i.credited_invoice_id))`;
}

export interface LineRow {
  readonly label: string;
  readonly quantity: number;
  readonly net: number;
  readonly vatRate: number;
  readonly vat: number;
}

export interface ChorusStepRow {
  readonly kind: ChorusStep['kind'];
  readonly text: string;
  readonly at: Moment;
}

interface InvoiceRow {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly credits: string | null;
  /** The total of the credited invoice, of a credit note. */
  readonly creditedTotal: number | null;
  /** Its credit notes, oldest first; amounts positive. */
  readonly creditNotes: readonly { readonly reference: string; readonly minor: number }[];
  /** Its payment plan, by due day. */
  readonly plan: readonly { readonly dueOn: Day; readonly minor: number }[];
  readonly vatMention: VatMention | null;
  readonly reference: string;
  readonly issuedOn: Day;
  readonly dueOn: Day;
  readonly status: PaymentStatus;
  readonly currency: Currency;
  readonly issuer: Stored<Party>;
  readonly payer: Stored<Party>;
  readonly notes: Stored<readonly string[]>;
  readonly lines: readonly LineRow[];
  /** The payment that settled it; the last of several. */
  readonly settlement: Settlement | null;
  /** The amount received for it, in the smallest units. */
  readonly received: number;
  /** Its payments of which money went back without a credit note, or is disputed. */
  readonly payments: readonly ReversedPayment[];
  readonly awaitedTransfer: AwaitedRow | null;
  /** The last step at Chorus Pro. */
  readonly chorusStep: ChorusStepRow | null;
  readonly facts: Stored<InvoiceFacts> | null;
  /** The account's language. */
  readonly documentLocale: Locale;
  readonly begun: ServicePeriod | null;
}

/** A query over invoices, called `i`, with their lines and their payment, in one statement. */
export function selectInvoices(db: Pick<Kysely<Schema>, 'selectFrom'>) {
  return db
    .selectFrom('invoices as i')
    .select([
      'i.id',
      'i.kind',
      'i.vat_mention as vatMention',
      'i.reference',
      'i.issued_on as issuedOn',
      'i.due_on as dueOn',
      'i.status',
      'i.currency',
      'i.issuer',
      'i.payer',
      'i.notes',
      'i.facts',
    ])
    .select([
      sql<string | null>`(select c.reference from invoices c where c.id = i.credited_invoice_id)`.as('credits'),
      sql<number | null>`(
        select sum(l.net_minor + l.vat_minor) from invoice_lines l where l.invoice_id = i.credited_invoice_id)::bigint`.as(
        'creditedTotal',
      ),
      sql<InvoiceRow['creditNotes']>`(
        select coalesce(json_agg(json_build_object('reference', c.reference, 'minor', (
          select -sum(l.net_minor + l.vat_minor) from invoice_lines l where l.invoice_id = c.id)) order by c.id), '[]')
        from invoices c where c.credited_invoice_id = i.id)`.as('creditNotes'),
      sql<InvoiceRow['plan']>`(
        select coalesce(json_agg(json_build_object('dueOn', n.due_on, 'minor', n.amount_minor) order by n.due_on), '[]')
        from invoice_instalments n where n.invoice_id = i.id)`.as('plan'),
      sql<readonly LineRow[]>`(
        select coalesce(json_agg(json_build_object('label', l.label, 'quantity', l.quantity, 'net', l.net_minor,
          'vatRate', l.vat_rate, 'vat', l.vat_minor) order by l.position), '[]')
        from invoice_lines l where l.invoice_id = i.id)`.as('lines'),
      sql<Settlement | null>`(
        select json_build_object('reference', p.reference, 'method', case when o.is_debit then 'debit' else p.method end, 'paidAt', p.paid_at,
          'paidOn', (p.paid_at at time zone (select t.time_zone from sites t order by t.code limit 1))::date)
        from payment_invoices pi join payments p on p.id = pi.payment_id join checkouts o on o.id = p.checkout_id
        where pi.invoice_id = i.id and i.status in (${paymentStatus.settled}, ${paymentStatus.cleared})
        order by p.id desc limit 1)`.as('settlement'),
      sql<Locale>`(select a.locale from accounts a where a.id = i.account_id)`.as('documentLocale'),
      sql<ServicePeriod | null>`(
        select json_build_object('startsOn', s.starts_on, 'endsOn', s.ends_on) from subscriptions s
        where s.invoice_id in (i.id, i.credited_invoice_id) and s.starts_on is not null and s.ends_on is not null
        limit 1)`.as('begun'),
      sql<number>`(
        select coalesce(sum(pi.amount_minor), 0) from payment_invoices pi where pi.invoice_id = i.id)::bigint`.as(
        'received',
      ),
      reversedPayments.as('payments'),
      awaitedJson.as('awaitedTransfer'),
      sql<ChorusStepRow | null>`(
        select json_build_object('kind', d.kind, 'text', d.text, 'at', d.happened_at)
        from chorus_steps d where d.invoice_id = i.id order by d.id desc limit 1)`.as('chorusStep'),
    ]);
}

/** The same query with the person whom an email about an invoice addresses. */
export function selectAddressed(db: Kysely<Schema>) {
  return selectInvoices(db)
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select([
      'a.id as accountId',
      'a.email',
      'a.locale',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.civility',
    ]);
}

/** The mandatory mentions of an invoice, as it was issued. Throws `UnreadableValue`. */
function mentionsOf(row: InvoiceRow): readonly LegalMention[] {
  const { id, kind, currency, lines } = row;
  const columns = storedColumns.invoices;
  const facts = row.facts && columns.facts.read(row.facts, id);
  const { payment, period: begun } = atIssue(row, facts);
  const { vatNumber } = columns.payer.read(row.payer, id);
  return legalMentions({ kind, currency, lines, vatNumber, facts, begun, payment });
}

/** The last step of a document at Chorus Pro. */
export function chorusStepOf({ chorusStep }: Pick<InvoiceRow, 'chorusStep'>): ChorusStep | null {
  if (chorusStep === null) return null;
  const { kind, text } = chorusStep;
  const at = new Date(chorusStep.at).toISOString();
  return kind === 'deposited' ? { kind, at, reference: text } : { kind, at, reason: text };
}

/** The language of a document: the account's, as it was at the issue. Throws `UnreadableValue`. */
function languageOf({ id, facts, documentLocale }: InvoiceRow): Locale {
  const issue = facts && storedColumns.invoices.facts.read(facts, id).issue;
  return issue?.locale ?? documentLocale;
}

/** Where an invoice of a French public body stands. Throws `UnreadableValue`. */
function chorusOf(row: InvoiceRow, isUndone: boolean): ChorusProgress | null {
  const { id, kind, status, facts } = row;
  const siret = facts ? (storedColumns.invoices.facts.read(facts, id).buyer?.siret ?? '') : '';
  return chorusProgressOf({ kind, status, isCanceled: isUndone, siret, step: chorusStepOf(row) });
}

/**
 * An invoice from its row; its totals are the sums of its lines. Its mentions are in the given language, or in
 * that of its lines and notes. Throws `UnreadableValue`.
 */
export function invoiceOf(whole: InvoiceRow, locale: Locale = languageOf(whole)): Invoice {
  const { currency, settlement, received, lines: rows, ...row } = whole;
  const lines = rows.map(({ net, vat, ...line }) => ({
    ...line,
    net: money(net, currency),
    vat: money(vat, currency),
  }));
  const net = sum(
    lines.map((line) => line.net),
    currency,
  );
  const vat = sum(
    lines.map((line) => line.vat),
    currency,
  );
  const total = sum([net, vat], currency);
  const { id, kind, reference, creditedTotal, issuedOn, dueOn, status, vatMention } = row;
  const credits = row.creditNotes.map((note) => ({
    creditNote: note.reference,
    amount: money(note.minor, currency),
  }));
  const asked = askedOf({ total, creditNotes: credits });
  const isUndone = isCanceled({ total, creditNotes: credits });
  const remaining = money(isOpen(row) ? asked.minor - received : 0, currency);
  // A canceled invoice is not to be paid: its plan is over.
  const plan = isUndone ? [] : row.plan;
  const columns = storedColumns.invoices;
  const chorus = chorusOf(whole, isUndone);
  return {
    id,
    kind,
    reference,
    locale,
    credits: row.credits,
    isPartialCredit: creditedTotal !== null && -total.minor < creditedTotal,
    creditNotes: credits,
    reversals: reversalsOf(row.payments, { invoiceId: id, currency }),
    issuedOn,
    dueOn,
    instalments: fillInstalments(
      plan.map((each) => ({ dueOn: each.dueOn, amount: money(each.minor, currency) })),
      money(total.minor - remaining.minor, currency),
    ),
    isPaidByInstalment: plan.length > 0 && isOpen(row) && chorus === null,
    status,
    issuer: columns.issuer.read(row.issuer, id),
    payer: columns.payer.read(row.payer, id),
    notes: columns.notes.read(row.notes, id),
    vatMention,
    legalMentions: mentionsOf(whole).map((mention) => mentionText(mention, locale)),
    lines,
    net,
    vat,
    total,
    remaining,
    paidBy: settlement?.reference ?? null,
    awaitedTransfer: isOpen(row) ? awaitedOf(row.awaitedTransfer) : null,
    chorus,
  };
}

/** A query over the invoices visible to a caller, newest first, without quotes. */
export function selectVisible(db: Kysely<Schema>, visibility: Visibility) {
  return selectInvoices(db)
    .where(isVisible(visibility))
    .where('i.status', '<>', paymentStatus.quote)
    .orderBy('i.issued_on', 'desc')
    .orderBy('i.id', 'desc');
}

/** The invoices visible to a caller, newest first, without quotes. */
export async function readInvoices(db: Kysely<Schema>, visibility: Visibility): Promise<readonly Invoice[]> {
  const rows = await selectVisible(db, visibility).execute();
  return rows.map((row) => invoiceOf(row));
}
