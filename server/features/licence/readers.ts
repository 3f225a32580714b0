import type { Kysely } from 'kysely';
import { expressionBuilder, sql } from 'kysely';
import { define, object } from 'superstruct';
import type { ModificationType } from '../../../domain/enumerations.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { LicenceReader, ReaderPage, ReaderQuestion } from '../../../domain/licence.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import { readCursor, rowNumber, writeCursor } from '../../core/rpc/list-cursor.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import type { LicenceOf } from './licence.ts';
import { nameOf, readLicenceWith } from './licence.ts';
import { texts } from './texts.ts';

/** The most readers of a page. */
const READERS_PAGE = 100;

interface Row {
  readonly id: number;
  readonly civility: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly modificationId: number | null;
  readonly type: ModificationType | null;
  readonly position: number | null;
  readonly emailBefore: string | null;
  readonly changedAt: Moment | null;
  readonly changedBy: 'reader' | 'administrator' | null;
}

/** A reader from their row. */
function readerOf(row: Row): LicenceReader {
  const { modificationId, type, position, emailBefore, changedAt, changedBy, ...identity } = row;
  return {
    ...identity,
    addressChange:
      emailBefore === null || changedAt === null || changedBy === null
        ? null
        : { before: emailBefore, at: changedAt, by: changedBy },
    pending:
      modificationId === null || type === null || position === null ? null : { id: modificationId, type, position },
  };
}

/** The readers of a licence, called `r`, with their pending request, in order. */
function selectReaders(db: Pick<Kysely<Schema>, 'selectFrom'>, subscriptionId: number) {
  return db
    .selectFrom('subscription_readers as r')
    .leftJoin('modification_lines as l', (join) => join.onRef('l.reader_id', '=', 'r.id').on('l.state', '=', 'pending'))
    .leftJoin('modifications as m', 'm.id', 'l.modification_id')
    .select(['r.id', 'r.civility', 'r.first_name as firstName', 'r.last_name as lastName', 'r.email'])
    .select(['m.id as modificationId', 'm.type', 'l.position'])
    .select(['r.email_before as emailBefore', 'r.email_changed_at as changedAt', 'r.email_changed_by as changedBy'])
    .where('r.subscription_id', '=', subscriptionId)
    .orderBy('r.surname_key')
    .orderBy('r.first_name_key')
    .orderBy('r.id');
}

const key = define<string>('key', (value) => typeof value === 'string' && value.length <= 500);
const position = object({ s: key, f: key, i: rowNumber() });

function cursorOf(last: { readonly surnameKey: string; readonly firstNameKey: string; readonly id: number }): string {
  return writeCursor({ s: last.surnameKey, f: last.firstNameKey, i: last.id });
}

/** The position encoded in a cursor. Throws a 422 `CallFailure` for an invalid cursor. */
function positionOf(cursor: string) {
  const received = readCursor(position, cursor);
  if (received === null) throw new CallFailure(422, texts.wrongCursor);
  return received;
}

/** Parts of typed names, each as a LIKE pattern with wildcards escaped. */
function patternsOf(text: string): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`));
}

/**
 * A page of readers whose names or email address contain every word of the text, ignoring accents and case; one
 * statement. Throws a 422 `CallFailure` for an invalid cursor, and as `readLicence`.
 */
export async function readReaders(
  db: Kysely<Schema>,
  services: Pick<Services, 'clock'>,
  { question, which }: { readonly question: ReaderQuestion; readonly which: LicenceOf },
): Promise<ReaderPage> {
  const { subscriptionId, text, state, cursor } = question;
  const after = cursor === null ? null : positionOf(cursor);
  let asked = selectReaders(expressionBuilder<Schema>(), subscriptionId).select([
    'r.surname_key as surnameKey',
    'r.first_name_key as firstNameKey',
  ]);
  for (const pattern of patternsOf(text)) {
    asked = asked.where(sql<boolean>`r.searched like '%' || plain_text(${pattern}) || '%'`);
  }
  if (state === 'pending') asked = asked.where('m.id', 'is not', null);
  if (after) {
    asked = asked.where(
      sql<boolean>`(r.surname_key, r.first_name_key, r.id) > (${after.s}::text, ${after.f}::text, ${after.i}::integer)`,
    );
  }
  const list = asked.limit(READERS_PAGE + 1);
  const { licence, rows } = await readLicenceWith(db, services, { which, list });
  const shown = rows.slice(0, READERS_PAGE);
  const last = rows.length > READERS_PAGE ? shown.at(-1) : undefined;
  return {
    subscription: nameOf(licence),
    seats: licence.seats,
    readers: shown.map(({ surnameKey: _surname, firstNameKey: _first, ...row }) => readerOf(row)),
    next: last ? cursorOf(last) : null,
  };
}

/** All readers of a licence that an account administers; one statement. Throws as `readLicence`. */
export async function readReadersOf(
  db: Kysely<Schema>,
  services: Pick<Services, 'clock'>,
  which: LicenceOf,
): Promise<readonly LicenceReader[]> {
  const { rows } = await readLicenceWith(db, services, {
    which,
    list: selectReaders(expressionBuilder<Schema>(), which.id),
  });
  return rows.map(readerOf);
}

/** One reader of a licence that an account administers; one statement. Throws as `readLicence`, and a 404 `CallFailure`. */
export async function readReaderOf(
  db: Kysely<Schema>,
  services: Pick<Services, 'clock'>,
  { readerId, which }: { readonly readerId: number; readonly which: LicenceOf },
): Promise<LicenceReader> {
  const list = selectReaders(expressionBuilder<Schema>(), which.id).where('r.id', '=', readerId);
  const [row] = (await readLicenceWith(db, services, { which, list })).rows;
  if (!row) throw new CallFailure(404, texts.unknownReader);
  return readerOf(row);
}

/** All readers of a licence; one statement. */
export async function readAllReaders(db: Kysely<Schema>, subscriptionId: number): Promise<readonly LicenceReader[]> {
  return (await selectReaders(db, subscriptionId).execute()).map(readerOf);
}

/** One reader of a licence; one statement. Throws a 404 `CallFailure`. */
export async function readReader(db: Kysely<Schema>, subscriptionId: number, id: number): Promise<LicenceReader> {
  const row = await selectReaders(db, subscriptionId).where('r.id', '=', id).executeTakeFirst();
  if (!row) throw new CallFailure(404, texts.unknownReader);
  return readerOf(row);
}
