import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import { locales } from '../../../domain/locale.ts';

/** A column that holds a text in each language, as a statement calls it: `p.title`. */
type TextColumn = `${string}.${'title' | 'name' | 'url' | 'line' | 'rhythm'}`;

/** A language, or an SQL expression for one. */
type InLocale = Locale | RawBuilder<Locale>;

const [first, second] = locales;

function textOf(texts: RawBuilder<unknown>, locale: InLocale): RawBuilder<string> {
  return sql<string>`coalesce(${texts} ->> ${locale}, ${texts} ->> ${first}, ${texts} ->> ${second})`;
}

/** A text of a JSON column in a language, or in the only one that there is; SQL's reading of `SomeTexts`. */
export function textIn(column: TextColumn, locale: InLocale): RawBuilder<string> {
  return textOf(sql.ref(column), locale);
}

/** The same of a text within a JSON column. */
export function textWithin(column: `${string}.sample`, name: string, locale: InLocale): RawBuilder<string> {
  return textOf(sql`${sql.ref(column)} -> ${sql.lit(name)}`, locale);
}

/** The language of a text that `textIn` selects. */
export function localeIn(column: TextColumn, locale: InLocale): RawBuilder<Locale> {
  const text = sql.ref(column);
  return sql<Locale>`coalesce(case when ${text} ->> ${locale} is not null then ${locale} end,
    case when ${text} ->> ${first} is not null then ${first} end, ${second})`;
}
