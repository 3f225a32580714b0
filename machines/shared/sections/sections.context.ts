/** The context of a section: the server's answer, or why there is none. */
import type { Failure } from '../../failure.ts';
import { failureOf } from '../../failure.ts';

export interface SectionContext<Received> {
  /** The latest answer; `null` before the first. */
  readonly received: Received | null;
  /** The failure of the last read. */
  readonly failure: Failure | null;
  /** The last read was a retry by the person. */
  readonly isRetried: boolean;
}

/** The input of a section: this person's cached answer, if any. */
export interface SectionInput<Received> {
  readonly cached: Received | null;
}

/** Events of a section, by a person or the browser. */
export type SectionEvent =
  | { readonly type: 'retried' }
  /** A person returns to the page: the answer may be outdated. */
  | { readonly type: 'page.entered' };

/** Starts from the cached answer. */
export function begin<Received>({ cached }: SectionInput<Received>): SectionContext<Received> {
  return { received: cached, failure: null, isRetried: false };
}

/** Takes the latest answer and clears the failure. */
export function keepReceived<Received>(received: Received): SectionContext<Received> {
  return { received, failure: null, isRetried: false };
}

/** Keeps the earlier answer. Rethrows errors other than failures of a call: bugs. */
export function keepFailure(error: unknown): Pick<SectionContext<unknown>, 'failure'> {
  return { failure: failureOf(error) };
}
