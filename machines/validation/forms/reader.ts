import { object } from 'superstruct';
import { called } from '../complaint.ts';
import { rows } from '../rules/array.ts';
import { emailAddress } from '../rules/email.ts';
import { civility, name } from '../rules/person.ts';

/** Who is to read by a licence: the least that must be known of somebody (specification §5), and where to write to. */
export const readerForm = object({
  civility: called(civility(), 'readerCivility'),
  firstName: called(name(), 'readerFirstName'),
  lastName: called(name(), 'readerLastName'),
  email: called(emailAddress(), 'readerEmail'),
});

/** Readers to be added together. */
export const readersForm = object({ readers: rows(readerForm) });
