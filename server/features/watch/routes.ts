import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Region } from '../../../domain/catalogue.ts';
import type { Day } from '../../../domain/day.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import { dayIn } from '../../../domain/moment.ts';
import type {
  NamedSubject,
  Watch,
  WatchedArticle,
  Watches,
  WatchKind,
  WatchPreview,
  WatchSubject,
} from '../../../domain/watch.ts';
import { MOST_WATCHES, countriesOf, PREVIEW_DAYS } from '../../../domain/watch.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { SomeTexts } from '../../core/db/some-texts.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Stored } from '../../core/db/stored-json.ts';
import { textIn } from '../../core/db/stored-text.ts';
import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Limit } from '../../core/rpc/throttle.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import type { Services } from '../../core/services.ts';
import { localised } from '../newsletter/store.ts';
import { prefixQuery } from '../reading/store.ts';
import { readTimeZone } from '../site/store.ts';
import { createWatch, deleteWatch, requireKnown } from './change.ts';
import { texts } from './texts.ts';

/** The most articles that a preview names. */
const PREVIEW_ARTICLES = 3;

/** A section or serial: the row that has its name. */
interface NamedRow {
  readonly id: number;
  readonly name: Stored<SomeTexts>;
}

interface FoundWatch {
  readonly id: number;
  readonly kind: WatchKind;
  readonly region: Region | null;
  readonly country: string | null;
  readonly keyword: string | null;
  readonly code: string | null;
  readonly publicationId: number | null;
  readonly publication: string | null;
  readonly named: NamedRow | null;
  readonly since: Moment;
}

interface FoundChoice {
  readonly kind: 'section' | 'serial';
  readonly code: string;
  readonly publicationId: number | null;
  readonly publication: string | null;
  readonly named: NamedRow;
}

interface FoundArticle {
  readonly id: number;
  readonly title: Stored<SomeTexts>;
  readonly publication: string | null;
  readonly publishedOn: Day;
}

/** The name of a section or serial, in a language or in the only one that exists. */
function nameOf(kind: WatchKind, { id, name }: NamedRow, locale: Locale) {
  const column = kind === 'serial' ? storedColumns.serials.name : storedColumns.newsletters.name;
  return localised(column.read(name, id), locale);
}

function subjectOf({ kind, region, country, keyword, code, publicationId }: FoundWatch): WatchSubject | null {
  if (kind === 'country') return region && { kind, region, country };
  if (kind === 'keyword') return keyword === null ? null : { kind, keyword };
  if (code === null) return null;
  if (kind === 'serial') return { kind, code };
  return publicationId === null ? null : { kind, publicationId, code };
}

function choiceOf(found: FoundChoice, locale: Locale): NamedSubject[] {
  const { kind, code, publicationId, publication } = found;
  const name = nameOf(kind, found.named, locale);
  if (kind === 'serial') return [{ subject: { kind, code }, name, publication }];
  return publicationId === null ? [] : [{ subject: { kind, publicationId, code }, name, publication }];
}

/**
 * An account's watches, newest first, and all sections and serials to watch; names in one language, if they have it.
 * One statement.
 */
async function readWatches(db: Kysely<Schema>, accountId: AccountId, locale: Locale): Promise<Watches> {
  const title = textIn('p.title', locale);
  const { rows } = await sql<{ watches: readonly FoundWatch[]; choices: readonly FoundChoice[] }>`
    select (
      select coalesce(json_agg(json_build_object('id', w.id, 'kind', w.kind, 'region', w.region, 'country', w.country,
        'keyword', w.keyword, 'code', coalesce(n.code, s.code), 'publicationId', n.publication_id,
        'publication', ${title}, 'named', case when coalesce(n.id, s.id) is not null
          then json_build_object('id', coalesce(n.id, s.id), 'name', coalesce(n.name, s.name)) end,
        'since', to_char(w.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by w.id desc), '[]')
      from watches w left join newsletters n on n.id = w.section_id left join serials s on s.id = w.serial_id
      left join publications p on p.id = coalesce(n.publication_id, s.publication_id)
      where w.account_id = ${accountId}) as watches,
    (
      select coalesce(json_agg(json_build_object('kind', c.kind, 'code', c.code, 'publicationId', c.publication_id,
        'publication', ${title}, 'named', json_build_object('id', c.id, 'name', c.name)) order by c.kind, p.position, c.position), '[]')
      from (
        select 'section' as kind, id, code, publication_id, name, position from newsletters where kind = 'section'
        union all select 'serial', id, code, publication_id, name, id from serials
      ) c left join publications p on p.id = c.publication_id) as choices`.execute(db);
  const [found] = rows;
  return {
    watches: (found?.watches ?? []).map((watch): Watch => ({
      id: String(watch.id),
      subject: subjectOf(watch),
      name: watch.named && nameOf(watch.kind, watch.named, locale),
      publication: watch.publication,
      since: watch.since,
    })),
    choices: (found?.choices ?? []).flatMap((choice) => choiceOf(choice, locale)),
  };
}

/** The condition on articles that match a watch. */
function matching(subject: WatchSubject): RawBuilder<unknown> {
  switch (subject.kind) {
    case 'country':
      return sql`a.country = any(${subject.country === null ? countriesOf(subject.region) : [subject.country]}::text[])`;
    case 'keyword': {
      const query = prefixQuery(subject.keyword);
      return query === null ? sql`false` : sql`a.words @@ to_tsquery('simple', ${query})`;
    }
    case 'section':
      return sql`a.section_id = (select id from newsletters
        where publication_id = ${subject.publicationId} and code = ${subject.code})`;
    case 'serial':
      return sql`a.serial_id = (select id from serials where code = ${subject.code})`;
  }
}

/** Articles that a watch would have found until today. */
async function previewWatch(
  db: Kysely<Schema>,
  subject: WatchSubject,
  { locale, today }: { readonly locale: Locale; readonly today: Day },
): Promise<WatchPreview> {
  const title = textIn('p.title', locale);
  const { rows } = await sql<{ count: number; articles: readonly FoundArticle[] }>`
    with found as (
      select a.id, a.title, a.published_on, a.publication_id from articles a
      where ${matching(subject)} and a.published_on > ${today}::date - ${PREVIEW_DAYS}::integer and a.published_on <= ${today}
    )
    select (select count(*) from found)::integer as count, (
      select coalesce(json_agg(json_build_object('id', f.id, 'title', f.title, 'publication', ${title},
        'publishedOn', f.published_on) order by f.published_on desc, f.id desc), '[]')
      from (select * from found order by published_on desc, id desc limit ${PREVIEW_ARTICLES}) f
      left join publications p on p.id = f.publication_id) as articles`.execute(db);
  const [found] = rows;
  return {
    count: found?.count ?? 0,
    articles: (found?.articles ?? []).map(({ id, title, publication, publishedOn }): WatchedArticle => ({
      title: localised(storedColumns.articles.title.read(title, id), locale),
      publication,
      publishedOn,
    })),
  };
}

/** A preview scans recent publications: enough for trying out subjects. */
const PREVIEWS: Limit = { attempts: 60, seconds: 60 };

/** Handlers of the calls about watches. */
export function watchHandlers(
  services: Services,
): Pick<Handlers, 'notifications' | 'veilles/create' | 'veilles/delete'> {
  const { db, clock } = services;
  return {
    notifications: {
      handle: async ({ context: { identity, locale } }) =>
        done(await readWatches(db, signedInAccount(identity).id, locale)),
    },
    'veilles/create': {
      handle: async ({ body: { subject, isPreview }, context: { identity, locale } }) => {
        const { id } = signedInAccount(identity);
        await countAttempt(services, { what: 'preview of a watch', whom: String(id), limit: PREVIEWS });
        if (isPreview) await requireKnown(db, subject);
        else if (!(await db.transaction().execute((trx) => createWatch(trx, clock, id, subject))))
          return { kind: 'refused', feedback: { ...texts.tooMany, values: { most: MOST_WATCHES } } };
        const today = dayIn(clock.now().toISOString(), await readTimeZone(db));
        const preview = await previewWatch(db, subject, { locale, today });
        return isPreview ? done(preview) : done(preview, texts.created);
      },
    },
    'veilles/delete': {
      handle: async ({ body: { id }, context: { identity } }) => {
        await deleteWatch(db, signedInAccount(identity).id, id);
        return done(null);
      },
    },
  };
}
