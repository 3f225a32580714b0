import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import type { PaymentProvider, Reversals, ProviderEvent } from '../provider.ts';
import { readReversals } from './ledger.ts';
import { providerStateOf } from './sessions.ts';

/** Reversals of a session's charge; `null` for an event about the session itself. */
export async function reversalsOf(
  db: Kysely<Schema>,
  { type, session }: { readonly type: string; readonly session: string },
): Promise<Reversals | null> {
  return type.startsWith('session.') ? null : readReversals(db, session);
}

/** The sandbox's own events between two moments, oldest first. */
export async function listEvents(
  { db }: Pick<Services, 'db'>,
  { since, until }: Parameters<PaymentProvider['listEvents']>[0],
): Promise<readonly ProviderEvent[]> {
  const events = await db
    .selectFrom('sandbox_events')
    .select(['id', 'type', 'session_id as session'])
    .where('created_at', '>=', since)
    .where('created_at', '<=', until)
    .where('is_forged', '=', false)
    .orderBy('sequence')
    .execute();
  return events.map(({ id, type, session }) => ({
    id,
    type,
    read: async () => {
      const found = await db
        .selectFrom('sandbox_sessions')
        .selectAll()
        .where('id', '=', session)
        .executeTakeFirstOrThrow();
      return {
        eventId: id,
        type,
        reference: found.reference,
        session,
        state: providerStateOf(found),
        reversals: await reversalsOf(db, { type, session }),
      };
    },
  }));
}
