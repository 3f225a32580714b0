import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { AccountId } from '../db/account-id.ts';
import type { Clock } from '../clock.ts';
import type { MailDocument } from '../db/outbox-schema.ts';
import type { Schema } from '../db/schema.ts';
import { storedColumns } from '../db/stored-columns.ts';
import type { Log } from '../log.ts';
import { redacted } from '../log.ts';
import type { Person } from '../people/person.ts';
import { columnsOf } from '../people/person.ts';
import type { Attachment } from './attach.ts';
import { attach } from './attach.ts';
import { compose } from './compose.ts';
import type { Delivery } from './delivery.ts';
import { ATTEMPT_TIMEOUT, MessageRefused } from './delivery.ts';
import type { Mail } from './email.ts';
import { presentAddress, readdress, recipientOf } from './recipient.ts';

/** Transactional outbox: mail is sent if, and only if, the caller's transaction commits. */
export interface Mailer {
  /**
   * Puts a mail in the outbox, in the caller's transaction.
   *
   * @param whose Its recipient, to whose present address it is sent; or, with the destination `address`, the person on
   *   whose behalf it goes to the office or to a third party.
   */
  readonly enqueue: (transaction: Kysely<Schema>, mail: Mail, whose: Person) => Promise<void>;
  /**
   * Sends the due messages, one after the other; returns how many were sent. Never rejects for a message that cannot be
   * sent.
   */
  readonly deliver: () => Promise<number>;
  /**
   * Puts a message that was not sent back in the queue, due at once and for as long as a new one. Returns whether there
   * is one.
   */
  readonly resend: (id: number) => Promise<boolean>;
  /** Closes the connections to the mail server; messages in flight are given up and retried later. */
  readonly close: () => void;
}

/** A document that goes with a message, in its language. */
export interface DocumentOfAccount extends MailDocument {
  readonly locale: Locale;
  readonly accountId: AccountId;
}

const HOUR = 3_600_000;

/** Attempts before a message is given up: four days with the waits below (RFC 5321, 4.5.4.1, asks for four to five). */
export const MOST_ATTEMPTS = 33;

/** Wait after the first failed attempt, in milliseconds; it doubles with each. */
const FIRST_WAIT = 30_000;

/** Longest wait between two attempts, in milliseconds. */
const LONGEST_WAIT = 4 * HOUR;

/** Lease on a message that is being sent, in milliseconds; then its process counts as dead. */
const LEASE = 2 * ATTEMPT_TIMEOUT;

/** Messages of one round of delivery. */
const BATCH = 20;

/** Longest reason that is kept of a failure, in characters. */
const LONGEST_REASON = 500;

const after = (moment: Date, milliseconds: number): Moment => new Date(moment.getTime() + milliseconds).toISOString();

/** A mailer over the outbox. Several processes may deliver at once: each message is leased to one of them. */
export function createMailer(parts: {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly log: Log;
  readonly delivery: Delivery;
  /** Writes the document of a message; resolves to `null` where there is none any more. Missing: none is attached. */
  readonly writeDocument?: (document: DocumentOfAccount) => Promise<Attachment | null>;
}): Mailer {
  const { db, clock, log, delivery, writeDocument } = parts;
  let isClosed = false;

  /** Leases the next due message: those never tried first. */
  async function claimNext() {
    const now = clock.now();
    return db
      .updateTable('outbox')
      .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: after(now, LEASE) })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where((is) => is.or([is('next_attempt_at', 'is', null), is('next_attempt_at', '<=', now.toISOString())]))
          .orderBy('attempts')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'created_at as createdAt', 'to_address as to', 'message_source as source'])
      .returning(['destination', presentAddress.as('present')])
      .returning(['attempts', 'expires_at as expiresAt', 'is_forgotten as isForgotten'])
      .returning([
        'locale',
        'account_id as accountId',
        'documents',
        'document_kind as documentKind',
        'document_reference as document',
      ])
      .executeTakeFirst();
  }

  type Claimed = NonNullable<Awaited<ReturnType<typeof claimNext>>>;

  async function markSent({ id, isForgotten, to, source }: Claimed): Promise<void> {
    if (isForgotten) {
      await db.deleteFrom('outbox').where('id', '=', id).execute();
      return;
    }
    const sent = { sent_at: clock.now().toISOString(), failed_at: null, next_attempt_at: null, last_error: null };
    await db
      .updateTable('outbox')
      .set({ ...sent, to_address: to, message_source: delivery.keepsText ? source : '' })
      .where('id', '=', id)
      .execute();
  }

  /** Plans the next attempt; gives up a message that is refused, or was retried for days. */
  async function markFailed({ id, kind, attempts, isForgotten }: Claimed, error: unknown): Promise<void> {
    const now = clock.now();
    const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
    const isGivenUp = error instanceof MessageRefused || attempts >= MOST_ATTEMPTS;
    const message = isGivenUp ? 'A mail could not be sent and is given up' : 'A mail could not be sent';
    log.error(message, error, { id, kind, attempt: attempts });
    if (isGivenUp && isForgotten) {
      await db.deleteFrom('outbox').where('id', '=', id).execute();
      return;
    }
    await db
      .updateTable('outbox')
      .set({
        next_attempt_at: isGivenUp ? null : after(now, wait),
        failed_at: isGivenUp ? now.toISOString() : null,
        last_error: redacted(error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON),
      })
      .where('id', '=', id)
      // Not where another process has taken it meanwhile.
      .where('attempts', '=', attempts)
      .where('sent_at', 'is', null)
      .execute();
  }

  /** The documents of a message; the release before this one named one, in columns of its own. */
  function documentsOf({ id, documents, documentKind: kind, document: reference }: Claimed): readonly MailDocument[] {
    const named = storedColumns.outbox.documents.read(documents, id);
    return named.length === 0 && kind !== null && reference !== null ? [{ kind, reference }] : named;
  }

  /** The message with its documents; without one that cannot be written: the message has a link to it. */
  async function withDocuments(message: Claimed): Promise<Claimed> {
    const { id, source, locale, accountId } = message;
    if (!writeDocument || accountId === null) return message;
    const files: Attachment[] = [];
    for (const { kind, reference } of documentsOf(message)) {
      try {
        const file = await writeDocument({ kind, reference, locale, accountId });
        if (file) files.push(file);
      } catch (error) {
        log.error('The document of a mail could not be written', error, { id, document: kind });
      }
    }
    return files.length === 0 ? message : { ...message, source: attach(source, files) };
  }

  /** The message for its present recipient. Throws a `MessageRefused`. */
  function addressed(message: Claimed): Claimed {
    const to = recipientOf(message);
    return to === message.to ? message : { ...message, to, source: readdress(message.source, to) };
  }

  /** Delivery is at least once: a message is sent again if the process dies before the mark commits. */
  async function send(claimed: Claimed): Promise<boolean> {
    const { expiresAt } = claimed;
    let message = claimed;
    try {
      if (expiresAt !== null && new Date(expiresAt) <= clock.now()) throw new MessageRefused('Its link has expired');
      message = addressed(claimed);
      await delivery.deliver(await withDocuments(message));
    } catch (error) {
      await markFailed(claimed, error);
      return false;
    }
    await markSent(message);
    return true;
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
          destination: mail.destination ?? 'person',
          subject: mail.email.subject,
          locale: mail.email.locale,
          kind: mail.kind,
          message_source: await compose(mail, now),
          sent_at: null,
          expires_at: mail.validHours === undefined ? null : after(now, mail.validHours * HOUR),
          is_forgotten: mail.isForgotten ?? false,
          documents: storedColumns.outbox.documents.write(mail.documents ?? []),
          document_kind: mail.documents?.[0]?.kind ?? null,
          document_reference: mail.documents?.[0]?.reference ?? null,
        })
        .execute();
    },
    deliver: async () => {
      let sent = 0;
      for (let round = 0; round < BATCH && !isClosed; round += 1) {
        const message = await claimNext();
        if (!message) break;
        if (await send(message)) sent += 1;
      }
      return sent;
    },
    resend: async (id) => {
      const fresh = { attempts: 0, next_attempt_at: null, failed_at: null };
      const found = await db
        .updateTable('outbox')
        .set(fresh)
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return found !== undefined;
    },
    close: () => {
      isClosed = true;
      delivery.close();
    },
  };
}
