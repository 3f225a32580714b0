import { nullable, object, string } from 'superstruct';
import { acquisitionSources } from '../../domain/quote-request.ts';
import { emailAddress } from '../rules/email.ts';
import { maxLength } from '../rules/length.ts';
import { line } from '../rules/line.ts';
import { oneOf } from '../rules/one-of.ts';
import { civility, LONGEST_NAME, name } from '../rules/person.ts';
import { phone } from '../rules/phone.ts';
import { required } from '../rules/required.ts';
import { newPasswordForm } from './new-password.ts';
import { LONGEST_PASSWORD } from './sign-in.ts';

/** Who somebody is: the least that must be known (specification §5), and a telephone number, which may be left out. */
export const identityForm = object({
  civility: civility(),
  firstName: name(),
  lastName: name(),
  phone: phone(maxLength(line(), 40)),
});

const optionalName = () => maxLength(line(), LONGEST_NAME);

/** What somebody says of their work, and how they came to know of the publisher: all of it may be left out. */
export const informationForm = object({
  organisation: optionalName(),
  jobTitle: optionalName(),
  sector: optionalName(),
  source: nullable(oneOf(acquisitionSources)),
});

/** The password that holds, asked for again before something changes by which one signs in. */
const presentPassword = () => maxLength(required(string()), LONGEST_PASSWORD);

/** Who has signed in shows once more that it is them. */
export const presentPasswordForm = object({ presentPassword: presentPassword() });

/** Another e-mail address. */
export const emailChangeForm = object({ email: emailAddress(), presentPassword: presentPassword() });

/** Another password. */
export const passwordChangeForm = object({ presentPassword: presentPassword(), ...newPasswordForm.schema });
