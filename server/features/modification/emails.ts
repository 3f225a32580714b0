import type { AccountId } from '../../core/db/account-id.ts';
import type { Transaction } from 'kysely';
import { modificationType } from '../../../machines/domain/enumerations.ts';
import type { Schema } from '../../core/db/schema.ts';
import { textIn } from '../../core/db/stored-text.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { modificationDecided } from '../../core/mail/emails/modification-decided.ts';
import { modificationReceived } from '../../core/mail/emails/modification-received.ts';
import { readerWelcome } from '../../core/mail/emails/reader-welcome.ts';
import { personOf } from '../../core/people/person.ts';
import type { Services } from '../../core/services.ts';
import { OFFICE_LANGUAGE, readEmailLayout } from '../site/email-layout.ts';
import { forgottenPasswordPath, modificationPath } from '../site/places.ts';
import type { OwnedModification } from './store.ts';
import { findModification } from './store.ts';

async function ownerOf(trx: Transaction<Schema>, accountId: AccountId) {
  return trx
    .selectFrom('accounts')
    .select(['email', 'locale', 'first_name as firstName', 'last_name as lastName', 'civility'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Tells the desk of a request that awaits it, in the transaction that writes it down. */
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

/** Greets the readers of a licence to whom a request has given a seat, or the letter about one that is not claimed yet. */
async function enqueueWelcomes(
  trx: Transaction<Schema>,
  { mailer, settings }: Services,
  { id, type, lines, subscription, accountId }: OwnedModification,
): Promise<void> {
  if (!subscription) return;
  const seats = await trx
    .selectFrom('modification_lines as l')
    .innerJoin('subscription_readers as r', 'r.id', 'l.reader_id')
    .select(['l.position', 'r.account_id', 'r.contact_id'])
    .where('l.modification_id', '=', id)
    .execute();
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
  for (const { position, before, after, state } of lines) {
    const seat = seats.find((each) => each.position === position);
    if (state !== 'accepted' || after?.kind !== 'reader' || !seat) continue;
    const isReaddressed = before?.kind === 'reader' && before.reader.email !== after.reader.email;
    if (type === modificationType.readerEdit && (seat.contact_id === null || !isReaddressed)) continue;
    const to = addresseeOf(after.reader, after.reader.email);
    const administrator = addresseeOf(owner, owner.email).name || owner.email;
    await mailer.enqueue(trx, readerWelcome({ from, to, locale, administrator, publications, link }), personOf(seat));
  }
}

/** Tells the person what the desk has decided, and readers that they read now, in the transaction that decides. */
export async function enqueueDecided(
  trx: Transaction<Schema>,
  services: Services,
  modification: OwnedModification,
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
    await enqueueWelcomes(trx, services, modification);
  }
}
