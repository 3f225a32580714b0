import type { Infer } from 'superstruct';
import { number, optional, string, type, unknown } from 'superstruct';
import { record } from '../compound.ts';
import { envelope } from '../envelope.ts';

/** A golden exchange (`fixtures/`): request and response of a call. */
export const exchange = type({
  call: string(),
  request: type({
    query: optional(record(string(), string())),
    headers: optional(record(string(), string())),
    body: optional(record(string(), unknown())),
  }),
  response: type({ status: number(), body: envelope }),
});

export type Exchange = Infer<typeof exchange>;

/** The golden exchanges by their names, which rows name as their `fixtures`. */
export type Exchanges = ReadonlyMap<string, Exchange>;
