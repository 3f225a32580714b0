/** What the page of personal information knows, and what each answer changes. Passwords go to the server with their event. */
import type { Guarded, Profile } from '../domain/profile.ts';
import type { Failure } from '../failure.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { ProfileDraft } from './profile.draft.ts';

export interface ProfileContext {
  /** What was typed and is not saved. */
  readonly draft: ProfileDraft;
  /** What the server has told; `null` before it has. */
  readonly profile: Profile | null;
  readonly failure: Failure | null;
}

/** The beginning of a visit. */
export function begin({ draft }: FunnelInput<ProfileDraft>): ProfileContext {
  return { draft, profile: null, failure: null };
}

/** What a form's refusal is to its screen: the present password was another. Nothing where it was accepted. */
export function refusalOf(answer: Guarded<unknown>): Partial<ProfileContext> {
  if (answer.kind === 'changed') return {};
  return { failure: { kind: 'invalid', feedback: null, fields: { presentPassword: answer.feedback } } };
}
