import { isIncomplete } from '../../domain/modification.ts';
import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import type { ModificationContext } from './modification.context.ts';
import { additions, incompleteAddition, others } from './modification.fixtures.ts';
import { modificationMachine } from './modification.machine.ts';
import { modificationSteps } from './modification.steps.ts';

const READ = 'POST /ajax/subscriptions/read';
const CANCEL = 'POST /ajax/subscriptions/modification/update';

const own = { request: String(additions.pending.id) };
const another = { request: '7315' };

/** Answers during a considered cancellation; the other states would behave like these. */
const meanwhile = ['pending', 'accepted', 'cancelled'];

/** The walk's moves: a request keeps its kind, and decisions are final. */
function isPossible(token: string, { request, modification, cancellation }: ModificationContext): boolean {
  if (token === 'place.changed:another') return request !== another.request;
  // It was this person’s a moment ago.
  if (token === 'readModification:failed.notFound') return modification === null;
  const [, received] = /^readModification:done\.(.+)$/.exec(token) ?? [];
  if (received === undefined) return true;
  if (request === another.request) return received === 'rejected';
  // After a first answer, only whole ones are explored, and a further read of what is not whole.
  if (received === 'incomplete') return modification === null && request === own.request;
  if (modification !== null && isIncomplete(modification)) return received === modification.state;
  const isOwn = received in additions;
  if (modification === null) return received !== 'unknownType' || request === own.request;
  return isOwn && (cancellation === null || meanwhile.includes(received));
}

/** The page of a request, with all its events. */
export const modificationChart: Chart<ModificationContext> = defineChart({
  name: 'modification',
  machine: modificationMachine,
  steps: modificationSteps,
  inputs: { link: { params: own }, mistyped: { params: { request: '73O1' } } },
  events: {
    'cancellation.considered': plain,
    'cancellation.dismissed': plain,
    'cancellation.confirmed': plain,
    retried: plain,
    'place.changed': { same: { params: own }, another: { params: another } },
  },
  actorResponses: {
    readModification: {
      done: {
        ...additions,
        incomplete: incompleteAddition,
        readerEdit: others.readerEdit,
        rangeEdit: others.rangeEdit,
        rangeDeletion: others.rangeDeletion,
        email: others.email,
        message: others.message,
        unknownType: others.unknown,
      },
      failed: { offline: new ApiError('offline', READ), notFound: new ApiError('notFound', READ) },
    },
    cancelModification: {
      done: { cancelled: additions.cancelled, rejected: additions.rejected },
      failed: { timeout: new ApiError('timeout', CANCEL) },
    },
  },
  params: own,
  another: { params: another, actorResponses: { readModification: { ...additions.rejected, id: 7315 } } },
  effects: [],
  isPossible,
  serialize: ({ request, modification }) => ({
    request: request === own.request ? '' : request === another.request ? 'another' : 'mistyped',
    received: modification?.state ?? '',
    read: modification !== null && isIncomplete(modification) ? 'incomplete' : '',
  }),
  visibleContext: ({ modification, cancellation, answer, failure, refusal }) => ({
    cancellation: cancellation ?? '',
    about: modification !== null ? aboutOf(modification) : '',
    read: modification !== null && isIncomplete(modification) ? 'incomplete' : '',
    answer: answer === null ? '' : `answer-${answer}`,
    failure: failure?.kind ?? '',
    refusal: refusal === null ? '' : 'refused',
  }),
  partial: (facets) => ({ ...facets, request: '', about: '' }),
  quiet: { refreshing: 'the shown request stays in use while it is read again' },
});

/** The subject of a request, if it differs from most samples. */
function aboutOf({ type, lines: [line] }: NonNullable<ModificationContext['modification']>): string {
  const kind = line?.after?.kind ?? line?.before?.kind ?? 'nothing';
  return type === additions.pending.type ? '' : `${kind}${type}`;
}
