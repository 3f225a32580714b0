/** The screens of a request for parental leave, and what a tab remembers of it. */
import type { DraftRules } from 'chart-funnel';
import { step } from 'chart-funnel';
import { enums, literal, nonempty, string, type } from 'superstruct';
import type { Leave } from './request.ts';
import { leaveStruct } from './request.ts';

export const rules: DraftRules<Leave> = { version: 1, struct: leaveStruct, lifetime: 7 * 24 * 60 * 60 * 1_000 };

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
