import type { Infer } from 'superstruct';
import { create, number, object, optional, string, unknown } from 'superstruct';
import { record } from './compound.ts';
import type { Envelope } from './envelope.ts';

const fields = record(string(), unknown());

/**
 * A file of `fixtures/`: a golden exchange without its envelope. Without `refusal` it succeeds, with status 200; without
 * `answer` its `data` is null, without `feedback` it has no words.
 */
const fixtureFile = object({
  call: string(),
  query: optional(record(string(), string())),
  request: optional(fields),
  answer: optional(fields),
  feedback: optional(string()),
  refusal: optional(object({ status: number(), feedback: string(), champs: optional(record(string(), string())) })),
});

/** A golden exchange (`fixtures/`): request and response of a call. */
export interface Exchange {
  readonly call: string;
  readonly request: Pick<Infer<typeof fixtureFile>, 'query'> & { readonly body?: Readonly<Record<string, unknown>> };
  readonly response: { readonly status: number; readonly body: Envelope };
}

/** The golden exchanges by their names, which rows name as their `fixtures`. */
export type Exchanges = ReadonlyMap<string, Exchange>;

/** The exchange of a file of `fixtures/`, parsed as JSON. Throws a `StructError` where it has another shape. */
export function exchangeOf(file: unknown): Exchange {
  const { call, query, request, answer, feedback, refusal } = create(file, fixtureFile);
  const body: Envelope = refusal
    ? {
        isSuccess: false,
        feedback: refusal.feedback,
        data: refusal.champs === undefined ? null : { champs: refusal.champs },
      }
    : { isSuccess: true, feedback: feedback ?? null, data: answer ?? null };
  return {
    call,
    request: { ...(query && { query }), ...(request && { body: request }) },
    response: { status: refusal?.status ?? 200, body },
  };
}
