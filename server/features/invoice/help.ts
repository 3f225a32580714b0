import { addresseeOf, destinationOfTyped } from '../../core/mail/addressee.ts';
import type { HelpRequest } from '../../../domain/checkout.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import { helpAcknowledged } from '../../core/mail/emails/help-acknowledged.ts';
import { helpRequested } from '../../core/mail/emails/help-requested.ts';
import type { Services } from '../../core/services.ts';
import { OFFICE_LANGUAGE, readEmailLayout } from '../site/email-layout.ts';
import { personOf } from './person.ts';
import { isVisible, visibilityOf } from './store.ts';
import { texts } from './texts.ts';

/** Questions of one person. */
const limit = { attempts: 5, seconds: 3600 };

/**
 * Sends a buyer's question to the office, and an acknowledgement to the buyer; both mails or none. Throws a
 * `CallFailure`: 404 if an invoice is not the caller's, 429 after too many questions.
 */
export async function askForHelp(services: Services, request: HelpRequest, context: CallContext): Promise<void> {
  const { identity, locale } = context;
  const ids = [...new Set(request.invoiceIds)];
  await countAttempt(services, { what: 'help', whom: personOf(identity), limit });
  await services.db.transaction().execute(async (trx) => {
    const invoices =
      ids.length === 0
        ? []
        : await trx
            .selectFrom('invoices as i')
            .select('i.reference')
            .where('i.id', 'in', ids)
            .where(isVisible(visibilityOf(identity)))
            .orderBy('i.id')
            .execute();
    if (invoices.length !== ids.length) throw new CallFailure(404, texts.unknownInvoice);
    const asks = identity.signedIn ?? identity.token?.account;
    if (!asks) throw new CallFailure(404, texts.unknownInvoice);
    const whose = { accountId: asks.id };
    const person = await trx
      .selectFrom('accounts')
      .select(['first_name as firstName', 'last_name as lastName', 'civility'])
      .where('id', '=', asks.id)
      .executeTakeFirstOrThrow();
    const buyer = addresseeOf(person, request.email);
    const references = invoices.map(({ reference }) => reference);
    const { message } = request;
    const office = await readEmailLayout(trx, OFFICE_LANGUAGE);
    await services.mailer.enqueue(trx, helpRequested({ from: office, buyer, invoices: references, message }), whose);
    const from = await readEmailLayout(trx, locale);
    const copy = helpAcknowledged({ from, to: buyer, locale, invoices: references, message });
    const destination = destinationOfTyped(request.email, asks.email);
    await services.mailer.enqueue(trx, { ...copy, destination }, whose);
  });
}
