import type { I18n } from '@lingui/core';
import { displayedName } from '../../../domain/account.ts';
import { civility } from '../../../domain/enumerations.ts';

interface Person {
  readonly civility: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** A person's name after their title, if they gave one: `Mme Nadia Diallo`. */
export function courtesyName(i18n: I18n, person: Person): string {
  const name = displayedName(person);
  switch (person.civility) {
    case civility.madam:
      return i18n._(/*i18n*/ { id: 'name.madam', message: 'Ms. {name}', values: { name } });
    case civility.mister:
      return i18n._(/*i18n*/ { id: 'name.mister', message: 'Mr. {name}', values: { name } });
    default:
      return name;
  }
}
