/** Enumeration codes in an answer, found by its struct, and their replacement. */
import { is, type as having, string, unknown } from 'superstruct';

/** Path to a value in an answer. */
export type Place = readonly string[];

const struct = having({ type: string(), schema: unknown() });

/** A field of an answer holds the struct of its value, or of a row (`contract/answer.ts`). */
const field = having({ kind: string(), of: unknown() });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Paths of enumeration codes in an answer; of a list, the first entry stands for all. */
export function enumerationsOf(wire: unknown, data: unknown): readonly Place[] {
  if (!is(wire, struct) || data === null || data === undefined) return [];
  const { type, schema: own } = wire;
  const schema = is(own, field) ? own.of : own;
  if (is(own, field) && type !== 'rows') return enumerationsOf(schema, data);
  if (type === 'union' && Array.isArray(schema)) {
    const places = schema.flatMap((member: unknown) => enumerationsOf(member, data));
    return [...new Map(places.map((place) => [place.join('.'), place])).values()];
  }
  if (type === 'enums' || type === 'code') return [[]];
  if ((type === 'array' || type === 'rows') && Array.isArray(data))
    return enumerationsOf(schema, data[0]).map((place) => ['0', ...place]);
  if (!isRecord(schema) || !isRecord(data)) return [];
  return Object.entries(schema).flatMap(([field, inner]) =>
    enumerationsOf(inner, data[field]).map((place) => [field, ...place]),
  );
}

/** The answer with another code at a path. */
export function withCode(data: unknown, [field, ...rest]: Place, code: string | number): unknown {
  if (field === undefined) return code;
  if (Array.isArray(data)) {
    const list: readonly unknown[] = data;
    return list.map((each, index) => (String(index) === field ? withCode(each, rest, code) : each));
  }
  return isRecord(data) ? { ...data, [field]: withCode(data[field], rest, code) } : data;
}
