import { civility } from '../../domain/enumerations.ts';
import { camille } from './camille.ts';
import type { DemoPerson } from './demo-person.ts';
import { accountant, administrator, archivist, librarian } from './institutions.ts';
import { thandi } from './thandi.ts';

const kwame: DemoPerson = {
  what: 'email address not verified',
  account: {
    email: 'kwame.asante@example.org',
    password: 'quiet-estuary-5521',
    lastName: 'Asante',
    firstName: 'Kwame',
    civility: civility.mister,
    locale: 'en',
    origin: 'prospect',
    isEmailVerified: false,
  },
  since: [2, '18:29'],
  addresses: [],
};

const lucie: DemoPerson = {
  what: 'closed account, which cannot sign in',
  account: {
    email: 'lucie.traore@example.fr',
    password: 'savane-haute-9034',
    lastName: 'TRAORÉ',
    firstName: 'Lucie',
    civility: civility.madam,
    locale: 'fr',
    origin: 'subscription',
    isValid: false,
  },
  since: [890, '11:03'],
  addresses: [],
};

/** The people of the demo, in the order of the start block: buyers, a library, an administrator, a public body, others. */
export const people: readonly DemoPerson[] = [
  camille,
  thandi,
  librarian,
  administrator,
  accountant,
  archivist,
  kwame,
  lucie,
];
