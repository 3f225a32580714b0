import type { Services } from '../core/services.ts';
import { readDayOf } from '../features/site/store.ts';
import { tableOf } from './table.ts';

/**
 * Accounts to be deleted, the next first: account, dates of request and deletion, and the day on which money under way
 * postponed it.
 */
export async function listDeletions({ db }: Services): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('deletion_requests as d')
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .select([
      'd.account_id as id',
      'a.email',
      'd.requested_at as at',
      'd.erases_at as until',
      'd.postponed_at as later',
    ])
    .orderBy('d.erases_at')
    .execute();
  if (rows.length === 0) return ['No accounts are to be deleted.'];
  const dayOf = await readDayOf(db);
  return tableOf([
    ['ACCOUNT', 'E-MAIL', 'ASKED', 'DELETED ON', 'WAITS SINCE'],
    ...rows.map(({ id, email, at, until, later }) => [
      String(id),
      email,
      dayOf(at),
      dayOf(until),
      later === null ? '' : dayOf(later),
    ]),
  ]);
}
