import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { contactKind, modificationType } from '../../machines/domain/enumerations.ts';
import type { LineState, ModificationSubject, ReaderModification } from '../../machines/domain/modification.ts';
import { markedReaderAfter } from '../../machines/domain/reader-marker.ts';
import type { Schema } from '../db/schema.ts';
import { takeOverContact } from '../newsletter/receiving.ts';
import { mintSecret } from '../secrets.ts';
import type { Services } from '../services.ts';
import { hashPassword } from '../session/password-hash.ts';

/** A line about a reader, and what it came to. */
interface ReaderLine {
  readonly after: ModificationSubject | null;
  readonly readerId: number | null;
  readonly state: LineState;
}

/** A request about readers, and what its lines have come to. */
interface Settled {
  readonly request: { readonly accountId: number };
  readonly type: ReaderModification;
  readonly lines: readonly ReaderLine[];
}

/**
 * Gives accepted readers the accounts of their e-mail addresses. Who has none gets one, of which nobody has the password yet:
 * whoever reads the address's mail chooses it (`password/forget`). In the order of addresses, so that no two transactions
 * wait for each other.
 */
async function letRead(
  trx: Transaction<Schema>,
  services: Services,
  { ids, accountId }: { readonly ids: readonly number[]; readonly accountId: number },
): Promise<void> {
  const now = services.clock.now().toISOString();
  const made = await sql<{ readonly id: number; readonly email: string }>`
    insert into accounts (email, password_hash, last_name, first_name, civility, is_email_verified, is_valid, kind, locale,
      origin, created_at)
    select r.email, ${await hashPassword(mintSecret())}, r.last_name, r.first_name, r.civility, false, true,
      ${contactKind.subscriber}::integer, (select locale from accounts where id = ${accountId}), 'subscription', ${now}
    from subscription_readers r where r.id = any(${ids}) order by r.email
    on conflict (email) do nothing returning id, email`.execute(trx);
  await sql`
    update subscription_readers r set account_id = a.id
    from accounts a where a.email = r.email and r.id = any(${ids})`.execute(trx);
  const contacts = await trx
    .selectFrom('newsletter_contacts')
    .select('email')
    .where('email', '=', sql<string>`any(${made.rows.map(({ email }) => email)})`)
    .execute();
  for (const { email } of contacts) {
    const account = made.rows.find((each) => each.email === email);
    if (account) await takeOverContact(trx, services, { accountId: account.id, email });
  }
}

/** Writes an accepted change of a reader down; they read by the account of the address that they have then. */
async function change(trx: Transaction<Schema>, line: ReaderLine): Promise<void> {
  if (line.after?.kind !== 'reader' || line.readerId === null) return;
  const { civility, firstName, lastName, email } = line.after.reader;
  await trx
    .updateTable('subscription_readers')
    .set({ civility, first_name: firstName, last_name: lastName, email: email.toLowerCase() })
    .where('id', '=', line.readerId)
    .execute();
}

/**
 * Does to the readers of a licence what the lines of a request have come to (specification §4); the transaction holds the
 * licence.
 */
export async function settleReaders(
  trx: Transaction<Schema>,
  services: Services,
  { request, type, lines }: Settled,
): Promise<void> {
  const idsOf = (wanted: (line: ReaderLine) => boolean) =>
    lines.filter(wanted).flatMap(({ readerId }) => (readerId === null ? [] : [readerId]));
  const removed = idsOf(({ state }) => markedReaderAfter(type, state) === 'removed');
  if (removed.length > 0) {
    await trx
      .deleteFrom('subscription_readers')
      .where('id', '=', sql<number>`any(${removed})`)
      .execute();
  }
  if (type === modificationType.readerDeletion) return;
  const accepted = ({ state }: ReaderLine) => state === 'accepted';
  if (type === modificationType.readerEdit) for (const line of lines.filter(accepted)) await change(trx, line);
  const ids = idsOf(accepted);
  if (ids.length > 0) await letRead(trx, services, { ids, accountId: request.accountId });
}
