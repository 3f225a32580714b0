import type { AccountId } from '../../core/db/account-id.ts';
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Quotation, QuotationChanged, QuotationVersion } from '../../../machines/domain/quotation.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import type { QuotationKey } from './store.ts';
import { findQuotation, readQuotation } from './store.ts';
import { texts } from './texts.ts';

/** What is to become of a quotation, and whose it must be. */
export interface Change {
  readonly accountId: AccountId;
  readonly asked: QuotationVersion;
  /** The language in which it is told how it stands then. */
  readonly locale: Locale;
  /** What tells this change from another of the same version, as JSON. */
  readonly content: readonly unknown[];
  /** Makes it, in the transaction that holds the quotation. */
  readonly make: (trx: Transaction<Schema>, quotation: Quotation) => Promise<void>;
}

/**
 * Holds a quotation until the transaction ends, and tells how it stands. Throws a 404 `CallFailure` where the account
 * has none such.
 */
export async function lockQuotation(
  trx: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  key: QuotationKey & { readonly id: number },
): Promise<Quotation> {
  const own = trx.selectFrom('subscriptions').where('account_id', '=', key.accountId).where('id', '=', key.id);
  // A statement of its own: what is read after it is what whoever held the row before has left.
  await own.select('id').forUpdate().execute();
  const quotation = await findQuotation(trx, clock, key);
  if (!quotation) throw new CallFailure(404, texts.unknown);
  return quotation;
}

/** Counts a change of a quotation: whoever has the version before it must look again. */
export async function raiseVersion(trx: Transaction<Schema>, id: number): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

async function readLastChange(trx: Transaction<Schema>, id: number): Promise<Buffer | null> {
  const { last_change: last } = await trx
    .selectFrom('quotations')
    .select('last_change')
    .where('subscription_id', '=', id)
    .executeTakeFirstOrThrow();
  return last;
}

/**
 * Changes an open quotation whose version the caller has before them, in one transaction; or tells how it stands now.
 * Throws a 404 `CallFailure` for a quotation that is not the account's.
 */
export async function changeQuotation(services: Services, change: Change): Promise<QuotationChanged> {
  const { accountId, asked, locale, content, make } = change;
  const print = createHash('sha256')
    .update(JSON.stringify([asked.version, content]))
    .digest();
  return services.db.transaction().execute(async (trx) => {
    const found = await lockQuotation(trx, services, { accountId, id: asked.id, locale });
    // Nothing else has happened since this very change was made, and its answer lost.
    const isRepeated = found.version === asked.version + 1 && (await readLastChange(trx, found.id))?.equals(print);
    if (isRepeated) return { kind: 'done', quotation: found };
    if (found.version !== asked.version || found.state !== 'open') return { kind: 'stale', quotation: found };
    await make(trx, found);
    await raiseVersion(trx, found.id);
    await trx.updateTable('quotations').set({ last_change: print }).where('subscription_id', '=', found.id).execute();
    return { kind: 'done', quotation: await readQuotation(trx, services, { id: found.id, locale }) };
  });
}
