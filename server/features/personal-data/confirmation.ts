import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Moment } from '../../../domain/moment.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { CONFIRMED_SECONDS } from '../../core/lifetimes.ts';
import { hashOf } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';

type Cookies = Pick<CallContext, 'cookies'>;

const sessionOf = ({ cookies }: Cookies): Buffer => hashOf(cookies.read('session') ?? '');

/** The caller's last password entry, as an SQL expression. */
export function confirmedAt(caller: Cookies): RawBuilder<Moment | null> {
  return sql`(select greatest(created_at, confirmed_at) from sessions where id_hash = ${sessionOf(caller)})`;
}

/** Until when a password entry counts as recent. `null`: no longer. */
export function sureUntil(at: Moment | null, { clock }: Pick<Services, 'clock'>): Moment | null {
  if (at === null) return null;
  const until = new Date(new Date(at).getTime() + CONFIRMED_SECONDS * 1000);
  return until > clock.now() ? until.toISOString() : null;
}

/** Until when the caller's last password entry counts as recent. `null`: no longer. */
export async function confirmedUntil(services: Services, caller: Cookies): Promise<Moment | null> {
  const { rows } = await sql<{ at: Moment | null }>`select ${confirmedAt(caller)} as at`.execute(services.db);
  return sureUntil(rows[0]?.at ?? null, services);
}

/** Records a password entry of the caller. */
export async function noteConfirmed({ db, clock }: Services, caller: Cookies): Promise<void> {
  const now = clock.now().toISOString();
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id_hash', '=', sessionOf(caller)).execute();
}
