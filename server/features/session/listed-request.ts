import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import { displayedName } from '../../../domain/account.ts';
import type { ListedRequest, ModificationSubject } from '../../../domain/modification.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';

const instantOf = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The request `m` as it is listed, as JSON. */
export const listedRow = sql`json_build_object('id', m.id, 'reference', m.reference, 'type', m.type, 'state', m.state,
  'askedAt', ${instantOf(sql`m.asked_at`)}, 'decidedAt', ${instantOf(sql`m.decided_at`)},
  'lineCount', (select count(*) from modification_lines l where l.modification_id = m.id),
  'line', (select json_build_object('before', l.before, 'after', l.after) from modification_lines l
    where l.modification_id = m.id order by l.position limit 1),
  'rejectedCount', (select count(*) from modification_lines l where l.modification_id = m.id and l.state = 'rejected'),
  'reason', (select case when count(distinct l.reason) = 1 then nullif(min(l.reason), '') end from modification_lines l
    where l.modification_id = m.id and l.state = 'rejected'),
  'reasonLocale', m.reason_locale)`;

/** A request, before it is named: with its first line. */
export interface ListedRow extends Omit<ListedRequest, 'subject'> {
  readonly line: Pick<Selectable<Schema['modification_lines']>, 'before' | 'after'> | null;
}

/** The request with the name of the one reader or network that it is about. */
export function listedOf({ line, ...request }: ListedRow): ListedRequest {
  const { before, after } = storedColumns.modification_lines;
  const named =
    (line?.before && before.read(line.before, request.id)) ?? (line?.after && after.read(line.after, request.id));
  return { ...request, subject: named && request.lineCount === 1 ? nameOf(named) : null };
}

function nameOf(subject: ModificationSubject): string | null {
  if (subject.kind === 'reader') return displayedName(subject.reader) || subject.reader.email;
  return subject.kind === 'ipRange' ? subject.range.label || subject.range.range : null;
}
