/** The context of the page of personal data. The event sends the password to the server, and no context contains it. */
import type { Moment } from '../../domain/moment.ts';
import type { ConfirmationAnswer, DeletionAnswer, PersonalData } from '../../domain/personal-data.ts';
import type { Failure } from '../failure.ts';

export interface PersonalDataContext {
  /** `null` before the first answer. */
  readonly data: PersonalData | null;
  /** When the account will be deleted, once that is requested. */
  readonly erasesAt: Moment | null;
  readonly failure: Failure | null;
}

/** The context at the start of a visit. */
export const begin: PersonalDataContext = { data: null, erasesAt: null, failure: null };

/** A wrong password or a refused deletion, with the server's message. */
function refused(feedback: string): Failure {
  return { kind: 'invalid', feedback, fields: {} };
}

/** The change by the answer to a confirmation. */
export function confirmed(answer: ConfirmationAnswer): Partial<PersonalDataContext> {
  return answer.kind === 'confirmed' ? { data: answer.data, failure: null } : { failure: refused(answer.feedback) };
}

/** The change by the answer to a deletion request. */
export function asked(answer: DeletionAnswer): Partial<PersonalDataContext> {
  return answer.kind === 'asked' ? { erasesAt: answer.erasesAt, failure: null } : { failure: refused(answer.feedback) };
}
