import type { AccountId } from '../../core/db/account-id.ts';
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { Quotation, QuotationChanged, QuotationVersion } from '../../../domain/quotation.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import type { QuotationKey } from './store.ts';
import { findQuotation, readQuotation } from './store.ts';
import { texts } from './texts.ts';

/** A change of a quotation, and its expected owner. */
export interface Change {
  readonly accountId: AccountId;
  readonly asked: QuotationVersion;
  /** The language of the quotation in the answer. */
  readonly locale: Locale;
  /** Distinguishes this change from another of the same version, as JSON. */
  readonly content: readonly unknown[];
  /** Applies it, in the transaction that locks the quotation. */
  readonly make: (trx: Transaction<Schema>, quotation: Quotation) => Promise<void>;
}

/**
 * Locks a quotation until the transaction ends, and returns its state. Throws a 404 `CallFailure` if the account has no
 * such quotation.
 */
export async function lockQuotation(
  trx: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  key: QuotationKey & { readonly id: number },
): Promise<Quotation> {
  const own = trx.selectFrom('subscriptions').where('account_id', '=', key.accountId).where('id', '=', key.id);
  // A separate statement after the lock: it reads what the previous holder has committed.
  await own.select('id').forUpdate().execute();
  const quotation = await findQuotation(trx, clock, key);
  if (!quotation) throw new CallFailure(404, texts.unknown);
  return quotation;
}

/** Increments the version of a quotation: readers of an earlier version must reload. */
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
 * Changes an open quotation if the caller has its current version, in one transaction; else returns its current state.
 * Throws a 404 `CallFailure` for another account's quotation.
 */
export async function changeQuotation(services: Services, change: Change): Promise<QuotationChanged> {
  const { accountId, asked, locale, content, make } = change;
  const print = createHash('sha256')
    .update(JSON.stringify([asked.version, content]))
    .digest();
  return services.db.transaction().execute(async (trx) => {
    const found = await lockQuotation(trx, services, { accountId, id: asked.id, locale });
    // The same change was the last one, and its answer was lost.
    const isRepeated = found.version === asked.version + 1 && (await readLastChange(trx, found.id))?.equals(print);
    if (isRepeated) return { kind: 'done', quotation: found };
    if (found.version !== asked.version || found.state !== 'open') return { kind: 'stale', quotation: found };
    await make(trx, found);
    await raiseVersion(trx, found.id);
    await trx.updateTable('quotations').set({ last_change: print }).where('subscription_id', '=', found.id).execute();
    return { kind: 'done', quotation: await readQuotation(trx, services, { id: found.id, locale }) };
  });
}
