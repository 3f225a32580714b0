import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Origin } from '../../../machines/domain/enumerations.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import { NEWSLETTER_LINK_SECONDS } from '../../core/lifetimes.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Person } from '../../core/people/person.ts';
import { columnsOf, personOf } from '../../core/people/person.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { beginSending, endSending, receivedBy } from './receiving.ts';

/** Where the links of a letter lead: pages outside the app, which ask before they do anything. */
export const confirmPath = '/newsletter/confirm';
export const unsubscribePath = '/newsletter/unsubscribe';

/** What a link is about: newsletters of a person, asked for, confirmed or ended. */
export interface NewsletterLink {
  readonly person: Person;
  readonly locale: Locale;
  readonly origin: Origin;
  readonly ids: readonly number[];
  readonly state: 'asked' | 'confirmed' | 'ended';
}

/** What opens a link: the token of a letter, and the language in which it is answered. */
export interface LinkKey {
  readonly token: string;
  readonly locale: Locale;
}

/** The address of a page that a letter leads to. */
export function linkTo(path: string, { token, locale }: LinkKey): string {
  return `${path}?${new URLSearchParams({ token, locale }).toString()}`;
}

type Clocked = Pick<Services, 'clock'>;

function later({ clock }: Clocked): string {
  return new Date(clock.now().getTime() + NEWSLETTER_LINK_SECONDS * 1000).toISOString();
}

/** Keeps what a letter is about, and gives the token of its links. */
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
      expires_at: state === 'confirmed' ? null : later(services),
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

/** What a token is about; `null` for one that nobody has, or that is forgotten. Changes nothing. */
export async function linkOf(db: Kysely<Schema>, services: Clocked, token: string): Promise<NewsletterLink | null> {
  return linkFrom(await selectLinks(db, services).where('l.token_hash', '=', hashOf(token)).executeTakeFirst());
}

/** What the last letter to a person was about; `null` where there was none, or it is forgotten. */
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

/** What a token is about, for a change: until the transaction ends, nobody else changes what its person receives by links. */
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

/**
 * Begins sending what a link is about; done again, it changes nothing more. Gives what the link was about before; `null`
 * where it holds no longer.
 */
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
    .set({ state: 'confirmed', expires_at: null })
    .where('token_hash', '=', hashOf(token))
    .execute();
  return link;
}

/**
 * Ends sending what a link is about; done again, it changes nothing more. Every link by which nothing is received any more is
 * forgotten after a while, in which one may come back. Gives what the link is about; `null` where it holds no longer.
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
  const ended = { state: 'ended', expires_at: later(services) } as const;
  await trx.updateTable('newsletter_links').set(ended).where('id', 'in', over).execute();
  return link;
}
