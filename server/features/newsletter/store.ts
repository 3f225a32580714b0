import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { textIn } from '../../core/db/stored-text.ts';
import type { Locale } from '../../../domain/locale.ts';
import { locales } from '../../../domain/locale.ts';
import type {
  LocalisedName,
  NamedNewsletter,
  NewsletterFrequency,
  Newsletters,
  PublicationNewsletters,
} from '../../../domain/newsletter.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { SomeTexts } from '../../core/db/some-texts.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Stored } from '../../core/db/stored-json.ts';

/** A newsletter, and one person's choice. */
interface Row {
  readonly kind: 'summary' | 'section' | 'other';
  readonly code: string | null;
  readonly id: number;
  readonly name: Stored<SomeTexts> | null;
  readonly frequency: NewsletterFrequency;
  readonly publicationId: number | null;
  readonly title: string | null;
  readonly receiver: number | null;
  readonly withoutAdverts: number | null;
}

/** A name in a language, or in the only one that exists. */
export function localised(names: SomeTexts | null, locale: Locale): LocalisedName {
  const found = [locale, ...locales].find((candidate) => names?.[candidate] !== undefined) ?? locale;
  return { text: names?.[found] ?? '', locale: found };
}

function namedOf({ id, code, name, frequency, receiver }: Row, locale: Locale): NamedNewsletter {
  const names = name && storedColumns.newsletters.name.read(name, id);
  return { code: code ?? '', name: localised(names, locale), frequency, isReceived: receiver !== null };
}

function publicationOf(id: number, rows: readonly Row[], locale: Locale): PublicationNewsletters {
  const summary = rows.find(({ kind }) => kind === 'summary');
  const [first] = rows;
  return {
    publicationId: id,
    title: first?.title ?? '',
    summary: summary ? { frequency: summary.frequency, isReceived: summary.receiver !== null } : null,
    sections: rows.filter(({ kind }) => kind === 'section').map((row) => namedOf(row, locale)),
    isWithoutAdverts: (first?.withoutAdverts ?? null) !== null,
  };
}

/** The publisher's newsletters, and an account's choices; names in one language, if they have it. One statement. */
export async function readNewsletters(db: Kysely<Schema>, accountId: AccountId, locale: Locale): Promise<Newsletters> {
  const rows: readonly Row[] = await db
    .selectFrom('newsletters as n')
    .leftJoin('publications as p', 'p.id', 'n.publication_id')
    .leftJoin('newsletter_recipients as r', (join) =>
      join.onRef('r.newsletter_id', '=', 'n.id').on('r.account_id', '=', accountId),
    )
    .leftJoin('newsletters_without_adverts as w', (join) =>
      join.onRef('w.publication_id', '=', 'n.publication_id').on('w.account_id', '=', accountId),
    )
    .select(['n.id', 'n.kind', 'n.code', 'n.name', 'n.frequency', 'n.publication_id as publicationId'])
    .select([
      textIn('p.title', locale).$castTo<string | null>().as('title'),
      'r.account_id as receiver',
      'w.account_id as withoutAdverts',
    ])
    .orderBy('p.position')
    .orderBy('n.position')
    .execute();
  const publicationIds = new Set(rows.flatMap(({ publicationId }) => publicationId ?? []));
  return {
    publications: [...publicationIds].map((id) =>
      publicationOf(
        id,
        rows.filter(({ publicationId }) => publicationId === id),
        locale,
      ),
    ),
    others: rows.filter(({ kind }) => kind === 'other').map((row) => namedOf(row, locale)),
  };
}

/** Whether an account, as owner or as reader, has a running subscription to a publication. */
export async function isSubscriber(db: Kysely<Schema>, accountId: AccountId, publicationId: number): Promise<boolean> {
  const subscription = await db
    .selectFrom('subscriptions as s')
    .innerJoin('subscription_lines as l', 'l.subscription_id', 's.id')
    .select('s.id')
    .where('l.publication_id', '=', publicationId)
    .where('s.status', 'in', ['current', 'aboutToEnd'])
    // A union, since an index on either condition serves no `or`.
    .where('s.id', 'in', (eb) =>
      eb
        .selectFrom('subscriptions')
        .select('id')
        .where('account_id', '=', accountId)
        .union(
          eb
            .selectFrom('subscription_readers')
            .select('subscription_id as id')
            .where('account_id', '=', accountId)
            .where('is_accepted', '=', true),
        ),
    )
    .limit(1)
    .executeTakeFirst();
  return subscription !== undefined;
}
