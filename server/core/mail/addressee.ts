import type { Account } from '../../../domain/account.ts';
import { displayedName, displayedSurname } from '../../../domain/account.ts';
import { civility } from '../../../domain/enumerations.ts';
import type { MailDestination } from '../db/outbox-schema.ts';
import type { Addressee, EmailLayout, Mail } from './email.ts';

/**
 * Text that mail programs turn into a link: an address with a scheme or `www.`, a domain, an e-mail or IP address. A
 * request may carry a forged name, so names must not smuggle a link into our emails.
 */
const link = /:\/\/|mailto:|www[.。]|@|\p{L}[\p{L}\p{N}-]*[.。]\p{L}{2}|\d+\.\d+\.\d+\.\d+/iu;

/**
 * The addressee of an email, with the details they gave: greeted by civility if given, never by a name that contains a
 * link.
 */
export function addresseeOf(person: Pick<Account, 'firstName' | 'lastName' | 'civility'>, email: string): Addressee {
  const name = displayedName(person);
  if (link.test(name.normalize('NFKC'))) return { name: '', email };
  const surname = displayedSurname(person.lastName);
  const courtesy = Object.values(civility).find((known) => known === person.civility);
  return {
    name,
    email,
    ...(courtesy !== undefined && surname !== '' && { formally: { civility: courtesy, surname } }),
  };
}

/** The addressing of an email to the office. */
export function toOffice({ name, email }: EmailLayout): Pick<Mail, 'to' | 'destination'> {
  return { to: { name, email }, destination: 'address' };
}

/** The destination of an email to an address that the owner of an account typed: theirs, or a third party's. */
export function destinationOfTyped(typed: string, own: string): MailDestination {
  return typed.toLowerCase() === own ? 'person' : 'address';
}
