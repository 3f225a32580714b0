/** What a section knows: what the server told of one thing, or why it told nothing. */
import type { Failure } from '../../failure.ts';
import { failureOf } from '../../failure.ts';

export interface SectionContext<Received> {
  /** What was told last; `null` before the first answer. */
  readonly received: Received | null;
  /** Why the last question was not answered. */
  readonly failure: Failure | null;
  /** What was asked last was another try that the person wanted. */
  readonly isRetried: boolean;
}

/** With what a section begins: what this person was told of it before, if anything. */
export interface SectionInput<Received> {
  readonly cached: Received | null;
}

/** What a person or the browser does to a section. */
export type SectionEvent =
  | { readonly type: 'retried' }
  /** Somebody comes back to the page: what was told may be from before. */
  | { readonly type: 'page.entered' };

/** Nothing is told but what was told before. */
export function begin<Received>({ cached }: SectionInput<Received>): SectionContext<Received> {
  return { received: cached, failure: null, isRetried: false };
}

/** The last answer counts, whatever was told or went wrong before. */
export function keepReceived<Received>(received: Received): SectionContext<Received> {
  return { received, failure: null, isRetried: false };
}

/** What was told before stays. Throws again what is no failure of a call: a bug. */
export function keepFailure(error: unknown): Pick<SectionContext<unknown>, 'failure'> {
  return { failure: failureOf(error) };
}
