import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely, Transaction } from 'kysely';
import type { WatchSubject } from '../../../domain/watch.ts';
import { MOST_WATCHES, subjectKey } from '../../../domain/watch.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Clock } from '../../core/clock.ts';
import type { Schema } from '../../core/db/schema.ts';
import { texts } from './texts.ts';

/** The watched section or serial, by number. Throws a 404 `CallFailure` if there is none. */
async function findNamed(db: Kysely<Schema>, subject: WatchSubject) {
  if (subject.kind === 'section') {
    const found = await db
      .selectFrom('newsletters')
      .select('id')
      .where('kind', '=', 'section')
      .where('publication_id', '=', subject.publicationId)
      .where('code', '=', subject.code)
      .executeTakeFirst();
    if (!found) throw new CallFailure(404, texts.unknown);
    return { section_id: found.id };
  }
  if (subject.kind !== 'serial') return {};
  const found = await db.selectFrom('serials').select('id').where('code', '=', subject.code).executeTakeFirst();
  if (!found) throw new CallFailure(404, texts.unknown);
  return { serial_id: found.id };
}

/** Throws a 404 `CallFailure` for an unknown section or serial. */
export async function requireKnown(db: Kysely<Schema>, subject: WatchSubject): Promise<void> {
  await findNamed(db, subject);
}

/**
 * Creates a watch, in a transaction; an existing one stays as it is. Returns whether the maximum allowed it. Throws a
 * 404 `CallFailure` for an unknown section or serial.
 */
export async function createWatch(
  trx: Transaction<Schema>,
  clock: Clock,
  accountId: AccountId,
  subject: WatchSubject,
): Promise<boolean> {
  const named = await findNamed(trx, subject);
  // Serialises concurrent creations, so that none exceeds the maximum.
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const known = await trx.selectFrom('watches').select('subject').where('account_id', '=', accountId).execute();
  const key = subjectKey(subject);
  if (known.some((watch) => watch.subject === key)) return true;
  if (known.length >= MOST_WATCHES) return false;
  await trx
    .insertInto('watches')
    .values({
      account_id: accountId,
      subject: key,
      kind: subject.kind,
      ...(subject.kind === 'country' && { region: subject.region, country: subject.country }),
      ...(subject.kind === 'keyword' && { keyword: subject.keyword }),
      ...named,
      since: clock.now().toISOString(),
    })
    .execute();
  return true;
}

/** Deletes a watch of an account; succeeds, too, if there is none. */
export async function deleteWatch(db: Kysely<Schema>, accountId: AccountId, id: number): Promise<void> {
  await db.deleteFrom('watches').where('account_id', '=', accountId).where('id', '=', id).execute();
}
