/** The first difference between an answer and a golden exchange, as a sentence. */
import { isDeepStrictEqual } from 'node:util';
import { is, nullable } from 'superstruct';
import type { Call } from '../../../contract/call.ts';
import { fieldIssues } from '../../../contract/envelope.ts';
import type { Exchange } from '../../../contract/exchange.ts';
import type { Wire } from '../visitor.ts';

/** The strictness of a comparison. */
export interface Closeness {
  /** Whether the back end has the exchange’s state: then the same fields are required, and words where it has words. */
  readonly isArranged: boolean;
  /** Whether an answer with fields unknown to the codec, or a cacheable one, is a difference. */
  readonly isExact: boolean;
}

type Row = Call<unknown, unknown, unknown>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : 'a single value';
}

/** The parts of two values at the same places: fields, first elements of lists and of maps keyed by number. */
function pairsOf(golden: unknown, received: unknown): readonly (readonly [string, unknown, unknown])[] {
  if (Array.isArray(golden) && Array.isArray(received))
    return golden.length === 0 ? [] : [['0', golden[0], received[0]]];
  if (!isObject(golden) || !isObject(received)) return [];
  const names = Object.keys({ ...golden, ...received });
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) {
    return [['*', Object.values(golden)[0], Object.values(received)[0]]];
  }
  return names.map((name) => [name, golden[name], received[name]]);
}

function shapeDifference(golden: unknown, received: unknown, place: string, isExact: boolean): string | null {
  if (golden === undefined) return isExact ? `${place} is in the answer, and not in the exchange` : null;
  const [kind, other] = [kindOf(golden), kindOf(received)];
  if (other === 'missing') return `${place} is missing`;
  if (kind !== other) return `${place} is ${other}, and ${kind} in the exchange`;
  if (Array.isArray(golden) && Array.isArray(received) && (golden.length === 0) !== (received.length === 0)) {
    return received.length === 0 ? `${place} is empty` : `${place} is not empty, as it is in the exchange`;
  }
  for (const [name, inner, innerReceived] of pairsOf(golden, received)) {
    const difference = shapeDifference(inner, innerReceived, `${place}.${name}`, isExact);
    if (difference !== null) return difference;
  }
  return null;
}

/** Whether decoding, then encoding changes the data. */
function hasUnknownData(row: Row, data: unknown): boolean {
  return !isDeepStrictEqual(row.answer.encode(row.answer.decode(data)), data);
}

function statusDifference({ response }: Exchange, { status, body }: Wire): string | null {
  if (status === response.status && body.isSuccess === response.body.isSuccess) return null;
  const words = body.feedback === null ? '' : ` (“${body.feedback}”)`;
  const meant = (isSuccess: boolean) => (isSuccess ? '' : ', a refusal');
  return `answered ${status}${meant(body.isSuccess)}${words}, and the exchange has ${response.status}${meant(response.body.isSuccess)}`;
}

/** The first difference; `null` without one. */
export function firstDifference(
  row: Row,
  golden: Exchange,
  answer: Wire,
  { isArranged, isExact }: Closeness,
): string | null {
  const { isSuccess, data, feedback } = answer.body;
  const status = statusDifference(golden, answer);
  if (status !== null) return status;
  const shape = isArranged ? shapeDifference(golden.response.body.data, data, 'data', isExact) : null;
  if (shape !== null) return shape;
  if (!isSuccess && !is(data, nullable(fieldIssues))) return 'data of a refusal are neither null nor words by field';
  if (isArranged && (feedback === null) !== (golden.response.body.feedback === null)) {
    return feedback === null ? 'feedback has no words' : 'feedback has words, and none in the exchange';
  }
  if (isExact && answer.headers.get('cache-control') !== 'no-store') return 'may be stored by caches';
  return isExact && isSuccess && hasUnknownData(row, data) ? 'data holds what the codec does not know' : null;
}
