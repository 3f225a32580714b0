import type { Transaction } from 'kysely';
import { daysBetween } from '../../domain/day.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { askedOf, isCanceled } from '../../domain/invoice.ts';
import type { Locale } from '../../domain/locale.ts';
import { money } from '../../domain/money.ts';
import type { Schema } from '../core/db/schema.ts';
import { formatMoney } from '../core/i18n/format.ts';
import { giveBackDue } from '../features/checkout/give-back.ts';
import { settle } from '../features/checkout/settle.ts';
import type { Undone } from '../features/checkout/undo-invoice.ts';
import { undoInvoice } from '../features/checkout/undo-invoice.ts';
import { creditLabel, readCredits } from '../features/invoice/credit-invoice.ts';
import type { CreditLine, CreditPart } from '../features/invoice/credit-lines.ts';
import { linesOfPart } from '../features/invoice/credit-lines.ts';
import { invoiceDays } from '../features/invoice/issue-invoices.ts';
import { invoiceOf, selectInvoices } from '../features/invoice/store.ts';
import { mintInvoiceToken } from '../features/invoice/token.ts';
import { providerOf } from '../core/payments/providers.ts';
import type { Services } from '../core/services.ts';
import { tokenPath } from '../features/site/places.ts';
import { StartError } from '../core/start-stop.ts';
import { refundLines } from './refund.ts';

/** Payment pages that must be closed first, or the office's report on a canceled invoice. */
type Result =
  | Extract<Undone, { kind: 'blocked' }>
  | {
      readonly kind: 'done';
      readonly invoiceId: number;
      readonly sessions: readonly string[];
      readonly lines: readonly string[];
    };

/** A credit note to issue: of which invoice, why, and for which part; without one, for all that is left. */
export interface CreditOrder {
  readonly number: string;
  readonly reason: string;
  readonly part?: CreditPart;
  /** Credits an amount even if it was credited for the same reason a day ago at most. */
  readonly isAgain?: boolean;
}

/** The lines of a part of an invoice, in the buyer's language. Throws a `StartError` where it cannot be credited. */
async function partOf(
  trx: Transaction<Schema>,
  invoice: Invoice,
  { part, locale }: { readonly part: CreditPart; readonly locale: Locale },
): Promise<readonly CreditLine[]> {
  const paid = await trx
    .selectFrom('payment_invoices as x')
    .innerJoin('payments as p', 'p.id', 'x.payment_id')
    .select('p.id')
    .where('x.invoice_id', '=', invoice.id)
    .where('p.method', '=', 'wallet')
    .executeTakeFirst();
  if (paid) throw new StartError(`${invoice.reference} was paid with credits, so it can only be credited in full.`);
  const credits = await readCredits(trx, invoice);
  const found = linesOfPart({ lines: invoice.lines, credits }, part, creditLabel(invoice, locale));
  switch (found.kind) {
    case 'lines':
      return found.lines;
    case 'noLine':
      throw new StartError(`${invoice.reference} has no line ${found.number}.`);
    case 'creditedLine':
      throw new StartError(`Line ${found.number} of ${invoice.reference} is already credited.`);
    case 'tooMuch': {
      const left = formatMoney(money(found.left, invoice.total.currency), 'en');
      throw new StartError(`Only ${left} of ${invoice.reference} is left to credit, including VAT.`);
    }
  }
}

/**
 * Throws a `StartError` where a credit note of the same amount and reason was issued for an invoice today or yesterday: the
 * command was probably run twice.
 */
async function requireNew(
  trx: Transaction<Schema>,
  services: Services,
  { invoice, reason, minor }: { readonly invoice: Invoice; readonly reason: string; readonly minor: number },
): Promise<void> {
  const { issuedOn: today } = await invoiceDays(trx, services);
  const rows = await selectInvoices(trx).where('i.credited_invoice_id', '=', invoice.id).execute();
  const same = rows
    .map((row) => invoiceOf(row))
    .find(
      ({ issuedOn, total, notes }) =>
        total.minor === -minor && notes[0] === reason && daysBetween(issuedOn, today) <= 1,
    );
  if (!same) return;
  const amount = formatMoney(money(minor, invoice.total.currency), 'en');
  throw new StartError(
    `${same.reference} of ${same.issuedOn} credits ${amount} of ${invoice.reference} for the same reason. To credit it again, add --again.`,
  );
}

/** What a credit note does, for the office. */
async function effectOf(trx: Transaction<Schema>, { id, reference }: Invoice, note: string): Promise<string> {
  const row = await selectInvoices(trx).where('i.id', '=', id).executeTakeFirstOrThrow();
  const after = invoiceOf(row);
  if (isCanceled(after)) return `Credit note ${note} cancels ${reference}`;
  const asked = formatMoney(askedOf(after), 'en');
  return `Credit note ${note} reduces ${reference} to ${asked}; ${formatMoney(after.remaining, 'en')} to be paid`;
}

async function undo(services: Services, { number, reason, part, isAgain = false }: CreditOrder): Promise<Result> {
  const { settings } = services;
  return services.db.transaction().execute(async (trx) => {
    const ofNumber = trx.selectFrom('invoices').select('id').where('reference', '=', number);
    await trx.selectFrom('subscriptions').select('id').where('invoice_id', 'in', ofNumber).forUpdate().execute();
    const ownerOf = trx.selectFrom('invoices').select('account_id').where('reference', '=', number);
    await trx.selectFrom('wallets').select('account_id').where('account_id', 'in', ownerOf).forUpdate().execute();
    await trx.selectFrom('invoices').select('id').where('reference', '=', number).forUpdate().execute();
    const row = await selectInvoices(trx)
      .innerJoin('accounts as a', 'a.id', 'i.account_id')
      .select('a.locale')
      .where('i.reference', '=', number)
      .executeTakeFirst();
    if (!row) throw new StartError(`There is no invoice ${number}.`);
    const invoice = invoiceOf(row);
    if (invoice.kind !== 'invoice')
      throw new StartError(`${number} is not an invoice: only an invoice can be canceled.`);
    if (isCanceled(invoice)) {
      const notes = invoice.creditNotes.map(({ creditNote }) => creditNote).join(', ');
      throw new StartError(`${number} is already canceled, by ${notes}.`);
    }
    if (part?.kind === 'amount' && !isAgain) await requireNew(trx, services, { invoice, reason, minor: part.minor });
    const lines = part && (await partOf(trx, invoice, { part, locale: row.locale }));
    const undone = await undoInvoice(trx, services, { invoice, reason, ...(lines && { lines }) });
    if (undone.kind === 'blocked') return undone;
    const { creditNoteId: id, sessions, intoWallet } = undone;
    const { reference } = await trx
      .selectFrom('invoices')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const token = await mintInvoiceToken(trx, services, id);
    const link = settings.publicUrl + tokenPath(token, row.locale, settings);
    const credits = intoWallet.map((payment) => `The credits of ${payment} are back in the wallet.`);
    const report = [await effectOf(trx, invoice, reference), link, ...credits];
    return { kind: 'done', invoiceId: invoice.id, sessions, lines: report };
  });
}

/**
 * Credits an invoice or a part of it, emails the credit note, and reports its number, a link that opens it, and the
 * refunds. Open payment pages are closed first. Throws a `StartError` for anything but an invoice, if it is canceled
 * already, was just paid, less than the part is left of it, or the same was just credited.
 */
export async function issueCreditNote(services: Services, order: CreditOrder): Promise<readonly string[]> {
  const provider = providerOf(services);
  const { number } = order;
  for (;;) {
    const undone = await undo(services, order);
    if (undone.kind === 'done') {
      const { invoiceId, sessions, lines } = undone;
      for (const session of sessions) await giveBackDue(services, provider, session);
      await services.mailer.deliver();
      return [...lines, ...(await refundLines(services, { invoiceId }))];
    }
    for (const { reference, provider_session: session } of undone.pages) {
      if (session === null) continue;
      const state = await provider.expireSession(session);
      await settle(services, provider, { reference, session, state, event: null, because: 'credited' });
      if (state.kind === 'processing')
        throw new StartError(`${number} is being paid by ${reference}, and its bank answers in days: try again then.`);
      if (state.kind === 'paid')
        throw new StartError(`${number} has just been paid by ${reference}: look at it again.`);
    }
  }
}
