import { giveBackDue } from '../features/checkout/give-back.ts';
import { settle } from '../features/checkout/settle.ts';
import type { Undone } from '../features/checkout/undo-invoice.ts';
import { undoInvoice } from '../features/checkout/undo-invoice.ts';
import { invoiceOf, selectInvoices } from '../features/invoice/store.ts';
import { mintInvoiceToken } from '../features/invoice/token.ts';
import { providerOf } from '../core/payments/providers.ts';
import type { Services } from '../core/services.ts';
import { tokenPath } from '../features/site/places.ts';
import { StartError } from '../core/start-error.ts';
import { refundLines } from './refund.ts';

/** Pages that must come to an end first, or what the office is told of a canceled invoice. */
type Result =
  | Extract<Undone, { kind: 'blocked' }>
  | {
      readonly kind: 'done';
      readonly invoiceId: number;
      readonly sessions: readonly string[];
      readonly lines: readonly string[];
    };

async function undo(services: Services, number: string, reason: string): Promise<Result> {
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
    if (invoice.kind !== 'invoice') throw new StartError(`${number} is no invoice: only an invoice is undone.`);
    if (invoice.creditedBy !== null) throw new StartError(`${number} is undone already, by ${invoice.creditedBy}.`);
    const undone = await undoInvoice(trx, services, { invoice, reason });
    if (undone.kind === 'blocked') return undone;
    const { creditNoteId: id, sessions, intoWallet } = undone;
    const { reference } = await trx
      .selectFrom('invoices')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const token = await mintInvoiceToken(trx, services, id);
    const link = settings.publicUrl + tokenPath(token, row.locale, settings);
    const credits = intoWallet.map((payment) => `The credits of ${payment} are in the wallet again.`);
    const lines = [`Credit note ${reference} undoes ${number}`, link, ...credits];
    return { kind: 'done', invoiceId: invoice.id, sessions, lines };
  });
}

/**
 * Undoes an invoice by a credit note, sends it, and tells its number, a link that opens it, and what is given back of what
 * had paid it. Pages on which it could still be paid are closed first. Throws a `StartError` for what is no invoice, is
 * undone already, or has just been paid.
 */
export async function issueCreditNote(services: Services, number: string, reason: string): Promise<readonly string[]> {
  const provider = providerOf(services);
  for (;;) {
    const undone = await undo(services, number, reason);
    if (undone.kind === 'done') {
      const { invoiceId, sessions, lines } = undone;
      for (const session of sessions) await giveBackDue(services, provider, session);
      await services.mailer.deliver();
      return [...lines, ...(await refundLines(services, { invoiceId }))];
    }
    for (const { reference, provider_session: session } of undone.pages) {
      if (session === null) continue;
      const state = await provider.expireSession(session);
      await settle(services, provider, { reference, session, state, event: null });
      if (state.kind === 'processing')
        throw new StartError(`${number} is being paid by ${reference}, and its bank answers in days: try again then.`);
      if (state.kind === 'paid')
        throw new StartError(`${number} has just been paid by ${reference}: look at it again.`);
    }
  }
}
