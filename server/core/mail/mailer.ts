import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { Log } from '../log.ts';
import type { Person } from '../people/person.ts';
import { columnsOf } from '../people/person.ts';
import { compose } from './compose.ts';
import type { Delivery } from './delivery.ts';
import type { Mail } from './email.ts';

/** Mail that leaves if, and only if, what it tells was committed. */
export interface Mailer {
  /**
   * Puts a mail in the outbox, in the caller's transaction.
   * @param whose Its recipient, or the person on whose behalf it goes to the desk or to somebody else.
   */
  readonly enqueue: (transaction: Kysely<Schema>, mail: Mail, whose: Person) => Promise<void>;
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
        .select('is_forgotten as isForgotten')
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
      const { isForgotten } = message;
      const update = transaction.updateTable('outbox').where('id', '=', id);
      const forget = () => transaction.deleteFrom('outbox').where('id', '=', id).execute();
      try {
        await delivery.deliver({ id, kind, createdAt, to, source });
        await (isForgotten
          ? forget()
          : update.set({ sent_at: now, ...(!delivery.keepsText && { message_source: '' }) }).execute());
        return 'sent';
      } catch (error) {
        log.error('A mail could not be sent', error, { id, kind, attempt: attempts + 1 });
        await (isForgotten && attempts + 1 === MOST_ATTEMPTS
          ? forget()
          : update.set({ attempts: attempts + 1 }).execute());
        return 'failed';
      }
    });
  }

  return {
    enqueue: async (transaction, mail, whose) => {
      const now = clock.now();
      await transaction
        .insertInto('outbox')
        .values({
          created_at: now.toISOString(),
          ...columnsOf(whose),
          to_address: mail.to.email,
          subject: mail.email.subject,
          locale: mail.email.locale,
          kind: mail.kind,
          message_source: await compose(mail, now),
          sent_at: null,
          is_forgotten: mail.isForgotten ?? false,
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
