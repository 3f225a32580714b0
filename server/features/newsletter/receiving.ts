import type { Kysely } from 'kysely';
import { contactKind } from '../../../domain/enumerations.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Person } from '../../core/people/person.ts';
import type { Services } from '../../core/services.ts';

/** The numbers of the newsletters that are sent to a person. */
export async function receivedBy(db: Kysely<Schema>, person: Person): Promise<ReadonlySet<number>> {
  const rows =
    'accountId' in person
      ? await db
          .selectFrom('newsletter_recipients')
          .select('newsletter_id as id')
          .where('account_id', '=', person.accountId)
          .execute()
      : await db
          .selectFrom('newsletter_contact_choices')
          .select('newsletter_id as id')
          .where('contact_id', '=', person.contactId)
          .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Starts newsletters for a person who confirmed by an emailed link: an account, or a contact, which gets kind 20
 * (specification §3). Newsletters that are no longer sent are skipped.
 */
export async function beginSending(
  trx: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { person, ids }: { readonly person: Person; readonly ids: readonly number[] },
): Promise<void> {
  const since = clock.now().toISOString();
  const sent = trx.selectFrom('newsletters').where('id', 'in', ids).where('is_for_subscribers', '=', false);
  if ('accountId' in person) {
    await trx
      .insertInto('newsletter_recipients')
      .columns(['account_id', 'newsletter_id', 'since'])
      .expression(sent.select((eb) => [eb.val(person.accountId).as('account_id'), 'id', eb.val(since).as('since')]))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await trx
    .updateTable('contacts')
    .set({ kind: contactKind.newsletterContact })
    .where('id', '=', person.contactId)
    .execute();
  await trx
    .insertInto('newsletter_contact_choices')
    .columns(['contact_id', 'newsletter_id'])
    .expression(sent.select((eb) => [eb.val(person.contactId).as('contact_id'), 'id']))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends newsletters of a person. A contact without any is no longer a newsletter contact. */
export async function endSending(trx: Kysely<Schema>, person: Person, ids: readonly number[]): Promise<void> {
  if ('accountId' in person) {
    await trx
      .deleteFrom('newsletter_recipients')
      .where('account_id', '=', person.accountId)
      .where('newsletter_id', 'in', ids)
      .execute();
    return;
  }
  const { contactId } = person;
  await trx
    .deleteFrom('newsletter_contact_choices')
    .where('contact_id', '=', contactId)
    .where('newsletter_id', 'in', ids)
    .execute();
  await trx
    .updateTable('contacts')
    .set({ kind: null })
    .where('id', '=', contactId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('newsletter_contact_choices').select('contact_id').where('contact_id', '=', contactId)),
      ),
    )
    .execute();
}
