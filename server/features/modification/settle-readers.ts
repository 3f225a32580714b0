import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { modificationType } from '../../../machines/domain/enumerations.ts';
import type { LineState, ModificationSubject, ReaderModification } from '../../../machines/domain/modification.ts';
import { markedReaderAfter } from '../../../machines/domain/reader-marker.ts';
import type { Schema } from '../../core/db/schema.ts';
import { peopleAt } from '../../core/people/contacts.ts';
import { columnsOf } from '../../core/people/person.ts';
import type { Services } from '../../core/services.ts';

/** A line about a reader, and what it came to. */
interface ReaderLine {
  readonly after: ModificationSubject | null;
  readonly readerId: number | null;
  readonly state: LineState;
}

/** A request about readers, and what its lines have come to. */
interface Settled {
  readonly type: ReaderModification;
  readonly lines: readonly ReaderLine[];
}

/**
 * Writes an accepted change of a reader down. The seat stays the person's whose it is; one that nobody has claimed yet follows
 * its address, which was wrong.
 */
async function change(trx: Transaction<Schema>, services: Services, line: ReaderLine): Promise<void> {
  if (line.after?.kind !== 'reader' || line.readerId === null) return;
  const { civility, firstName, lastName } = line.after.reader;
  const email = line.after.reader.email.toLowerCase();
  const reader = trx.updateTable('subscription_readers').where('id', '=', line.readerId);
  await reader.set({ civility, first_name: firstName, last_name: lastName }).execute();
  const readdressed = await reader
    .set((eb) => ({
      email,
      email_before: eb.ref('email'),
      email_changed_at: services.clock.now().toISOString(),
      email_changed_by: 'administrator',
    }))
    .where('email', '<>', email)
    .returning('contact_id')
    .executeTakeFirst();
  if (!readdressed || readdressed.contact_id === null) return;
  const { locale } = await trx
    .selectFrom('contacts')
    .select('locale')
    .where('id', '=', readdressed.contact_id)
    .executeTakeFirstOrThrow();
  const person = (await peopleAt(trx, services, { emails: [email], locale })).get(email);
  if (person) await reader.set(columnsOf(person)).execute();
}

/**
 * Does to the readers of a licence what the lines of a request have come to (specification §4); the transaction holds the
 * licence.
 */
export async function settleReaders(
  trx: Transaction<Schema>,
  services: Services,
  { type, lines }: Settled,
): Promise<void> {
  const idsOf = (wanted: (line: ReaderLine) => boolean) =>
    lines.filter(wanted).flatMap(({ readerId }) => (readerId === null ? [] : [readerId]));
  const removed = idsOf(({ state }) => markedReaderAfter(type, state) === 'removed');
  if (removed.length > 0) {
    await trx
      .deleteFrom('subscription_readers')
      .where('id', '=', sql<number>`any(${removed})`)
      .execute();
  }
  if (type === modificationType.readerDeletion) return;
  const accepted = ({ state }: ReaderLine) => state === 'accepted';
  if (type === modificationType.readerEdit) {
    for (const line of lines.filter(accepted)) await change(trx, services, line);
    return;
  }
  const ids = idsOf(accepted);
  if (ids.length === 0) return;
  await trx
    .updateTable('subscription_readers')
    .set({ is_accepted: true })
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}
