import { domainToASCII } from 'node:url';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { MailDestination } from '../db/outbox-schema.ts';
import { MessageRefused } from './delivery.ts';

/** Address at present of the person in a row of the outbox: `null` once they are erased, or their contact is closed. */
export const presentAddress: RawBuilder<string | null> = sql`coalesce(
  (select a.email from accounts a where a.id = outbox.account_id and a.erased_at is null),
  (select c.email from contacts c where c.id = outbox.contact_id and c.closed_at is null))`;

interface Addressed {
  readonly destination: MailDestination;
  /** The address as written. */
  readonly to: string;
  readonly present: string | null;
}

/** The address to which a message goes at present. Throws a `MessageRefused` where it may go to none. */
export function recipientOf({ destination, to, present }: Addressed): string {
  // The case of an address as typed stays: a mailbox may depend on it.
  if (destination === 'address' || to.toLowerCase() === present) return to;
  if (present === null) throw new MessageRefused('Its recipient is gone');
  if (destination === 'holder') throw new MessageRefused('Its recipient has another address now');
  return present;
}

/** A MIME message of `compose` with another address in its `To` header; the name stays. */
export function readdress(source: string, address: string): string {
  const [local = '', domain = ''] = address.split(/@(?=[^@]*$)/);
  const encoded = `<${local}@${domainToASCII(domain)}>`;
  return source.replace(/^To: .*(?:\r\n[ \t].*)*/m, (header) => {
    const name = /^To: (?<name>[\s\S]*)<[^<>]*>$/.exec(header)?.groups?.['name'] ?? '';
    return `To: ${name}${encoded}`;
  });
}
