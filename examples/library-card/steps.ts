/** The steps of a request for a library card, and how long its draft is kept. */
import type { DraftRules } from 'chart-funnel';
import { routedIn, step } from 'chart-funnel';
import { literal, nonempty, string, type } from 'superstruct';
import type { Draft } from './card.ts';
import { draftStruct } from './card.ts';

/** The tab keeps a draft for a day. */
export const draft: DraftRules<Draft> = { version: 1, struct: draftStruct, lifetime: 24 * 60 * 60 * 1_000 };

const nothing = type({});
const person = type({ draft: type({ name: nonempty(string()), email: nonempty(string()) }) });
const issued = type({ answer: type({ kind: literal('issued'), name: string(), number: string() }) });
/** Every screen of the outcome is shown at its address: only the server's answer tells which. */
const outcome = { paths: ['/card/requests/:reference'], isOutcome: true, progress: 'card' } as const;

export const steps = {
  person: step('person', { paths: ['/card'], needs: nothing, progress: 'person' }),
  check: step('check', { paths: ['/card?step=check'], needs: person, progress: 'check' }),
  request: step('request', { ...outcome, needs: nothing }),
  unreadable: step('unreadable', { ...outcome, needs: nothing }),
  issued: step('issued', { ...outcome, needs: issued }),
  waiting: step('waiting', { ...outcome, needs: nothing }),
  unknown: step('unknown', { ...outcome, needs: nothing, progress: null }),
};

export const routed = routedIn('card');
