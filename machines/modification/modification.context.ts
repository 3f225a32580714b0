/** What the page of a request knows, and the pure functions that change it. */
import { identifierOf } from '../domain/identifier.ts';
import type { Modification, ModificationState } from '../domain/modification.ts';
import type { Failure } from '../failure.ts';
import { failureOf } from '../failure.ts';
import type { Params } from '../engine/path.ts';
import { isCancellable, isSettled } from './lifecycle.machine.ts';

export interface ModificationContext {
  /** The request’s number, as the address names it. */
  readonly request: string;
  /** As the server told it last; `null` before it has. */
  readonly modification: Modification | null;
  /** The person thinks of taking the request back, or has asked for that. */
  readonly cancellation: 'considered' | 'sent' | null;
  /** What had become of the request when the person meant to take it back; `null` where they did not. */
  readonly answer: 'cancelled' | 'decidedMeanwhile' | null;
  /** It could not be read. */
  readonly failure: Failure | null;
  /** It may not have been taken back. */
  readonly refusal: Failure | null;
}

/** The beginning of a visit, and of a request that is gone to from another. */
export function opened({ request = '' }: Params): ModificationContext {
  return { request, modification: null, cancellation: null, answer: null, failure: null, refusal: null };
}

/** Whether what the address names can be the number of a request at all. */
export function isNumber({ request }: Pick<ModificationContext, 'request'>): boolean {
  return identifierOf(request) !== null;
}

/** The request that is asked for. */
export function questionOf({ context: { request } }: { readonly context: ModificationContext }) {
  return { id: Number(request) };
}

/** Where the request stands by the server’s word; `null` before it was told. */
export function standingOf({ modification }: ModificationContext): ModificationState | 'unknown' | null {
  return modification?.state ?? null;
}

/** Whether the person can begin to take the request back. */
export function canConsider(context: ModificationContext): boolean {
  const standing = standingOf(context);
  return standing !== null && context.cancellation === null && isCancellable(standing);
}

/** Whether something may have become of the request meanwhile, and nothing of it is under way here. */
export function mayHaveChanged(context: ModificationContext): boolean {
  const standing = standingOf(context);
  return standing !== null && context.cancellation !== 'sent' && !isSettled(standing);
}

/**
 * What the server tells, whatever was expected: whoever meant to take the request back learns whether that was done, or that
 * it was decided before.
 */
export function received({ cancellation, refusal }: ModificationContext, modification: Modification) {
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

/** The request may have been taken back, or not: the question stays, until the server has told. */
export function refused(error: unknown): Pick<ModificationContext, 'cancellation' | 'refusal'> {
  return { cancellation: 'considered', refusal: failureOf(error) };
}
