/** A request for parental leave: its draft, and the events of a person. */
import type { Infer } from 'superstruct';
import { boolean, enums, nullable, number, object, string } from 'superstruct';

export const leaveStruct = object({
  /** Idempotency key: a request sent twice is taken once. */
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
  /** The server's reference of the request; `null` before it was sent. */
  reference: nullable(string()),
});

export type Leave = Infer<typeof leaveStruct>;

export function freshLeave(key: string): Leave {
  const child = { kind: null, day: '', agency: '' } as const;
  return { key, name: '', ...child, start: '', weeks: 8, isShared: false, partner: '', reference: null };
}

export interface LeaveContext {
  readonly draft: Leave;
  readonly hasFailed: boolean;
}

export type LeaveEvent =
  | { readonly type: 'who.given'; readonly name: string; readonly kind: 'birth' | 'adoption' }
  | { readonly type: 'child.given'; readonly day: string; readonly agency: string }
  | { readonly type: 'dates.given'; readonly start: string; readonly weeks: number; readonly isShared: boolean }
  | { readonly type: 'partner.given'; readonly partner: string }
  | { readonly type: 'request.confirmed' }
  | { readonly type: 'another.begun' };
