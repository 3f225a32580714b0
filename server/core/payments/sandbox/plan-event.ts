import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SandboxEventType } from '../../db/sandbox-schema.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

/** How an event about a session is delivered. */
export interface Delivery {
  readonly type: SandboxEventType;
  /** How often it is delivered; 0: never. */
  readonly deliveries: number;
}

/** Enqueues an event about a session. */
export async function planEvent(
  trx: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  session: string,
  { type, deliveries }: Delivery,
): Promise<void> {
  const now = clock.now().toISOString();
  await trx
    .insertInto('sandbox_events')
    .values({
      id: `evt_${randomBytes(12).toString('base64url')}`,
      session_id: session,
      type,
      is_forged: false,
      created_at: now,
      due_at: deliveries === 0 ? null : now,
      deliveries,
    })
    .execute();
}
