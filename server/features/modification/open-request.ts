import type { Transaction, Kysely } from 'kysely';
import { sql } from 'kysely';
import { displayedName } from '../../../domain/account.ts';
import type { ModificationType } from '../../../domain/enumerations.ts';
import type { ModificationSubject } from '../../../domain/modification.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Person } from '../../core/people/person.ts';
import { columnsOf } from '../../core/people/person.ts';
import { mintReference } from '../../core/reference.ts';
import type { Services } from '../../core/services.ts';

/** The channel on which processes notify each other about changed requests. */
export const modificationChannel = 'modifications';

/** Notifies all processes, after the transaction commits, about a changed request of an account. */
export async function tellModification(trx: Kysely<Schema>, accountId: AccountId): Promise<void> {
  await sql`select pg_notify(${modificationChannel}, ${String(accountId)})`.execute(trx);
}

/** One requested change: before, after and the reader or network concerned. */
interface AskedLine {
  readonly before: ModificationSubject | null;
  readonly after: ModificationSubject | null;
  readonly readerId?: number;
  /** The reader. */
  readonly reader?: Person;
  readonly rangeId?: number;
}

/** A requested modification. */
export interface AskedModification {
  readonly accountId: AccountId;
  /** `null` if it concerns the account. */
  readonly subscriptionId: number | null;
  readonly type: ModificationType;
  readonly lines: readonly AskedLine[];
  /** The price of each reader without a seat, before tax, in the smallest units. */
  readonly extraPrices?: readonly number[];
  /** The buyer's own number for their order. */
  readonly purchaseOrder?: string;
}

/** Rows inserted per statement: each has nine values, and a statement takes 65,535. */
const BATCH = 1000;

/** Saves a request, pending approval. Returns its number. The transaction holds the subscription concerned. */
export async function openRequest(
  trx: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { accountId, subscriptionId, type, lines, extraPrices = [], purchaseOrder = '' }: AskedModification,
): Promise<number> {
  const now = clock.now().toISOString();
  const { id } = await trx
    .insertInto('modifications')
    .values({
      reference: mintReference('MOD'),
      account_id: accountId,
      subscription_id: subscriptionId,
      type,
      state: 'pending',
      asked_at: now,
      extra_readers: extraPrices.length,
      // The release before this one reads a single price.
      extra_net_minor: extraPrices[0] ?? 0,
      extra_prices: extraPrices,
      purchase_order: purchaseOrder,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map(({ before, after, readerId, reader, rangeId }, index) => ({
    modification_id: id,
    position: index + 1,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    reader_id: readerId ?? null,
    ...(reader === undefined ? { account_id: null, contact_id: null } : columnsOf(reader)),
    range_id: rangeId ?? null,
    state: 'pending' as const,
  }));
  for (let from = 0; from < rows.length; from += BATCH) {
    await trx
      .insertInto('modification_lines')
      .values(rows.slice(from, from + BATCH))
      .execute();
  }
  const person = await trx
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('modification_entries')
    .values({
      modification_id: id,
      state: 'pending',
      at: now,
      actor: 'person',
      name: displayedName(person),
      reason: '',
    })
    .execute();
  await tellModification(trx, accountId);
  return id;
}
