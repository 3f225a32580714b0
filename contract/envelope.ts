import type { Infer } from 'superstruct';
import { string, type, unknown } from 'superstruct';
import { fields, optional, required } from './answer.ts';
import { validate } from './codec.ts';
import { record } from './compound.ts';
import { lenientBoolean } from './lenient.ts';

/** The envelope of every answer (specification §3, §7). */
export const envelope = fields({
  isSuccess: required(lenientBoolean(), 'variant'),
  /** Words for the person, in the language of the call; plain text. */
  feedback: optional(string()),
  data: optional(unknown()),
});

export type Envelope = Infer<typeof envelope>;

/** The envelope of a body; `null` if it is none. */
export function readEnvelope(body: unknown): Envelope | null {
  const [error, value] = validate(envelope, body);
  return error ? null : value;
}

/** `data` of a failure that complains about single fields: words for the person, by the wire's field name. */
export const fieldIssues = type({ champs: record(string(), string()) });
