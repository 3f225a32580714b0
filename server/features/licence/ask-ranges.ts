import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { modificationType } from '../../../domain/enumerations.ts';
import type { IpRangeEntry } from '../../../domain/licence-entries.ts';
import type { RangeAddition, RangeDeletion, RangeEdit } from '../../../domain/licence.ts';
import { MOST_RANGES } from '../../../domain/licence.ts';
import type { ModificationSummary } from '../../../domain/modification.ts';
import { MAX_ISSUES } from '../../../validation/issue.ts';
import type { ParsedRange } from '../../../validation/rules/ip-range.ts';
import { parseRange } from '../../../validation/rules/ip-range.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import { texts as callTexts } from '../../core/rpc/texts.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { ask } from './ask-readers.ts';
import type { LicenceOf } from './licence.ts';
import { holdLicence } from './licence.ts';
import { readRanges } from './ranges.ts';
import { texts } from './texts.ts';

/** A range that the codec has accepted, with its ends. */
function parsed(range: string): ParsedRange {
  const verdict = parseRange(range);
  if (verdict.kind === 'invalid') throw new Error(`${range} was accepted, but is not a range`);
  return verdict;
}

/** The ranges of a licence, and those that some of them are to become. */
async function rangesHeld(trx: Transaction<Schema>, subscriptionId: number, besides: number | null = null) {
  const { rows } = await sql<{ readonly range: string }>`
    select range from subscription_ip_ranges
    where subscription_id = ${subscriptionId} and id is distinct from ${besides}::integer
    union
    select l.after -> 'range' ->> 'range' from subscription_ip_ranges r
    join modification_lines l on l.range_id = r.id and l.state = 'pending' and l.after is not null
    where r.subscription_id = ${subscriptionId} and r.id is distinct from ${besides}::integer`.execute(trx);
  return rows.map(({ range }) => range);
}

/**
 * Throws a 422 `CallFailure` for entries that overlap a held range, or an entry before them. The database compares
 * them, and reads each range once.
 */
async function requireApart(
  trx: Transaction<Schema>,
  { entries, held }: { readonly entries: readonly IpRangeEntry[]; readonly held: readonly string[] },
  wireOf: (index: number) => string,
): Promise<void> {
  const ranges = [...held, ...entries.map(({ range }) => range)].map((range, place) => ({ place, ...parsed(range) }));
  const { rows } = await sql<{ readonly place: number; readonly range: string }>`
    with asked as (
      select x.place, x.range, inet_range(x.first, x.last, '[]') as span
      from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as x(place integer, range text, first inet, last inet))
    select distinct on (l.place) l.place, e.range from asked l join asked e on e.place < l.place and e.span && l.span
    where l.place >= ${held.length} order by l.place, e.place limit ${MAX_ISSUES}`.execute(trx);
  if (rows.length === 0) return;
  const fields = rows.map(
    ({ place, range }) =>
      [
        wireOf(place - held.length),
        { field: 'range', issue: { code: 'ipOverlap', values: { range } } } as const,
      ] as const,
  );
  throw new CallFailure(422, callTexts.incomplete, { fields: new Map(fields) });
}

/** Asks for networks to be added, by one request. Throws a `CallFailure`: 403, 404, 422. */
export async function addRanges(
  trx: Transaction<Schema>,
  services: Services,
  { addition: { ranges }, which }: { readonly addition: RangeAddition; readonly which: LicenceOf },
): Promise<ModificationSummary> {
  const { id: subscriptionId } = await holdLicence(trx, services, which);
  const present = await readRanges(trx, subscriptionId);
  if (present.length + ranges.length > MOST_RANGES) {
    throw new CallFailure(422, { ...texts.tooManyRanges, values: { most: MOST_RANGES } });
  }
  const held = await rangesHeld(trx, subscriptionId);
  await requireApart(trx, { entries: ranges, held }, (index) => `plages.${index}.plage`);
  const made = await trx
    .insertInto('subscription_ip_ranges')
    .values(
      ranges.map(({ range, label }) => {
        const { first, last } = parsed(range);
        return { subscription_id: subscriptionId, range, first, last, label, is_recognised: false };
      }),
    )
    .returning(['id', 'range'])
    .execute();
  const ids = new Map(made.map(({ id, range }) => [range, id]));
  return ask(trx, services, {
    accountId: which.accountId,
    subscriptionId,
    type: modificationType.ipRangeAddition,
    lines: ranges.map((range) => {
      const rangeId = ids.get(range.range);
      return { before: null, after: { kind: 'ipRange', range }, ...(rangeId !== undefined && { rangeId }) };
    }),
  });
}

/** A network of a held licence about which nothing is asked yet. Throws a `CallFailure`: 404, 422. */
async function freeRange(trx: Transaction<Schema>, subscriptionId: number, rangeId: number): Promise<IpRangeEntry> {
  const found = (await readRanges(trx, subscriptionId)).find(({ id }) => id === rangeId);
  if (!found) throw new CallFailure(404, texts.unknownRange);
  if (found.pending) throw new CallFailure(422, texts.rangePending);
  return { range: found.range, label: found.label };
}

/** Asks for a network to be another one, or called otherwise. Throws a `CallFailure`: 403, 404, 422. */
export async function editRange(
  trx: Transaction<Schema>,
  services: Services,
  { edit: { rangeId, range: after }, which }: { readonly edit: RangeEdit; readonly which: LicenceOf },
): Promise<ModificationSummary> {
  const { id: subscriptionId } = await holdLicence(trx, services, which);
  const before = await freeRange(trx, subscriptionId, rangeId);
  if (before.range === after.range && before.label === after.label) throw new CallFailure(422, texts.nothingChanged);
  const held = await rangesHeld(trx, subscriptionId, rangeId);
  await requireApart(trx, { entries: [after], held }, () => 'plage');
  return ask(trx, services, {
    accountId: which.accountId,
    subscriptionId,
    type: modificationType.ipRangeEdit,
    lines: [{ before: { kind: 'ipRange', range: before }, after: { kind: 'ipRange', range: after }, rangeId }],
  });
}

/** Asks for a network to be recognised no longer. Throws a `CallFailure`: 403, 404, 422. */
export async function deleteRange(
  trx: Transaction<Schema>,
  services: Services,
  { deletion: { rangeId }, which }: { readonly deletion: RangeDeletion; readonly which: LicenceOf },
): Promise<ModificationSummary> {
  const { id: subscriptionId } = await holdLicence(trx, services, which);
  const range = await freeRange(trx, subscriptionId, rangeId);
  return ask(trx, services, {
    accountId: which.accountId,
    subscriptionId,
    type: modificationType.ipRangeDeletion,
    lines: [{ before: { kind: 'ipRange', range }, after: null, rangeId }],
  });
}
