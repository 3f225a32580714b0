import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../../../domain/locale.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { DocumentFacts } from '../../core/http/shell.ts';
import type { Services } from '../../core/services.ts';

/** Lifetime of cached facts, in milliseconds. */
const KEPT = 60_000;

/**
 * The site's name and the desk's addresses for documents, cached for a minute. `null` if they cannot be read: a
 * document is served all the same.
 */
export function documentFactsOf({ db, log }: Services): () => Promise<DocumentFacts | null> {
  let known: { readonly row: object; readonly facts: DocumentFacts; readonly until: number } | null = null;
  return async () => {
    if (known && performance.now() < known.until) return known.facts;
    try {
      const site = db.selectFrom('sites').select(['code', 'name', 'email', 'phone']).orderBy('code').limit(1);
      const row = await site.executeTakeFirstOrThrow();
      const { code, name, email, phone } = row;
      const names = storedColumns.sites.name.read(name, code);
      const nameIn = (locale: Locale) => names[locale];
      // Documents are assembled again for facts that are not the same object.
      const facts = known && isDeepStrictEqual(known.row, row) ? known.facts : { nameIn, email, phone };
      known = { row, facts, until: performance.now() + KEPT };
      return facts;
    } catch (error) {
      log.error('A document is served without the name of the site', error);
      return known?.facts ?? null;
    }
  };
}
