import type { AccountId } from '../../core/db/account-id.ts';
import type { Transaction } from 'kysely';
import { modificationType } from '../../../domain/enumerations.ts';
import type { Schema } from '../../core/db/schema.ts';
import { textIn } from '../../core/db/stored-text.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { modificationDecided } from '../../core/mail/emails/modification-decided.ts';
import { modificationReceived } from '../../core/mail/emails/modification-received.ts';
import { readerWelcome } from '../../core/mail/emails/reader-welcome.ts';
import { isSamePerson, personOf } from '../../core/people/person.ts';
import type { Services } from '../../core/services.ts';
import { OFFICE_LANGUAGE, readEmailLayout } from '../site/email-layout.ts';
import { forgottenPasswordPath, modificationPath } from '../site/places.ts';
import type { HeldRequest } from './settle.ts';
import type { OwnedModification } from './store.ts';
import { findModification } from './store.ts';

async function ownerOf(trx: Transaction<Schema>, accountId: AccountId) {
  return trx
    .selectFrom('accounts')
    .select(['email', 'locale', 'first_name as firstName', 'last_name as lastName', 'civility'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Emails the office about a pending request, in the transaction that saves it. */
export async function enqueueReceived(trx: Transaction<Schema>, { mailer }: Services, id: number): Promise<void> {
  const modification = await findModification(trx, { id });
  if (!modification) throw new Error(`There is no request ${id}`);
  const owner = await ownerOf(trx, modification.accountId);
  const from = await readEmailLayout(trx, OFFICE_LANGUAGE);
  await mailer.enqueue(
    trx,
    modificationReceived({ from, sender: addresseeOf(owner, owner.email), modification }),
    modification,
  );
}

/** The seats about which the lines of a request are, with the people who hold them as they are at present. */
async function seatsOf(trx: Transaction<Schema>, id: number) {
  const seats = await trx
    .selectFrom('modification_lines as l')
    .innerJoin('subscription_readers as r', 'r.id', 'l.reader_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin('contacts as c', 'c.id', 'r.contact_id')
    .select(['l.position', 'r.account_id', 'r.contact_id'])
    .select((eb) => [
      eb.fn.coalesce('a.civility', 'r.civility').as('civility'),
      eb.fn.coalesce('a.first_name', 'r.first_name').as('firstName'),
      eb.fn.coalesce('a.last_name', 'r.last_name').as('lastName'),
      eb.fn.coalesce('a.email', 'c.email', 'r.email').as('email'),
    ])
    .where('l.modification_id', '=', id)
    .execute();
  return new Map(seats.map((seat) => [seat.position, { ...seat, person: personOf(seat) }]));
}

/** Emails a welcome to readers who got a seat of a licence by a request: added, or at the corrected address of a seat. */
async function enqueueWelcomes(
  trx: Transaction<Schema>,
  { mailer, settings }: Services,
  { id, type, lines, subscription, accountId }: OwnedModification,
  held: HeldRequest,
): Promise<void> {
  if (!subscription) return;
  const seats = await seatsOf(trx, id);
  const owner = await ownerOf(trx, accountId);
  const { locale } = owner;
  const from = await readEmailLayout(trx, locale);
  const titles = await trx
    .selectFrom('subscription_lines as l')
    .innerJoin('publications as p', 'p.id', 'l.publication_id')
    .select(textIn('p.title', locale).as('title'))
    .where('l.subscription_id', '=', subscription.id)
    .orderBy('l.position')
    .execute();
  const publications = titles.map(({ title }) => title);
  const link = settings.publicUrl + forgottenPasswordPath(locale, settings);
  for (const { position, state } of lines) {
    const seat = seats.get(position);
    if (state !== 'accepted' || !seat) continue;
    const former = held.lines.find((line) => line.position === position)?.holder ?? null;
    if (type === modificationType.readerEdit && isSamePerson(former, seat.person)) continue;
    const to = addresseeOf(seat, seat.email);
    const administrator = addresseeOf(owner, owner.email).name || owner.email;
    await mailer.enqueue(trx, readerWelcome({ from, to, locale, administrator, publications, link }), seat.person);
  }
}

/**
 * Emails the decision to the requester, and a welcome to new readers, in the transaction that decides.
 *
 * @param held The request before it was decided.
 */
export async function enqueueDecided(
  trx: Transaction<Schema>,
  services: Services,
  modification: OwnedModification,
  held: HeldRequest,
): Promise<void> {
  const { settings, mailer } = services;
  const owner = await ownerOf(trx, modification.accountId);
  const { locale } = owner;
  const from = await readEmailLayout(trx, locale);
  const to = addresseeOf(owner, owner.email);
  const link = settings.publicUrl + modificationPath(modification.id, locale, settings);
  await mailer.enqueue(trx, modificationDecided({ from, to, locale, modification, link }), modification);
  const { readerAddition, readerEdit } = modificationType;
  if (modification.type === readerAddition || modification.type === readerEdit) {
    await enqueueWelcomes(trx, services, modification, held);
  }
}
