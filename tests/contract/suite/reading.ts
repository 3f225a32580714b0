/** An answer as the application reads it, with the application's own code. */
import { StructError } from 'superstruct';
import { ApiError } from '../../../machines/failure.ts';
import type { Received } from '../../../src/api/read-answer.ts';
import { readAnswer } from '../../../src/api/read-answer.ts';
import type { Unreadable } from '../../../contract/answer.ts';
import type { Call } from '../../../contract/call.ts';
import type { Wire } from '../visitor.ts';
import { NoEnvelope } from '../visitor.ts';

/**
 * The outcome of a reading. `works with loss`: parts of the answer are unreadable, and `why` names them. `missing`: there
 * is no answer of the call. `misread`: the application cannot use the answer.
 */
export type Reading =
  | { readonly result: 'works' }
  | { readonly result: 'works with loss' | 'missing' | 'misread'; readonly why: string };

type Row = Call<unknown, unknown, unknown>;

const works: Reading = { result: 'works' };

/** Why a value cannot be read, for the author of a back end. */
const unreadable: Readonly<Record<Unreadable, string>> = {
  ambiguousMoney: 'an amount with decimals, cents or euros?',
  identifierTooLarge: `a number above ${Number.MAX_SAFE_INTEGER}`,
};

/** Number of omissions named in a sentence. */
const NAMED = 5;

function lossIn({ omissions }: Extract<Received<unknown>, { readonly kind: 'answered' }>): Reading {
  if (omissions.length === 0) return works;
  const named = omissions
    .slice(0, NAMED)
    .map(({ kind, path, why }) => `data.${path} (${kind}${why === undefined ? '' : `: ${unreadable[why]}`})`);
  const others = omissions.length > NAMED ? ` and ${omissions.length - NAMED} more` : '';
  const isRead = omissions.every(({ kind }) => kind === 'doubled');
  const loss = isRead ? 'rows have the id of an earlier one:' : 'the application cannot read';
  return { result: 'works with loss', why: `${loss} ${named.join(', ')}${others}` };
}

/** The reason of a malformed answer; the deepest failure says most. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof StructError)) return String(cause);
  const [deepest] = cause.failures().toSorted((one, other) => other.path.length - one.path.length);
  const place = ['data', ...(deepest?.path ?? []).map(String)].join('.');
  if (deepest?.value === undefined) return `${place} is missing`;
  const why = Object.entries(unreadable).find(([word]) => word === deepest.refinement)?.[1];
  return `${place} is not what the table says (${why ?? deepest.type})`;
}

/** A refusal in a sentence: `answered 403, a refusal (“…”)`. */
export function refusalOf({ status, body }: Wire): string {
  return `answered ${status}, a refusal${body.feedback === null ? '' : ` (“${body.feedback}”)`}`;
}

/** Reads an answer. A refusal of a call that refuses works, and so does a 401 of a call that identifies its caller. */
export function readingOf(row: Row, answer: Wire): Reading {
  if (answer.status === 401 && row.identifiesCaller) return works;
  if (answer.status < 200 || answer.status > 299) return { result: 'missing', why: refusalOf(answer) };
  try {
    const received = readAnswer(row, answer.body);
    return received.kind === 'refused' ? works : lossIn(received);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const why = error.kind === 'malformed' ? reasonOf(error.cause) : `${refusalOf(answer)}, and the call has none`;
    return { result: 'misread', why };
  }
}

/** The outcome of a request without an answer to read. */
export function readingOfError(row: Row, error: unknown): Reading {
  if (!(error instanceof NoEnvelope))
    return { result: 'missing', why: error instanceof Error ? error.message : String(error) };
  if (error.status === 401 && row.identifiesCaller) return works;
  return { result: 'missing', why: error.message };
}
