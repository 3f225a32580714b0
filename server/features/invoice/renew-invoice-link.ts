import type { CallContext } from '../../core/rpc/handler.ts';
import { noSooner } from '../../core/in-time.ts';
import { countCaller, countOnly } from '../../core/rpc/throttle.ts';
import { hashOf } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { sendInvoice } from './send-invoice.ts';

/** New links requested by one caller, and emailed for one invoice. */
const limits = { caller: { attempts: 60, seconds: 3600 }, invoice: { attempts: 3, seconds: 24 * 3600 } };

async function sendNewLink(services: Services, token: string): Promise<void> {
  const found = await services.db
    .selectFrom('invoice_tokens as k')
    .innerJoin('invoices as i', 'i.id', 'k.invoice_id')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select('i.id')
    .where('k.token_hash', '=', hashOf(token))
    .where('a.is_valid', '=', true)
    .executeTakeFirst();
  if (!found) return;
  const count = await countOnly(services, {
    what: 'new invoice link',
    whom: String(found.id),
    limit: limits.invoice,
  });
  if (count > limits.invoice.attempts) return;
  await services.db.transaction().execute(async (trx) => sendInvoice(trx, services, found.id));
}

/**
 * Emails a new link to the account of the invoice whose expired or revoked link this browser has opened. The response does
 * not reveal whether there is such an invoice. Returns `false` where the browser has opened no such link lately. Throws a 429
 * `CallFailure` after too many requests.
 */
export async function renewInvoiceLink(services: Services, context: CallContext): Promise<boolean> {
  const token = context.cookies.read('refusedToken');
  if (token === null) return false;
  await countCaller(services, { what: 'new invoice link by caller', limit: limits.caller }, context);
  await noSooner(sendNewLink(services, token));
  return true;
}
