import type { Account } from '../../../machines/domain/account.ts';
import { displayedName, displayedSurname } from '../../../machines/domain/account.ts';
import { civility } from '../../../machines/domain/enumerations.ts';
import type { Addressee } from './email.ts';

/**
 * What mail programs make a link of: an address with a scheme or `www.`, a domain, an e-mail or IP address. Anybody can
 * give a name in somebody else's name, so it must not bring them an email of ours with a link.
 */
const link = /:\/\/|mailto:|www[.。]|@|\p{L}[\p{L}\p{N}-]*[.。]\p{L}{2}|\d+\.\d+\.\d+\.\d+/iu;

/**
 * A person to whom one writes, with what they told of themselves: who gave a civilité is greeted by it; nobody is greeted
 * by a name that contains a link.
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
