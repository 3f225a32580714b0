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
  let known: { readonly facts: DocumentFacts; readonly until: number } | null = null;
  return async () => {
    if (known && performance.now() < known.until) return known.facts;
    try {
      const site = db.selectFrom('sites').select(['code', 'name', 'email', 'phone']).orderBy('code').limit(1);
      const { code, name, email, phone } = await site.executeTakeFirstOrThrow();
      const names = storedColumns.sites.name.read(name, code);
      const nameIn = (locale: Locale) => names[locale];
      known = { facts: { nameIn, email, phone }, until: performance.now() + KEPT };
      return known.facts;
    } catch (error) {
      log.error('A document is served without the name of the site', error);
      return known?.facts ?? null;
    }
  };
}
