/** What the page of all that is held of a person knows. Their password goes to the server with its event, and is kept nowhere. */
import type { Moment } from '../domain/invoice.ts';
import type { ConfirmationAnswer, DeletionAnswer, PersonalData } from '../domain/personal-data.ts';
import type { Failure } from '../failure.ts';

export interface PersonalDataContext {
  /** `null` before it was told. */
  readonly data: PersonalData | null;
  /** When the account will be deleted, once that is asked for. */
  readonly erasesAt: Moment | null;
  readonly failure: Failure | null;
}

/** The beginning of a visit. */
export const begin: PersonalDataContext = { data: null, erasesAt: null, failure: null };

/** A password that was wrong, or a deletion that is refused, in the server's words. */
function refused(feedback: string): Failure {
  return { kind: 'invalid', feedback, fields: {} };
}

/** What is known after a password was given once more. */
export function confirmed(answer: ConfirmationAnswer): Partial<PersonalDataContext> {
  return answer.kind === 'confirmed' ? { data: answer.data, failure: null } : { failure: refused(answer.feedback) };
}

/** What is known after the deletion was asked for. */
export function asked(answer: DeletionAnswer): Partial<PersonalDataContext> {
  return answer.kind === 'asked' ? { erasesAt: answer.erasesAt, failure: null } : { failure: refused(answer.feedback) };
}
