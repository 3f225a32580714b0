import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { modificationType } from '../../../machines/domain/enumerations.ts';
import type { LineState, ModificationSubject, ReaderModification } from '../../../machines/domain/modification.ts';
import { markedReaderAfter } from '../../../machines/domain/reader-marker.ts';
import { parseRange } from '../../../machines/validation/rules/ip-range.ts';
import type { Schema } from '../../core/db/schema.ts';

const { ipRangeAddition, ipRangeEdit, ipRangeDeletion, readerAddition, readerEdit, readerDeletion } = modificationType;

/** The rule of readers (specification §4) holds for networks. */
const likeReaders = {
  [ipRangeAddition]: readerAddition,
  [ipRangeEdit]: readerEdit,
  [ipRangeDeletion]: readerDeletion,
} as const satisfies Record<number, ReaderModification>;

/** A line about a network, and what it came to. */
interface RangeLine {
  readonly after: ModificationSubject | null;
  readonly rangeId: number | null;
  readonly state: LineState;
}

/** Does to the networks of a licence what the lines of a request have come to; the transaction holds the licence. */
export async function settleRanges(
  trx: Transaction<Schema>,
  type: keyof typeof likeReaders,
  lines: readonly RangeLine[],
): Promise<void> {
  for (const { after, rangeId, state } of lines) {
    if (rangeId === null) continue;
    const become = markedReaderAfter(likeReaders[type], state);
    if (become === 'removed') await trx.deleteFrom('subscription_ip_ranges').where('id', '=', rangeId).execute();
    if (become !== 'cleared' || state !== 'accepted' || after?.kind !== 'ipRange') continue;
    const parsed = parseRange(after.range.range);
    if (parsed.kind === 'invalid') throw new Error(`The network ${rangeId} was let in, and is none`);
    const { range, first, last } = parsed;
    await trx
      .updateTable('subscription_ip_ranges')
      .set({ range, first: sql`${first}::inet`, last: sql`${last}::inet`, label: after.range.label })
      .set({ is_recognised: true })
      .where('id', '=', rangeId)
      .execute();
  }
}
