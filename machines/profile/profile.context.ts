/**
 * The context of the profile page, and the change by each answer. Events send passwords to the server, and no context
 * contains them.
 */
import type { Guarded, Profile } from '../../domain/profile.ts';
import type { Failure } from '../failure.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { ProfileDraft } from './profile.draft.ts';

export interface ProfileContext {
  /** Unsaved input. */
  readonly draft: ProfileDraft;
  /** The server's last answer; `null` before it. */
  readonly profile: Profile | null;
  readonly failure: Failure | null;
}

/** The context at the start of a visit. */
export function begin({ draft }: FunnelInput<ProfileDraft>): ProfileContext {
  return { draft, profile: null, failure: null };
}

/** The failure of a form after a wrong present password; empty after an accepted one. */
export function refusalOf(answer: Guarded<unknown>): Partial<ProfileContext> {
  if (answer.kind === 'changed') return {};
  return { failure: { kind: 'invalid', feedback: null, fields: { presentPassword: answer.feedback } } };
}
