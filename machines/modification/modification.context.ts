/** The context of the page of a request, and the change by each event. */
import { identifierOf } from '../../domain/identifier.ts';
import type { ModificationState, ReadModification } from '../../domain/modification.ts';
import type { Failure } from '../failure.ts';
import { failureOf } from '../failure.ts';
import type { Params } from '../engine/path.ts';
import { isCancellable, isSettled } from '../../domain/modification-lifecycle.ts';

export interface ModificationContext {
  /** The request’s number in the address. */
  readonly request: string;
  /** The server's last answer; `null` before it. */
  readonly modification: ReadModification | null;
  /** The person considers cancelling the request, or has sent the cancellation. */
  readonly cancellation: 'considered' | 'sent' | null;
  /** The result of a cancellation; `null` without one. */
  readonly answer: 'cancelled' | 'decidedMeanwhile' | null;
  /** Failure of the read. */
  readonly failure: Failure | null;
  /** Failure of the cancellation, which may have been made all the same. */
  readonly refusal: Failure | null;
}

/** The context at the start of a visit, and at the address of another request. */
export function opened({ request = '' }: Params): ModificationContext {
  return { request, modification: null, cancellation: null, answer: null, failure: null, refusal: null };
}

/** Whether the address can name a request. */
export function isNumber({ request }: Pick<ModificationContext, 'request'>): boolean {
  return identifierOf(request) !== null;
}

/** The query for the request. */
export function questionOf({ context: { request } }: { readonly context: ModificationContext }) {
  return { id: Number(request) };
}

/** State of the request by the server’s last answer; `null` before it. */
export function standingOf({ modification }: ModificationContext): ModificationState | 'unknown' | null {
  return modification?.state ?? null;
}

/** Whether the person can begin to cancel the request. */
export function canConsider(context: ModificationContext): boolean {
  const standing = standingOf(context);
  return standing !== null && context.cancellation === null && isCancellable(standing);
}

/** Whether the request may have changed, with no cancellation under way here. */
export function mayHaveChanged(context: ModificationContext): boolean {
  const standing = standingOf(context);
  return standing !== null && context.cancellation !== 'sent' && !isSettled(standing);
}

/**
 * Takes the server's answer. For a person who meant to cancel, it says whether the request was cancelled, or had been
 * decided before.
 */
export function received({ cancellation, refusal }: ModificationContext, modification: ReadModification) {
  const { state } = modification;
  const isOver = isSettled(state);
  const begun = cancellation === null || !isOver ? null : state === 'cancelled' ? 'cancelled' : 'decidedMeanwhile';
  return {
    modification,
    answer: begun,
    cancellation: cancellation === null || !isCancellable(state) ? null : ('considered' as const),
    failure: null,
    refusal: isOver ? null : refusal,
  } satisfies Partial<ModificationContext>;
}

/** The cancellation failed and may have been made: the question stays until the next read. */
export function refused(error: unknown): Pick<ModificationContext, 'cancellation' | 'refusal'> {
  return { cancellation: 'considered', refusal: failureOf(error) };
}
