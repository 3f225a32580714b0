import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { PricedOffer } from '../../../domain/offer.ts';
import { priceOffer } from '../../../domain/offer.ts';
import type { QuoteRequest } from '../../../validation/forms/quote-request.ts';
import { quoteReceiptCodec } from '../../../contract/quote-request.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { doOnce } from '../../core/rpc/idempotency.ts';
import { countAttempt, countCaller, mailboxOf } from '../../core/rpc/throttle.ts';
import type { Schema } from '../../core/db/schema.ts';
import { destinationOfTyped } from '../../core/mail/addressee.ts';
import { quoteRequestAcknowledged } from '../../core/mail/emails/quote-request-acknowledged.ts';
import { quoteRequestReceived } from '../../core/mail/emails/quote-request-received.ts';
import { contactAt } from '../../core/people/contacts.ts';
import { columnsOf } from '../../core/people/person.ts';
import { mintReference } from '../../core/reference.ts';
import type { Services } from '../../core/services.ts';
import { hashOf } from '../../core/secrets.ts';
import { OFFICE_LANGUAGE, readEmailLayout } from '../site/email-layout.ts';
import { dropDraft } from './draft.ts';
import { notOffered, tariffColumns, tariffOf } from '../catalogue/tariff.ts';
import { typedVatNumber } from '../catalogue/typed-vat-number.ts';
import { texts } from './texts.ts';

/** Requests for one mailbox, which gets an email each time, and requests of one caller. */
const limits = { mailbox: { attempts: 5, seconds: 3600 }, address: { attempts: 60, seconds: 3600 } };

interface Receipt {
  readonly reference: string;
}

const onceSent = { kept: 'quote request', codec: quoteReceiptCodec, words: texts } as const;

/**
 * The current price of the request, per language. Throws a 422 `CallFailure` for unsold items, or a country that is not
 * served.
 */
async function price(
  trx: Transaction<Schema>,
  { offer, requester }: QuoteRequest,
): Promise<(locale: Locale) => PricedOffer> {
  const { isServed, ...tariff } = await trx
    .selectNoFrom([
      ...tariffColumns(offer),
      sql<boolean>`exists (select from countries where code = ${requester.country})`.as('isServed'),
    ])
    .executeTakeFirstOrThrow();
  if (!isServed) throw notOffered('demandeur.pays', 'country');
  const buyer = { country: requester.country, vatNumber: requester.vatNumber || null };
  return (locale) => priceOffer(offer, tariffOf(tariff, offer, locale), buyer);
}

/** Saves the request, enqueues both emails, and deletes the draft. */
async function write(
  trx: Transaction<Schema>,
  services: Services,
  { request: typed, context }: { readonly request: QuoteRequest; readonly context: CallContext },
): Promise<Receipt> {
  const { country, vatNumber } = typed.requester;
  const completed = typedVatNumber(vatNumber, country, 'demandeur.numeroTVA') ?? '';
  const request: QuoteRequest = { ...typed, requester: { ...typed.requester, vatNumber: completed } };
  const { offer, requester } = request;
  const { locale, identity } = context;
  const pricedIn = await price(trx, request);
  const priced = pricedIn(locale);
  const reference = mintReference('DEM');
  // A typed address proves nothing: only a signed-in account identifies the requester.
  const whose = identity.signedIn
    ? { accountId: identity.signedIn.id }
    : await contactAt(trx, services, { email: requester.email.toLowerCase(), locale, origin: 'prospect' });
  await trx
    .insertInto('quote_requests')
    .values({
      reference,
      ...columnsOf(whose),
      locale,
      offer: JSON.stringify(offer),
      requester: JSON.stringify(requester),
      price: JSON.stringify(priced),
      created_at: services.clock.now().toISOString(),
    })
    .execute();
  const mail = { reference, request, priced };
  await services.mailer.enqueue(
    trx,
    quoteRequestReceived({
      from: await readEmailLayout(trx, OFFICE_LANGUAGE),
      ...mail,
      priced: pricedIn(OFFICE_LANGUAGE),
    }),
    whose,
  );
  const copy = quoteRequestAcknowledged({ from: await readEmailLayout(trx, locale), locale, ...mail });
  const own = identity.signedIn?.email ?? requester.email.toLowerCase();
  await services.mailer.enqueue(trx, { ...copy, destination: destinationOfTyped(requester.email, own) }, whose);
  await dropDraft(trx, context);
  return { reference };
}

/**
 * Sends a request for a quote to the office, once per idempotency key of one email address: no account is needed, and
 * the key's owner must stay the same after a sign-in. Request, emails and saved answer are one transaction. Throws a
 * `CallFailure`: 409, 422, 429.
 */
export async function requestQuote(services: Services, request: QuoteRequest, context: CallContext): Promise<Receipt> {
  const email = request.requester.email.toLowerCase();
  const name = { person: `requester ${hashOf(email).toString('base64url')}`, key: context.idempotencyKey };
  return doOnce(services, name, {
    ...onceSent,
    request,
    check: async () => {
      await countCaller(services, { what: 'quote by address', limit: limits.address }, context);
      await countAttempt(services, { what: 'quote by mailbox', whom: mailboxOf(email), limit: limits.mailbox });
    },
    work: (trx) => write(trx, services, { request, context }),
  });
}
