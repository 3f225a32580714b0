import { MOST_ATTEMPTS } from '../core/mail/mailer.ts';
import { readMessage } from '../core/mail/read-message.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-error.ts';

/** The outgoing mail, newest last: one line for each, with its number. */
export async function listMail({ db }: Services): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'created_at', 'to_address', 'subject', 'sent_at', 'attempts'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, created_at: createdAt, to_address: to, subject, sent_at: sentAt, attempts }) => {
    const waiting = attempts < MOST_ATTEMPTS ? 'waiting' : 'given up';
    const state = sentAt === null ? waiting : 'sent';
    return [String(id).padStart(5), createdAt.slice(0, 16), state.padEnd(8), to, subject].join('  ');
  });
}

/** One mail as its addressee reads it. Throws a `StartError` where there is none, or its text was not kept. */
export async function readMail({ db }: Services, id: number): Promise<readonly string[]> {
  const row = await db.selectFrom('outbox').select('message_source').where('id', '=', id).executeTakeFirst();
  if (!row) throw new StartError(`There is no mail ${id}.`);
  if (row.message_source === '') throw new StartError(`Mail ${id} was sent by SMTP: its text is not kept.`);
  const { headers, parts } = readMessage(row.message_source);
  const shown = ['from', 'to', 'reply-to', 'date', 'subject'].flatMap((name) => {
    const value = headers.get(name);
    return value === undefined ? [] : [`${`${name}:`.padEnd(10)}${value}`];
  });
  return [...shown, '', parts.find(({ type }) => type === 'text/plain')?.text ?? ''];
}
