import type { Account } from '../../machines/domain/account.ts';
import { displayedName, displayedSurname } from '../../machines/domain/account.ts';
import { civility } from '../../machines/domain/enumerations.ts';
import type { Addressee } from './letter.ts';

/** A person to whom one writes, with what they told of themselves: who gave a civilité is greeted by it. */
export function addresseeOf(person: Pick<Account, 'firstName' | 'lastName' | 'civility'>, email: string): Addressee {
  const surname = displayedSurname(person.lastName);
  const courtesy = Object.values(civility).find((known) => known === person.civility);
  return {
    name: displayedName(person),
    email,
    ...(courtesy !== undefined && surname !== '' && { formally: { civility: courtesy, surname } }),
  };
}
