import { sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Comparison } from './changes.ts';
import { compare } from './changes.ts';
import type { Publisher } from './publisher.ts';
import type { Problem } from './publisher-file.ts';
import { readPublisher } from './read-publisher.ts';
import { neededCurrencies, writeNetworks, writePublisher } from './write-publisher.ts';

/** Advisory lock: concurrent imports wait for each other. */
const IMPORT_LOCK = 7_345_094;

export type Imported =
  | { readonly kind: 'done'; readonly comparison: Comparison }
  | { readonly kind: 'refused'; readonly problem: Problem };

/**
 * Imports a publisher’s file in one transaction. Entries that it omits are removed, except those that orders refer to. With `isDry`,
 * compares only.
 */
export async function importPublisher(
  services: Services,
  publisher: Publisher,
  { isDry }: { readonly isDry: boolean },
): Promise<Imported> {
  return services.db.transaction().execute(async (trx): Promise<Imported> => {
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
    const stored = await readPublisher(trx);
    if (stored.site && stored.site.code !== publisher.site.code) {
      const sentence = `is ${publisher.site.code}, and this database is of the site ${stored.site.code}: another site needs another database`;
      return { kind: 'refused', problem: { path: ['site', 'code'], sentence } };
    }
    const comparison = compare(stored, publisher, await neededCurrencies(trx));
    if (isDry || comparison.changes.every(({ kind }) => kind === 'kept')) return { kind: 'done', comparison };
    await writePublisher(trx, publisher);
    await writeNetworks(trx, services, publisher.networks);
    return { kind: 'done', comparison };
  });
}
