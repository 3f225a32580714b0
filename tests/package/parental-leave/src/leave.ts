/** What is known of a request for parental leave, and the screens that it leads through. */
import type { DraftRules } from 'chart-funnel';
import { step } from 'chart-funnel';
import type { Infer } from 'superstruct';
import { boolean, enums, literal, nonempty, nullable, number, object, string, type } from 'superstruct';

const draft = object({
  /** Names the request to the server: sent twice, it is taken once. */
  key: string(),
  name: string(),
  kind: nullable(enums(['birth', 'adoption'])),
  /** Day of birth or arrival, `YYYY-MM-DD`. */
  day: string(),
  agency: string(),
  start: string(),
  weeks: number(),
  isShared: boolean(),
  partner: string(),
  /** What the server has called the request; `null` before it was sent. */
  reference: nullable(string()),
});

export type Leave = Infer<typeof draft>;

export const rules: DraftRules<Leave> = { version: 1, struct: draft, lifetime: 7 * 24 * 60 * 60 * 1_000 };

export function freshLeave(key: string): Leave {
  const child = { kind: null, day: '', agency: '' } as const;
  return { key, name: '', ...child, start: '', weeks: 8, isShared: false, partner: '', reference: null };
}

export interface LeaveContext {
  readonly draft: Leave;
  readonly hasFailed: boolean;
}

const text = nonempty(string());
const child = { name: text, kind: enums(['birth', 'adoption']), day: text };
const complete = { ...child, start: text };

export const steps = {
  who: step('who', { paths: ['/leave'], needs: type({}), progress: 'who' }),
  birth: step('birth', {
    paths: ['/leave?step=birth'],
    needs: type({ draft: type({ name: text, kind: literal('birth') }) }),
    progress: 'child',
  }),
  adoption: step('adoption', {
    paths: ['/leave?step=adoption'],
    needs: type({ draft: type({ name: text, kind: literal('adoption') }) }),
    progress: 'child',
  }),
  dates: step('dates', { paths: ['/leave?step=dates'], needs: type({ draft: type(child) }), progress: 'dates' }),
  partner: step('partner', {
    paths: ['/leave?step=dates&part=partner'],
    needs: type({ draft: type({ ...complete, isShared: literal(true) }) }),
    progress: 'dates',
  }),
  check: step('check', { paths: ['/leave?step=check'], needs: type({ draft: type(complete) }), progress: 'check' }),
  sent: step('sent', {
    paths: ['/leave?step=sent'],
    needs: type({ draft: type({ reference: string() }) }),
    progress: 'sent',
    isOutcome: true,
  }),
};
