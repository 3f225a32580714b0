import type { Kysely } from 'kysely';
import type { LicenceRange } from '../../../domain/licence.ts';
import type { Schema } from '../../core/db/schema.ts';

/** The networks of a licence in the order of their addresses, each with the request that awaits the publisher. */
export function selectRanges(db: Pick<Kysely<Schema>, 'selectFrom'>, subscriptionId: number) {
  return db
    .selectFrom('subscription_ip_ranges as r')
    .leftJoin('modification_lines as l', (join) => join.onRef('l.range_id', '=', 'r.id').on('l.state', '=', 'pending'))
    .leftJoin('modifications as m', 'm.id', 'l.modification_id')
    .select(['r.id', 'r.range', 'r.label', 'm.id as modificationId', 'm.type', 'l.position'])
    .where('r.subscription_id', '=', subscriptionId)
    .orderBy('r.first')
    .orderBy('r.last', 'desc');
}

/** A network, from its row. */
export function rangeOf({
  modificationId,
  type,
  position,
  ...range
}: Awaited<ReturnType<ReturnType<typeof selectRanges>['execute']>>[number]): LicenceRange {
  return {
    ...range,
    pending:
      modificationId === null || type === null || position === null ? null : { id: modificationId, type, position },
  };
}

/** The networks of a licence; one statement. */
export async function readRanges(db: Kysely<Schema>, subscriptionId: number): Promise<readonly LicenceRange[]> {
  return (await selectRanges(db, subscriptionId).execute()).map(rangeOf);
}
