import type { Infer } from 'superstruct';
import { boolean, nullable, string, type, unknown } from 'superstruct';
import { record } from './compound.ts';

/** What every answer is wrapped in (specification §3, §7). */
export const envelope = type({
  isSuccess: boolean(),
  /** Words for the person, in the language of the call; plain text. */
  feedback: nullable(string()),
  data: unknown(),
});

export type Envelope = Infer<typeof envelope>;

/** `data` of a failure that complains about single fields: words for the person, by the wire's field name. */
export const fieldComplaints = type({ champs: record(string(), string()) });
