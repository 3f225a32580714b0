import type { Kysely } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { NewsletterSignup } from '../../../domain/newsletter.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { noSooner } from '../../core/in-time.ts';
import { countAttempt, countCaller, mailboxOf } from '../../core/rpc/throttle.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import type { Addressee } from '../../core/mail/email.ts';
import { newsletterConfirmed } from '../../core/mail/emails/newsletter-confirmed.ts';
import type { NewsletterFacts } from '../../core/mail/emails/newsletter-facts.ts';
import { newsletterReceived } from '../../core/mail/emails/newsletter-received.ts';
import { newsletterRequested } from '../../core/mail/emails/newsletter-requested.ts';
import { contactAt, personAt } from '../../core/people/contacts.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { accountNewslettersPath } from '../site/places.ts';
import type { NewsletterLink } from './links.ts';
import { confirmLink, confirmPath, lastLinkTo, linkTo, mintLink, unsubscribePath } from './links.ts';
import { offeredIds, readSent } from './offered.ts';
import { receivedBy } from './receiving.ts';

/** Emails to one mailbox, known or not, and emails requested by one caller. */
const limits = {
  mailbox: { attempts: 3, seconds: 600 },
  mailboxHourly: { attempts: 6, seconds: 3600 },
  address: { attempts: 60, seconds: 3600 },
};

async function countEmail(services: Services, email: string, context: CallContext): Promise<void> {
  await countCaller(services, { what: 'newsletter letter by address', limit: limits.address }, context);
  const whom = mailboxOf(email);
  await countAttempt(services, { what: 'newsletter letter by mailbox', whom, limit: limits.mailbox });
  await countAttempt(services, { what: 'newsletter letter by mailbox, hourly', whom, limit: limits.mailboxHourly });
}

/** The recipient and language of an email: an account's owner is greeted by name. */
async function addresseeFor(
  trx: Kysely<Schema>,
  { person, locale }: Pick<NewsletterLink, 'person' | 'locale'>,
): Promise<{ readonly to: Addressee; readonly locale: Locale }> {
  if ('contactId' in person) {
    const { email } = await trx
      .selectFrom('contacts')
      .select('email')
      .where('id', '=', person.contactId)
      .executeTakeFirstOrThrow();
    return { to: { name: '', email }, locale };
  }
  const owner = await trx
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName', 'civility', 'locale', 'email'])
    .where('id', '=', person.accountId)
    .executeTakeFirstOrThrow();
  return { to: addresseeOf(owner, owner.email), locale: owner.locale };
}

/** Enqueues an email about newsletters, with new links. */
async function write(
  trx: Kysely<Schema>,
  services: Services,
  { link, compose }: { readonly link: NewsletterLink; readonly compose: typeof newsletterConfirmed },
): Promise<void> {
  const { settings } = services;
  const { to, locale } = await addresseeFor(trx, link);
  const key = { token: await mintLink(trx, services, { ...link, locale }), locale };
  const facts: NewsletterFacts = {
    from: await readEmailLayout(trx, locale),
    to,
    locale,
    newsletters: await readSent(trx, link.ids, locale),
    account: 'accountId' in link.person ? `${settings.publicUrl}${accountNewslettersPath(locale, settings)}` : null,
    confirm: `${settings.publicUrl}${linkTo(confirmPath, key)}`,
    unsubscribe: `${settings.publicUrl}${linkTo(unsubscribePath, key)}`,
  };
  await services.mailer.enqueue(trx, compose(facts), link.person);
}

/** Emails a person about newsletters: to confirm those that they do not receive yet. */
async function writeAbout(
  trx: Kysely<Schema>,
  services: Services,
  asked: Omit<NewsletterLink, 'state'>,
): Promise<void> {
  const received = await receivedBy(trx, asked.person);
  const missing = asked.ids.filter((id) => !received.has(id));
  await (missing.length === 0
    ? write(trx, services, { link: { ...asked, state: 'confirmed' }, compose: newsletterReceived })
    : write(trx, services, { link: { ...asked, ids: missing, state: 'asked' }, compose: newsletterRequested }));
}

/**
 * Emails a person who requested newsletters a link to confirm them; one who receives them already is informed instead,
 * which the response does not reveal. Throws a `CallFailure`: 404 for a newsletter that is not sent, 429.
 */
export async function requestNewsletters(
  services: Services,
  { email: typed, choices, origin }: NewsletterSignup,
  context: CallContext,
): Promise<void> {
  const email = typed.toLowerCase();
  await countEmail(services, email, context);
  const ids = [...new Set(await offeredIds(services.db, choices))];
  const { locale } = context;
  const written = services.db.transaction().execute(async (trx) => {
    const person = (await personAt(trx, email)) ?? (await contactAt(trx, services, { email, locale, origin }));
    await writeAbout(trx, services, { person, locale, origin, ids });
  });
  await noSooner(written);
}

/**
 * Resends the last email about newsletters to an address, with new links; does nothing for an unknown address, which
 * the response does not reveal. Throws a 429 `CallFailure`.
 */
export async function repeatNewsletterEmail(
  services: Services,
  { email: typed }: { readonly email: string },
  context: CallContext,
): Promise<void> {
  const email = typed.toLowerCase();
  await countEmail(services, email, context);
  const written = services.db.transaction().execute(async (trx) => {
    const person = await personAt(trx, email);
    const last = person && (await lastLinkTo(trx, services, person));
    if (last && last.state !== 'ended') await writeAbout(trx, services, last);
  });
  await noSooner(written);
}

/**
 * Starts the newsletters that a reader confirms, and emails them the list and the unsubscribe link; a repeated
 * confirmation does nothing. Resolves to `null` if the link has expired.
 */
export async function confirmNewsletters(services: Services, token: string): Promise<NewsletterLink | null> {
  return services.db.transaction().execute(async (trx) => {
    const link = await confirmLink(trx, services, token);
    if (link?.state === 'asked') {
      await write(trx, services, { link: { ...link, state: 'confirmed' }, compose: newsletterConfirmed });
      services.log.info('newsletters.confirmed', { origin: link.origin, count: link.ids.length });
    }
    return link;
  });
}
