import type { Infer } from 'superstruct';
import { create, defaulted, enums, integer, nullable, object } from 'superstruct';
import { acquisitionSources } from '../../domain/acquisition-source.ts';
import { UNSET_CIVILITY } from '../../domain/enumerations.ts';
import { LONGEST_VAT_NUMBER } from '../../domain/vat.ts';
import { emailAddress } from '../rules/email.ts';
import { civility, LONGEST_NAME, name, phone } from '../rules/person.ts';
import { countryCode } from '../rules/postal-code.ts';
import { line, maxLength, oneOf, typedText } from '../rules/text.ts';

/**
 * Form of the person who requests a quote. The server alone verifies the VAT number and completes its prefix: the tables of all
 * countries would otherwise be in the page.
 */
export const requesterForm = object({
  civility: civility(),
  firstName: name(),
  lastName: name(),
  organisation: name(),
  jobTitle: maxLength(line(), LONGEST_NAME),
  email: emailAddress(),
  phone: phone(maxLength(line(), 40)),
  country: countryCode(),
  vatNumber: maxLength(line(), LONGEST_VAT_NUMBER),
  source: nullable(oneOf(acquisitionSources)),
});

/** The requester of a quote. */
export type Requester = Readonly<Infer<typeof requesterForm>>;

/** The requester as typed so far: part of the tab's draft, and of two columns of the server. */
export const requesterDraft = object({
  civility: defaulted(integer(), UNSET_CIVILITY),
  lastName: typedText(),
  firstName: typedText(),
  organisation: typedText(),
  jobTitle: typedText(),
  email: typedText(),
  phone: typedText(),
  country: typedText(),
  vatNumber: typedText(),
  source: defaulted(nullable(enums(acquisitionSources)), null),
});

/** Counted up with `requesterDraft`: version of the draft and the columns that contain it. */
export const REQUESTER_VERSION = 2;

export type RequesterDraft = Infer<typeof requesterDraft>;

/** A form without input. */
export const freshRequester: RequesterDraft = create({}, requesterDraft);
