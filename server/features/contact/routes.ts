import type { Transaction } from 'kysely';
import type { ContactMessage } from '../../../validation/forms/contact.ts';
import { modificationType } from '../../../domain/enumerations.ts';
import { contactReceiptCodec } from '../../../contract/contact.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { messageAcknowledged } from '../../core/mail/emails/message-acknowledged.ts';
import { messageReceived } from '../../core/mail/emails/message-received.ts';
import { mintReference } from '../../core/reference.ts';
import type { Handlers, CallContext } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { doOnce } from '../../core/rpc/idempotency.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import type { Services } from '../../core/services.ts';
import { openRequest } from '../modification/open-request.ts';
import { letThrough } from '../modification/settle.ts';
import { readEmailLayout } from '../site/email-layout.ts';

/** Words of the call that takes messages to the desk. */
const texts = {
  sent: /*i18n*/ { id: 'contact.sent', message: 'Your message has been sent. We’ll reply by email.' },
  underWay: /*i18n*/ {
    id: 'contact.underWay',
    message: 'We’re sending your message. Wait a moment, and don’t send it again.',
  },
  mismatch: /*i18n*/ {
    id: 'contact.mismatch',
    message: 'Your message has changed since you sent it. Send it again.',
    comment: 'The idempotency key was used for another message',
  },
};

/** Messages of one person. */
const limit = { attempts: 10, seconds: 3600 };

interface Receipt {
  readonly reference: string;
}

/** Opens a request for a message; the email to the office contains its text. */
async function askFor(
  trx: Transaction<Schema>,
  services: Services,
  { accountId, text }: { readonly accountId: AccountId; readonly text: string },
): Promise<void> {
  const administered = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('readers', '>', 1)
    .where('status', 'not in', ['quote', 'invalidQuote'])
    .limit(1)
    .executeTakeFirst();
  const type = administered ? modificationType.administratorMessage : modificationType.other;
  const lines = [{ before: null, after: { kind: 'text', text } }] as const;
  const id = await openRequest(trx, services, { accountId, subscriptionId: null, type, lines });
  if (services.settings.letThrough.has(type)) await letThrough(trx, services, id);
}

/** Saves the message, opens a request if it asks for a change, and enqueues message and copy. */
async function write(
  trx: Transaction<Schema>,
  services: Services,
  { message, context }: { readonly message: ContactMessage; readonly context: CallContext },
): Promise<Receipt> {
  const { locale, identity } = context;
  const account = signedInAccount(identity);
  const reference = mintReference('MSG');
  await trx
    .insertInto('desk_messages')
    .values({
      reference,
      account_id: account.id,
      locale,
      ...message,
      created_at: services.clock.now().toISOString(),
    })
    .execute();
  if (message.kind === 'modificationRequest')
    await askFor(trx, services, { accountId: account.id, text: message.remark });
  const person = await trx
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName', 'civility'])
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  const email = { sender: addresseeOf(person, account.email), reference, message };
  const whose = { accountId: account.id };
  await services.mailer.enqueue(trx, messageReceived({ from: await readEmailLayout(trx, 'fr'), ...email }), whose);
  await services.mailer.enqueue(
    trx,
    messageAcknowledged({ from: await readEmailLayout(trx, locale), locale, ...email }),
    whose,
  );
  return { reference };
}

/**
 * Sends a message to the office, once per idempotency key of a person, and a copy to the account's email address.
 * Message, emails and saved answer are one transaction. Throws a `CallFailure`: 409, 422, 429.
 */
async function sendMessage(services: Services, message: ContactMessage, context: CallContext): Promise<Receipt> {
  const person = `account ${signedInAccount(context.identity).id}`;
  return doOnce(
    services,
    { person, key: context.idempotencyKey },
    {
      kept: 'contact',
      codec: contactReceiptCodec,
      words: texts,
      request: message,
      check: () => countAttempt(services, { what: 'message to the desk', whom: person, limit }),
      work: (trx) => write(trx, services, { message, context }),
    },
  );
}

/** Answers the call that takes messages to the desk. */
export function contactHandlers(services: Services): Pick<Handlers, 'form/contact'> {
  return {
    'form/contact': {
      handle: async ({ body, context }) => done(await sendMessage(services, body, context), texts.sent),
    },
  };
}
