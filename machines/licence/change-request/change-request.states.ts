/**
 * States that the forms for requests about a licence share (specification §3): a form adds something, changes what the
 * address names, or corrects a rejected line of a request. The chart has the states `deciding`, `requestReceived`,
 * `received` and `writing`, the actions `keepPlace`, `keepRequest`, `markSubmitted`, `keepFailure` and `forgetFailure`, and the guard
 * `isGone`.
 */
import type { Read } from '../../../domain/completeness.ts';
import { isWhole } from '../../../domain/completeness.ts';
import type { PendingModification } from '../../../domain/licence.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { ModificationLine, ReadModification } from '../../../domain/modification.ts';
import type { WithContext } from '../../engine/action-params.ts';
import { answerOf, errorOf, failed } from '../../engine/action-params.ts';
import type { PlaceEvent, Routed } from '../../engine/route.ts';
import { routeParams } from '../../engine/route.ts';
import type { Step } from '../../engine/step.ts';
import type { Failure } from '../../failure.ts';
import { failureOf, recordUnread } from '../../failure.ts';

/** Parameters of the address: the licence, and the request and line to correct; empty without one. */
export interface RequestPlace {
  readonly aboId: string;
  readonly request: string;
  readonly line: string;
}

/** A rejected line of a request, which another request corrects. */
export interface Rejected<Subject> {
  readonly reference: string;
  readonly asked: Subject;
  /** The subject before the rejected change; `null` for a rejected addition. */
  readonly before: Subject | null;
  /** The publisher's explanation; its language is `null` where it is not known. */
  readonly reason: string;
  readonly reasonLocale: Locale | null;
}

interface ChangeRequestContext extends RequestPlace {
  /** The record to change. */
  readonly known: { readonly pending: PendingModification | null } | null;
  readonly rejected: object | null;
  readonly failure: Failure | null;
}

/** The rejected line that the address names; `null` if there is none to correct. */
export function rejectedLine(
  { aboId, line }: RequestPlace,
  { type, subscription, lines }: ReadModification,
  types: readonly ReadModification['type'][],
): ModificationLine | null {
  if (!types.includes(type) || String(subscription?.id) !== aboId) return null;
  return lines.find(({ position, state }) => String(position) === line && state === 'rejected') ?? null;
}

/** Whether a request about the record to change is pending. */
export function isAwaiting({ known }: Pick<ChangeRequestContext, 'known'>): boolean {
  return known !== null && known.pending !== null;
}

/** The failure if a record is not in an answer with unreadable rows: it may be one of them. */
export function failureWithout(found: object | null, answer: Read): Failure | null {
  return found !== null || isWhole(answer) ? null : recordUnread;
}

/** The guards of these states, except `isGone`. */
export const changeRequestGuards = {
  isCorrection: ({ context }: WithContext<ChangeRequestContext>) => context.request !== '',
  /** The answer is there, without the record that it should have. */
  isUnread: ({ context }: WithContext<ChangeRequestContext>) => context.failure !== null,
  isUncorrectable: ({ context }: WithContext<ChangeRequestContext>) => context.rejected === null,
  isAwaiting: ({ context }: WithContext<ChangeRequestContext>) => isAwaiting(context),
  /** The licence or request does not exist. */
  isMissing: (_: unknown, { error }: { error: unknown }) => failureOf(error).kind === 'notFound',
};

export const placeOf = ({ event }: { readonly event: PlaceEvent }) => ({ params: event.params });

/** Reads what another address names. */
export const again = { target: 'deciding', actions: { type: 'keepPlace', params: placeOf } } as const;

/** The licence in the address of a list or receipt. */
export const turned = { type: 'turnTo', params: ({ event }: Routed) => ({ to: routeParams(event)['aboId'] }) } as const;

/** Whether the address names another licence, whose data are read first. */
export function isOfAnother({ aboId }: Pick<RequestPlace, 'aboId'>, event: Routed['event']): boolean {
  return (routeParams(event)['aboId'] ?? aboId) !== aboId;
}

/** Reads data of a licence, which may not exist. */
export function readingState<const Request extends { readonly src: string }>(step: Step, request: Request) {
  const onError = [
    { guard: { type: 'isMissing', params: errorOf }, target: 'gone' },
    { target: 'unreadable', actions: failed },
  ] as const;
  return { meta: { step }, tags: 'busy', invoke: { ...request, onError } } as const;
}

/** Sends a request; after a failure the form is shown again. */
export function sendingState<const Request extends { readonly src: string }>(step: Step, request: Request) {
  const onError = { target: 'writing', actions: failed } as const;
  return { meta: { step }, tags: 'busy', entry: 'markSubmitted', invoke: { ...request, onError } } as const;
}

/** States before the form, and in its place. */
export function changeRequestStates(steps: Readonly<Record<'loading' | 'unreadable' | 'gone' | 'awaiting', Step>>) {
  return {
    readingRequest: readingState(steps.loading, {
      src: 'readModification',
      input: ({ context }: WithContext<RequestPlace>) => ({ id: Number(context.request) }),
      onDone: { target: 'requestReceived', actions: { type: 'keepRequest', params: answerOf<ReadModification> } },
    }),
    unreadable: {
      meta: { step: steps.unreadable },
      on: { retried: { target: 'deciding', actions: 'forgetFailure' }, 'place.changed': again },
    },
    gone: { meta: { step: steps.gone }, on: { 'place.changed': again } },
    awaiting: { meta: { step: steps.awaiting }, on: { 'place.changed': again } },
  } as const;
}
