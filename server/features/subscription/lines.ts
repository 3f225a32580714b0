import type { Kysely } from 'kysely';
import type { NetLine } from '../../../machines/domain/offer.ts';
import type { Schema } from '../../core/db/schema.ts';

/** Writes down the lines of a subscription, or of the quotation that would become it, in the place of those that it had. */
export async function writeLines(
  db: Kysely<Schema>,
  id: number,
  lines: readonly Pick<NetLine, 'publicationId' | 'net'>[],
): Promise<void> {
  await db.deleteFrom('subscription_lines').where('subscription_id', '=', id).execute();
  await db
    .insertInto('subscription_lines')
    .values(
      lines.map(({ publicationId, net }, index) => ({
        subscription_id: id,
        position: index + 1,
        publication_id: publicationId,
        net_minor: net.minor,
      })),
    )
    .execute();
}
