/** Answers of any back end: golden ones with one field changed, and the pages' reaction to them. */
import { StructError } from 'superstruct';
import type { ApiClient } from '../../src/api/client.ts';
import { readAnswer } from '../../src/api/read-answer.ts';
import type { AskedCall } from '../../contract/call.ts';
import { variantsOf } from '../../contract/fixtures.variants.ts';
import { readGolden } from '../support/golden-exchange.ts';
import type { Facts, Part } from './every-page.tsx';
import { draw } from './every-page.tsx';

/** By fixture names: files are read once. */
const golden = new Map<readonly string[], unknown>();

/** The data of a call's first golden success; `null` where it has none. */
function goldenData(fixtures: readonly string[]): unknown {
  if (!golden.has(fixtures)) golden.set(fixtures, firstSuccess(fixtures));
  return golden.get(fixtures);
}

function firstSuccess(fixtures: readonly string[]): unknown {
  const bodies = fixtures.map((fixture) => readGolden(fixture).response.body);
  return bodies.find(({ isSuccess }) => isSuccess)?.data ?? null;
}

/** The part of a row that tests need. */
export type Asked = Pick<AskedCall<unknown, unknown, unknown>, 'path' | 'fixtures' | 'answer'>;

/** Answers every call with its first golden success, except the changed one; records the calls. */
export function answering(
  changed: { readonly call: Asked; readonly data: unknown } | null,
  asked: Asked[] = [],
): ApiClient {
  return async (call) => {
    asked.push(call);
    const data = call.fixtures === changed?.call.fixtures ? changed.data : goldenData(call.fixtures);
    return readAnswer(call, { isSuccess: true, feedback: null, data });
  };
}

/** Answers every call with its first golden success, changed. */
export function answeringWith(change: (data: unknown) => unknown): ApiClient {
  return async (call) => readAnswer(call, { isSuccess: true, feedback: null, data: change(goldenData(call.fixtures)) });
}

/** The parsed answer, or `malformed`. */
function readingOf({ answer }: Pick<Asked, 'answer'>, data: unknown): unknown {
  try {
    return answer.read(data);
  } catch (error) {
    if (error instanceof StructError) return 'malformed';
    throw error;
  }
}

/**
 * The call's golden answer with one field changed, for each field and change; without changes that parse alike.
 * @param isSampled Whether each field is absent, and changed in one way only: neighboring fields in different ones.
 */
export function* changedAnswers(
  call: Asked,
  isSampled = false,
): Generator<{ readonly path: string; readonly data: unknown; readonly read: unknown }> {
  const seen = new Set<string>();
  for (const [index, { path, absent, few }] of [...variantsOf(goldenData(call.fixtures))].entries()) {
    const changes = isSampled ? few.slice(index % few.length, (index % few.length) + 1) : few;
    for (const data of [absent, ...changes]) {
      const read = readingOf(call, data);
      const text = JSON.stringify(read);
      if (seen.has(text)) continue;
      seen.add(text);
      yield { path, data, read };
    }
  }
}

/** A golden answer with some of its fields changed. */
interface Changed {
  /** The fields. */
  readonly paths: readonly string[];
  readonly data: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** An answer with a field of another one in place of its own; without it, if the other one lacks it. */
function withFieldOf(data: unknown, other: unknown, [field, ...rest]: readonly string[]): unknown {
  if (field === undefined) return other;
  if (!isRecord(data) || !isRecord(other)) return data;
  const value = withFieldOf(data[field], other[field], rest);
  if (Array.isArray(data)) {
    const list: readonly unknown[] = data;
    return list.map((each, index) => (String(index) === field ? value : each));
  }
  const others = Object.entries(data).filter(([name]) => name !== field);
  return Object.fromEntries(field in other ? [...others, [field, value]] : others);
}

/** The most fields of an answer that are changed together. */
const MOST_TOGETHER = 8;

/** The change with one more, unless one field is within another one, or the answer is unreadable then: `null`. */
function joined(call: Asked, { paths, data }: Changed, path: string, other: unknown): Changed | null {
  const isApart = (each: string): boolean => !`${path}.`.startsWith(`${each}.`) && !`${each}.`.startsWith(`${path}.`);
  if (paths.length >= MOST_TOGETHER || !paths.every(isApart)) return null;
  const both = withFieldOf(data, other, path.split('.'));
  return readingOf(call, both) === 'malformed' ? null : { paths: [...paths, path], data: both };
}

/** The changes of a call's answer, each alone. */
export const changedAlone = (call: Asked): readonly Changed[] =>
  [...changedAnswers(call)].map(({ path, data }) => ({ paths: [path], data }));

/** The changes of a call's answer, several fields at once. */
export function changedTogether(call: Asked, isSampled = false): readonly Changed[] {
  const groups: Changed[] = [];
  for (const { path, data } of changedAnswers(call, isSampled)) {
    const found = groups.findIndex((group) => joined(call, group, path, data) !== null);
    const group = groups[found];
    const more = group && joined(call, group, path, data);
    if (more) groups[found] = more;
    else groups.push({ paths: [path], data });
  }
  return groups;
}

/** Reason why a page fails to render; `null` if it renders. */
export async function failureAt(part: Part, client: ApiClient, facts: Facts): Promise<string | null> {
  try {
    const text = await draw(part, client, facts);
    return /<main[^]*<h1/.test(text) ? null : text.slice(0, 300);
  } catch (error) {
    return error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error);
  }
}
