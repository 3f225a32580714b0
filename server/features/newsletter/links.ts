import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Origin } from '../../../domain/enumerations.ts';
import type { Locale } from '../../../domain/locale.ts';
import { CONFIRMED_NEWSLETTER_LINK_SECONDS, NEWSLETTER_LINK_SECONDS } from '../../core/lifetimes.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Person } from '../../core/people/person.ts';
import { columnsOf, personOf } from '../../core/people/person.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { beginSending, endSending, receivedBy } from './receiving.ts';

/** Paths of the emailed links: pages outside the app, which ask for confirmation by a form. */
export const confirmPath = '/newsletter/confirm';
export const unsubscribePath = '/newsletter/unsubscribe';

/** The subject of a link: a person's newsletters, requested, confirmed or ended. */
export interface NewsletterLink {
  readonly person: Person;
  readonly locale: Locale;
  readonly origin: Origin;
  readonly ids: readonly number[];
  readonly state: 'asked' | 'confirmed' | 'ended';
}

/** The key of a link: the token from an email, and the language of its page. */
export interface LinkKey {
  readonly token: string;
  readonly locale: Locale;
}

/** The address of a page, for an email's link. */
export function linkTo(path: string, { token, locale }: LinkKey): string {
  return `${path}?${new URLSearchParams({ token, locale }).toString()}`;
}

type Clocked = Pick<Services, 'clock'>;

/** When a link expires that gets a state now. */
function expiryOf({ clock }: Clocked, state: NewsletterLink['state']): string {
  const seconds = state === 'confirmed' ? CONFIRMED_NEWSLETTER_LINK_SECONDS : NEWSLETTER_LINK_SECONDS;
  return new Date(clock.now().getTime() + seconds * 1000).toISOString();
}

/** Saves the subject of an email, and returns the token of its links. */
export async function mintLink(
  trx: Kysely<Schema>,
  services: Clocked,
  { person, locale, origin, ids, state }: NewsletterLink,
): Promise<string> {
  const token = mintSecret();
  await trx
    .insertInto('newsletter_links')
    .values({
      token_hash: hashOf(token),
      ...columnsOf(person),
      locale,
      origin,
      newsletter_ids: [...ids],
      state,
      expires_at: expiryOf(services, state),
    })
    .execute();
  return token;
}

function selectLinks(db: Kysely<Schema>, { clock }: Clocked) {
  return db
    .selectFrom('newsletter_links as l')
    .leftJoin('contacts as c', 'c.id', 'l.contact_id')
    .select(['l.account_id', 'l.contact_id', 'l.locale', 'l.origin', 'l.state', 'l.newsletter_ids as ids'])
    .where('c.closed_at', 'is', null)
    .where((eb) => eb.or([eb('l.expires_at', 'is', null), eb('l.expires_at', '>', clock.now().toISOString())]));
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['execute']>>[number];

function linkFrom(row: LinkRow | undefined): NewsletterLink | null {
  if (!row) return null;
  const { account_id, contact_id, ...link } = row;
  return { ...link, person: personOf({ account_id, contact_id }) };
}

/** The links of a person, as a condition on `newsletter_links`. */
function ofPerson(person: Person) {
  return (eb: ExpressionBuilder<Schema, 'newsletter_links'>) =>
    'accountId' in person ? eb('account_id', '=', person.accountId) : eb('contact_id', '=', person.contactId);
}

/** The subject of a token; `null` for an unknown or deleted one. Changes nothing. */
export async function linkOf(db: Kysely<Schema>, services: Clocked, token: string): Promise<NewsletterLink | null> {
  return linkFrom(await selectLinks(db, services).where('l.token_hash', '=', hashOf(token)).executeTakeFirst());
}

/** The subject of the last email to a person; `null` if there was none, or it is deleted. */
export async function lastLinkTo(
  db: Kysely<Schema>,
  services: Clocked,
  person: Person,
): Promise<NewsletterLink | null> {
  const found = await selectLinks(db, services)
    .where('l.id', 'in', db.selectFrom('newsletter_links').select('id').where(ofPerson(person)))
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linkFrom(found);
}

/** The subject of a token, for a change: locks the person's links until the transaction ends. */
async function taken(trx: Kysely<Schema>, services: Clocked, token: string): Promise<NewsletterLink | null> {
  const found = await linkOf(trx, services, token);
  if (!found) return null;
  await trx
    .selectFrom('newsletter_links')
    .select('id')
    .where(ofPerson(found.person))
    .orderBy('id')
    .forUpdate()
    .execute();
  return linkOf(trx, services, token);
}

/** Starts the newsletters of a link, idempotently. Returns the link's former subject; `null` if it has expired. */
export async function confirmLink(
  trx: Kysely<Schema>,
  services: Clocked,
  token: string,
): Promise<NewsletterLink | null> {
  const link = await taken(trx, services, token);
  if (!link || link.state === 'confirmed') return link;
  await beginSending(trx, services, link);
  await trx
    .updateTable('newsletter_links')
    .set({ state: 'confirmed', expires_at: expiryOf(services, 'confirmed') })
    .where('token_hash', '=', hashOf(token))
    .execute();
  return link;
}

/**
 * Ends the newsletters of a link, idempotently. A link through which none is received any more expires after a period
 * in which the reader may resubscribe. Returns the link's subject; `null` if it has expired.
 */
export async function endLink(trx: Kysely<Schema>, services: Clocked, token: string): Promise<NewsletterLink | null> {
  const link = await taken(trx, services, token);
  if (!link || link.state === 'ended') return link;
  await endSending(trx, link.person, link.ids);
  const received = await receivedBy(trx, link.person);
  const links = await trx
    .selectFrom('newsletter_links')
    .select(['id', 'newsletter_ids as ids'])
    .where(ofPerson(link.person))
    .where('state', '!=', 'ended')
    .execute();
  const over = links.filter(({ ids }) => !ids.some((id) => received.has(id))).map(({ id }) => id);
  const ended = { state: 'ended', expires_at: expiryOf(services, 'ended') } as const;
  await trx.updateTable('newsletter_links').set(ended).where('id', 'in', over).execute();
  return link;
}
