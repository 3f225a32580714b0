import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { compose } from './compose.ts';
import type { Delivery } from './delivery.ts';
import type { Mail } from './letter.ts';

/** Mail that leaves if, and only if, what it tells was committed. */
export interface Mailer {
  /** Puts a mail in the outbox, in the caller's transaction. */
  readonly enqueue: (transaction: Kysely<Schema>, mail: Mail) => Promise<void>;
  /** Sends what is due; answers how many messages left. Never throws for a message that cannot be sent. */
  readonly deliver: () => Promise<number>;
  /** Ends the connection to the mail server; a message under way is given up, and tried again later. */
  readonly close: () => void;
}

/** Attempts before a message is given up; it stays in the outbox for the office to see. */
export const MOST_ATTEMPTS = 8;

/** Wait after the first failed attempt, in seconds; it doubles with each. */
const FIRST_WAIT = 30;

/** Messages of one round of delivery. */
const BATCH = 20;

/** A mailer over the outbox. Several processes may deliver at once: each takes messages that no other has. */
export function createMailer(parts: {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly log: Log;
  readonly delivery: Delivery;
}): Mailer {
  const { db, clock, log, delivery } = parts;
  let isClosed = false;

  /** Sends the next message that is due. A message that left, but whose mark was lost with the process, leaves again. */
  async function deliverNext(): Promise<'sent' | 'failed' | 'none'> {
    return db.transaction().execute(async (transaction) => {
      const now = clock.now().toISOString();
      const message = await transaction
        .selectFrom('outbox')
        .select(['id', 'kind', 'created_at', 'to_address', 'message_source', 'attempts'])
        .where('sent_at', 'is', null)
        .where('attempts', '<', MOST_ATTEMPTS)
        .where(
          sql<boolean>`(attempts = 0 or created_at + ${FIRST_WAIT} * (power(2, attempts) - 1) * interval '1 second' <= ${now}::timestamptz)`,
        )
        .orderBy('attempts')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!message) return 'none';
      const { id, kind, created_at: createdAt, to_address: to, message_source: source, attempts } = message;
      const update = transaction.updateTable('outbox').where('id', '=', id);
      try {
        await delivery.deliver({ id, kind, createdAt, to, source });
        await update.set({ sent_at: now, ...(!delivery.keepsText && { message_source: '' }) }).execute();
        return 'sent';
      } catch (error) {
        log.error('A mail could not be sent', error, { id, kind, attempt: attempts + 1 });
        await update.set({ attempts: attempts + 1 }).execute();
        return 'failed';
      }
    });
  }

  return {
    enqueue: async (transaction, mail) => {
      const now = clock.now();
      await transaction
        .insertInto('outbox')
        .values({
          created_at: now.toISOString(),
          to_address: mail.to.email,
          subject: mail.letter.subject,
          locale: mail.letter.locale,
          kind: mail.kind,
          message_source: await compose(mail, now),
          sent_at: null,
        })
        .execute();
    },
    deliver: async () => {
      let sent = 0;
      for (let round = 0; round < BATCH && !isClosed; round += 1) {
        const result = await deliverNext();
        if (result === 'none') break;
        if (result === 'sent') sent += 1;
      }
      return sent;
    },
    close: () => {
      isClosed = true;
      delivery.close();
    },
  };
}
