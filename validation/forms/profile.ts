import { nullable, object, string } from 'superstruct';
import { acquisitionSources } from '../../domain/acquisition-source.ts';
import { emailAddress } from '../rules/email.ts';
import { maxLength, line, oneOf, required } from '../rules/text.ts';
import { civility, LONGEST_NAME, name, phone } from '../rules/person.ts';
import { newPasswordForm } from './auth.ts';
import { LONGEST_PASSWORD } from './sign-in.ts';

/** A person's identity: minimum user information (specification §5), and an optional phone number. */
export const identityForm = object({
  civility: civility(),
  firstName: name(),
  lastName: name(),
  phone: phone(maxLength(line(), 40)),
});

const optionalName = () => maxLength(line(), LONGEST_NAME);

/** Optional information about a person's work, and how they heard of the publisher. */
export const informationForm = object({
  organisation: optionalName(),
  jobTitle: optionalName(),
  sector: optionalName(),
  source: nullable(oneOf(acquisitionSources)),
});

/** The present password, required again before sign-in data change. */
const presentPassword = () => maxLength(required(string()), LONGEST_PASSWORD);

/** Confirms the identity of the signed-in person. */
export const presentPasswordForm = object({ presentPassword: presentPassword() });

/** Changes the email address. */
export const emailChangeForm = object({ email: emailAddress(), presentPassword: presentPassword() });

/** Changes the password. */
export const passwordChangeForm = object({ presentPassword: presentPassword(), ...newPasswordForm.schema });
