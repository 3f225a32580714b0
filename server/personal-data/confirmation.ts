import { sql } from 'kysely';
import type { Moment } from '../../machines/domain/invoice.ts';
import type { CallContext } from '../calls/handler.ts';
import { CONFIRMED_SECONDS } from '../lifetimes.ts';
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';

type Cookies = Pick<CallContext, 'cookies'>;

const sessionOf = ({ cookies }: Cookies): Buffer => hashOf(cookies.read('session') ?? '');

/** Until when whoever asks is sure to be who they are: they have given their password lately. `null`: not any more. */
export async function confirmedUntil({ db, clock }: Services, caller: Cookies): Promise<Moment | null> {
  const session = await db
    .selectFrom('sessions')
    .select(sql<Moment>`greatest(created_at, confirmed_at)`.as('at'))
    .where('id_hash', '=', sessionOf(caller))
    .executeTakeFirst();
  if (!session) return null;
  const until = new Date(new Date(session.at).getTime() + CONFIRMED_SECONDS * 1000);
  return until > clock.now() ? until.toISOString() : null;
}

/** They have given their password again. */
export async function noteConfirmed({ db, clock }: Services, caller: Cookies): Promise<void> {
  const now = clock.now().toISOString();
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id_hash', '=', sessionOf(caller)).execute();
}
