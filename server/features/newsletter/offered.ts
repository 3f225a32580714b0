import type { Kysely } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { NewsletterChoice, OfferedNewsletter } from '../../../domain/newsletter.ts';
import { newsletterId } from '../../../domain/newsletter.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Schema } from '../../core/db/schema.ts';
import { textIn } from '../../core/db/stored-text.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import { localised } from './store.ts';
import { texts } from './texts.ts';

/** A newsletter that is sent, and its number. */
export interface SentNewsletter extends OfferedNewsletter {
  readonly id: number;
}

/** Newsletters with their names in a language, in the order of the publisher. */
function selectSent(db: Kysely<Schema>, locale: Locale) {
  return db
    .selectFrom('newsletters as n')
    .leftJoin('publications as p', 'p.id', 'n.publication_id')
    .select(['n.id', 'n.code', 'n.name', 'n.frequency', 'n.publication_id as publicationId'])
    .select(textIn('p.title', locale).$castTo<string | null>().as('title'))
    .orderBy('p.position')
    .orderBy('n.position');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSent>['execute']>>[number];

function choiceOf({ code, publicationId }: Row): NewsletterChoice {
  if (publicationId === null) return { kind: 'other', code: code ?? '' };
  return code === null ? { kind: 'summary', publicationId } : { kind: 'section', publicationId, code };
}

function sentOf(row: Row, locale: Locale): SentNewsletter {
  const { id, name, frequency, title } = row;
  return {
    id,
    choice: choiceOf(row),
    publication: title ?? '',
    name: name && localised(storedColumns.newsletters.name.read(name, id), locale),
    frequency,
  };
}

/** Newsletters open to everyone, in the publisher's order. One statement. */
export async function readOffered(db: Kysely<Schema>, locale: Locale): Promise<readonly SentNewsletter[]> {
  const rows = await selectSent(db, locale).where('n.is_for_subscribers', '=', false).execute();
  return rows.map((row) => sentOf(row, locale));
}

/** The numbers of newsletters open to everyone. Throws a 404 `CallFailure` if one of them is not. */
export async function offeredIds(db: Kysely<Schema>, choices: readonly NewsletterChoice[]): Promise<readonly number[]> {
  const numbers = new Map((await readOffered(db, 'fr')).map(({ id, choice }) => [newsletterId(choice), id]));
  return choices.map((choice) => {
    const id = numbers.get(newsletterId(choice));
    if (id === undefined) throw new CallFailure(404, texts.unknown);
    return id;
  });
}

/** Newsletters by number: those that are still sent. */
export async function readSent(
  db: Kysely<Schema>,
  ids: readonly number[],
  locale: Locale,
): Promise<readonly SentNewsletter[]> {
  if (ids.length === 0) return [];
  const rows = await selectSent(db, locale).where('n.id', 'in', ids).execute();
  return rows.map((row) => sentOf(row, locale));
}
