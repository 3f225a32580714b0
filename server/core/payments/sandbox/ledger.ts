import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Moment } from '../../../../machines/domain/invoice.ts';
import { money } from '../../../../machines/domain/money.ts';
import type { Schema } from '../../db/schema.ts';
import { mintSecret } from '../../secrets.ts';
import type { Services } from '../../services.ts';
import type { Charge, RefundResult, SessionRequest } from '../provider.ts';

/** Gives the money of a paid session back; once. Refused for one that was not charged. */
export async function refundSession(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: Services['clock'] },
  id: string,
): Promise<RefundResult> {
  const now = clock.now().toISOString();
  const refunded = await db
    .updateTable('sandbox_sessions')
    .set({ refunded_at: sql<string>`coalesce(refunded_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .returning(['charge', 'refunded_at'])
    .executeTakeFirst();
  if (!refunded) return { kind: 'refused', reason: 'This session was not charged' };
  return { kind: 'refunded', reference: `re_${refunded.charge?.slice('ch_'.length)}`, at: refunded.refunded_at ?? now };
}

/** Everything that was charged since a moment, oldest first. */
export async function listCharges({ db }: Pick<Services, 'db'>, since: Moment): Promise<readonly Charge[]> {
  const rows = await db
    .selectFrom('sandbox_sessions')
    .select(['id', 'reference', 'charge', 'amount_minor', 'currency', 'completed_at', 'refunded_at'])
    .where('state', '=', 'paid')
    .where('completed_at', '>=', since)
    .orderBy('completed_at')
    .execute();
  return rows.flatMap((row) => {
    const { id: session, reference, charge, completed_at: at, refunded_at: refundedAt } = row;
    if (charge === null || at === null) return [];
    const amount = money(row.amount_minor, row.currency);
    return [{ charge, session, reference, amount, at, isRefunded: refundedAt !== null }];
  });
}

/** A charge from before there was this server, for its ledger: what the demo's people have paid. */
export async function recordPastCharge(
  db: Kysely<Schema>,
  { reference, amount, locale, at }: Pick<SessionRequest, 'reference' | 'amount' | 'locale'> & { readonly at: Moment },
): Promise<{ readonly session: string; readonly charge: string }> {
  const charge = `ch_${randomBytes(12).toString('base64url')}`;
  const session = `cs_${randomBytes(18).toString('base64url')}`;
  await db
    .insertInto('sandbox_sessions')
    .values({
      id: session,
      reference,
      form_token: mintSecret(),
      locale,
      currency: amount.currency,
      amount_minor: amount.minor,
      description: '',
      success_path: '',
      failure_path: '',
      state: 'paid',
      confirmation: 'atOnce',
      charge,
      created_at: at,
      expires_at: at,
      completed_at: at,
    })
    .execute();
  return { session, charge };
}
