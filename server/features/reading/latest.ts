import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { ReadArticle } from '../../../machines/domain/reading.ts';
import type { Schema } from '../../core/db/schema.ts';
import { localeIn, textIn } from '../../core/db/stored-text.ts';

/** How many articles are the latest ones. */
const LATEST = 5;

/** The latest articles of the site: their titles in a language, or in the only one that there is; one statement. */
export async function readLatest(db: Kysely<Schema>, locale: Locale): Promise<readonly ReadArticle[]> {
  const language = localeIn('a.title', locale);
  const rows = await db
    .selectFrom('articles as a')
    .innerJoin('sites as w', 'w.code', 'a.site_code')
    .leftJoin('publications as p', 'p.id', 'a.publication_id')
    .select(['a.id', 'a.kind', 'a.published_on as publishedOn'])
    .select([
      textIn('a.title', locale).as('text'),
      language.as('locale'),
      textIn('p.title', locale).$castTo<string | null>().as('publication'),
      sql<string>`${textIn('w.url', language)} || 'articles/' || a.id`.as('url'),
    ])
    .where('a.site_code', '=', (eb) => eb.selectFrom('sites').select('code').orderBy('code').limit(1))
    .orderBy('a.published_on', 'desc')
    .orderBy('a.id', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(({ text, locale: spoken, ...article }) => ({ ...article, title: { text, locale: spoken } }));
}
