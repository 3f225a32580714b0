import { sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Comparison } from './changes.ts';
import { compare } from './changes.ts';
import type { Publisher } from './publisher.ts';
import type { Problem } from './publisher-file.ts';
import { readPublisher } from './read-publisher.ts';
import { neededCurrencies, writeNetworks, writePublisher } from './write-publisher.ts';

/** Two imports at once take turns. */
const IMPORT_LOCK = 7_345_094;

export type Imported =
  | { readonly kind: 'done'; readonly comparison: Comparison }
  | { readonly kind: 'refused'; readonly problem: Problem };

/**
 * Makes a database say what a publisher’s file says, in one transaction; what is not in the file any more ends, but what orders
 * refer to stays. `isDry` compares and writes nothing.
 */
export async function importPublisher(
  services: Services,
  publisher: Publisher,
  { isDry }: { readonly isDry: boolean },
): Promise<Imported> {
  return services.db.transaction().execute(async (trx): Promise<Imported> => {
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
    const held = await readPublisher(trx);
    if (held.site && held.site.code !== publisher.site.code) {
      const sentence = `is ${publisher.site.code}, and this database is of the site ${held.site.code}: another site needs another database`;
      return { kind: 'refused', problem: { path: ['site', 'code'], sentence } };
    }
    const comparison = compare(held, publisher, await neededCurrencies(trx));
    if (isDry || comparison.changes.every(({ kind }) => kind === 'kept')) return { kind: 'done', comparison };
    await writePublisher(trx, publisher);
    await writeNetworks(trx, services, publisher.networks);
    return { kind: 'done', comparison };
  });
}
