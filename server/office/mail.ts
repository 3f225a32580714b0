import { readMessage } from '../core/mail/read-message.ts';
import { presentAddress } from '../core/mail/recipient.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';

/** Rows of the outbox to list: one, failed ones, or all. */
interface Selection {
  readonly id?: number;
  readonly failed?: boolean;
}

/** Lines of outgoing mail, newest last: number, moment, state, recipient, subject, and the last error. */
async function mailLines({ db }: Services, { id, failed = false }: Selection): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'created_at', 'to_address', 'destination', 'subject', 'sent_at', 'failed_at', 'last_error'])
    .select(presentAddress.as('present'))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(failed, (query) => query.where('failed_at', 'is not', null))
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const unsent = row.failed_at === null ? 'waiting' : 'failed';
    const state = row.sent_at === null ? unsent : 'sent';
    const follows = row.sent_at === null && row.destination === 'person';
    const reason = row.last_error === null ? [] : [row.last_error.replace(/\s+/g, ' ')];
    const cells = [
      String(row.id).padStart(5),
      row.created_at.slice(0, 16),
      state.padEnd(7),
      (follows ? row.present : null) ?? row.to_address,
      row.subject,
    ];
    return [...cells, ...reason].join('  ');
  });
}

/** Outgoing mail, or only failed mail, newest last: one line for each, with its number. */
export async function listMail(services: Services, selection: Selection = {}): Promise<readonly string[]> {
  const lines = await mailLines(services, selection);
  return lines.length === 0 ? ['No mail.'] : lines;
}

/** Resends a mail that was not sent; returns its line. Throws a `StartError` if there is none, or it was sent. */
export async function resendMail(services: Services, id: number): Promise<readonly string[]> {
  const { db, mailer } = services;
  if (!(await mailer.resend(id))) {
    const row = await db.selectFrom('outbox').select('sent_at').where('id', '=', id).executeTakeFirst();
    throw new StartError(row ? `Mail ${id} was sent.` : `There is no mail ${id}.`);
  }
  await mailer.deliver();
  return mailLines(services, { id });
}

/** One mail as its addressee reads it. Throws a `StartError` if there is none, or its text was not kept. */
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

/** The mail command in the arguments; `null` if there is none. */
export function mailCommandOf(action = 'list', number = '', failed = false) {
  const isNumber = (text: string) => /^\d{1,9}$/.test(text);
  if (action === 'list') return (services: Services) => listMail(services, { failed });
  if (action === 'resend' && isNumber(number)) return (services: Services) => resendMail(services, Number(number));
  return isNumber(action) ? (services: Services) => readMail(services, Number(action)) : null;
}
