/**
 * A struct of the wire as JSON Schema (2020-12). The schema refuses what a call answers with 400; rules whose violation
 * is answered with 422, which a person can correct, are in `x-rules`.
 */
import { Struct } from 'superstruct';
import { isRefusal } from '../../validation/issue.ts';
import type { Field, FieldRule } from '../answer.ts';
import type { WireStruct } from '../codec.ts';
import { isCorrectable } from '../field-errors.ts';

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly [keyword: string]: unknown;
}

/** The struct of a field, or of anything else on the wire. */
type AnyStruct = Struct<unknown, unknown>;

/** Probe values by JSON type: a struct has the types of those that it accepts. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  string: ['', 'x', '/', 'FR', '2026-01-31'],
  number: [1.5, 0.5, -0.5],
  integer: [1, 0, 12, -1],
  boolean: [true, false],
};

/** Probe values whose refusals reveal the rules of a struct. */
const dubious = ['', ' ', '?', 'x'.repeat(10_000), [], Array.from({ length: 1000 }, () => 1), -1, 0.5, 0, 1e9, false];

function entriesOf(schema: unknown): readonly (readonly [string, unknown])[] {
  return typeof schema === 'object' && schema !== null ? Object.entries(schema) : [];
}

function valuesOf(schema: unknown): readonly unknown[] {
  return entriesOf(schema).map(([, value]) => value);
}

function isStruct(part: unknown): part is AnyStruct {
  return part instanceof Struct;
}

/** Whether a struct accepts a value as one of its own type: answers read `1` as `true`, and write `true`. */
function isOwn(struct: AnyStruct, value: unknown): boolean {
  const [error, read] = struct.validate(value, { coerce: true });
  return error === undefined ? typeof read === typeof value : isCorrectable(error);
}

/** Whether a call would not answer 400 to this value: the struct accepts it, or only rules refuse it. */
function isShaped(struct: AnyStruct, value: unknown): boolean {
  const [error] = struct.validate(value, { coerce: true });
  return error === undefined || isCorrectable(error);
}

/** The rules of a struct, without those of a list's elements. */
function rulesOf(struct: AnyStruct): readonly unknown[] {
  const issues = dubious.flatMap((value) => {
    const [error] = struct.validate(value, { coerce: true });
    // All failures of a long list are many.
    if (!error || error.path.length > 0) return [];
    return error.failures().flatMap((each) => (isRefusal(each) ? [[each.issue.code, each.issue] as const] : []));
  });
  return [...new Map(issues).values()];
}

/** Position of a struct in the table. */
export interface Standing {
  /** In words, for the engineer who reads the error. */
  readonly place: string;
  /** Texts, numbers and booleans (never `null`) of golden exchanges: probe values for structs that refuse `samples`. */
  readonly seen: readonly unknown[];
}

/** JSON types of a struct that exposes only its name. */
function typesOf(struct: AnyStruct, { place, seen }: Standing): string | readonly string[] {
  const taken = Object.entries(samples).flatMap(([type, values]) =>
    values.some((value) => isOwn(struct, value)) ? [type] : [],
  );
  const found = taken.length > 0 ? taken : seen.flatMap((value) => (isOwn(struct, value) ? [typeof value] : []));
  // A struct that accepts fractions accepts integers, too.
  const types = [...new Set(found)].filter((type) => type !== 'integer' || !found.includes('number'));
  const [only] = types;
  if (only === undefined) {
    throw new Error(
      `${place}: “${struct.type}” takes nothing that a golden exchange holds. Give the call a fixture in which that field has a value.`,
    );
  }
  return types.length === 1 ? only : types;
}

function isField(struct: AnyStruct): struct is Field<unknown> {
  const { schema } = struct;
  return !isStruct(schema) && typeof schema === 'object' && schema !== null && 'kind' in schema && 'of' in schema;
}

function partOf(part: unknown, { place }: Standing): AnyStruct {
  if (isStruct(part)) return part;
  throw new Error(
    `${place}: what stands there does not tell what it is made of. Use array, object, type and enums of superstruct, union and record of contract/compound.ts, or tell it in contract/openapi/json-schema.ts.`,
  );
}

/** An object: requests know all of their fields, answers may say more. */
function objectSchema({ type, schema }: AnyStruct, standing: Standing): JsonSchema {
  const fields = entriesOf(schema).map(([name, part]) => {
    const inner = { ...standing, place: `${standing.place}.${name}` };
    return { name, part: partOf(part, inner), inner };
  });
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, part, inner }) => [name, jsonSchemaOf(part, inner)])),
    required: fields.flatMap(({ name, part }) => (isShaped(part, undefined) ? [] : [name])),
    ...(type === 'object' && { additionalProperties: false }),
  };
}

/** A word or a number of an enumeration; others may come, or are refused by a rule. */
function choiceSchema(struct: AnyStruct, standing: Standing): JsonSchema {
  const known = valuesOf(struct.schema);
  const others = { type: typesOf(struct, standing) };
  return known.length === 0 ? others : { anyOf: [{ enum: known }, others] };
}

function shapeOf(struct: AnyStruct, standing: Standing): JsonSchema {
  const { type, schema } = struct;
  switch (type) {
    case 'unknown':
      return {};
    case 'object':
    case 'type':
      return objectSchema(struct, standing);
    case 'array':
    case 'rows':
      return { type: 'array', items: jsonSchemaOf(partOf(schema, standing), standing) };
    case 'record': {
      const value = new Map(entriesOf(schema)).get('value');
      return { type: 'object', additionalProperties: jsonSchemaOf(partOf(value, standing), standing) };
    }
    case 'union': {
      const members = schema === null ? [null] : valuesOf(schema);
      return { anyOf: members.map((member) => jsonSchemaOf(partOf(member, standing), standing)) };
    }
    case 'literal':
      return schema === null ? { type: 'null' } : { const: schema };
    case 'enums':
      return { enum: valuesOf(schema) };
    case 'code':
    case 'oneOf':
      return choiceSchema(struct, standing);
    default:
      return { type: typesOf(struct, standing), ...(!(type in samples) && { title: type }) };
  }
}

function orNull(shape: JsonSchema): JsonSchema {
  const { type, enum: words, anyOf: members } = shape;
  if (words) return { ...shape, enum: [...words, null] };
  if (members) return { ...shape, anyOf: [...members, { type: 'null' }] };
  return typeof type === 'string' ? { ...shape, type: [type, 'null'] } : { anyOf: [shape, { type: 'null' }] };
}

/** A field of an answer as the server writes it. The client omits unreadable values, so the schema refuses them. */
function fieldSchema({ kind, of }: FieldRule, standing: Standing): JsonSchema {
  const value = jsonSchemaOf(partOf(of, standing), standing);
  if (kind === 'required' || Object.keys(value).length === 0) return value;
  return orNull(kind === 'rows' ? { type: 'array', items: value } : value);
}

/**
 * The schema of a struct. Throws for one that hides its members, such as superstruct's own `union`; the message names
 * the place.
 */
export function jsonSchemaOf(wire: WireStruct, standing: Standing): JsonSchema {
  const struct = partOf(wire, standing);
  if (isField(struct)) return fieldSchema(struct.schema, standing);
  const shape = shapeOf(struct, standing);
  const rules = struct.type === 'object' || struct.type === 'type' ? [] : rulesOf(struct);
  const isNullable = Object.keys(shape).length > 0 && shape['type'] !== 'null' && isShaped(struct, null);
  return { ...(isNullable ? orNull(shape) : shape), ...(rules.length > 0 && { 'x-rules': rules }) };
}
