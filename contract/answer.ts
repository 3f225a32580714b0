/**
 * Reading of answers: strict for money and identity, forgiving elsewhere. Each field of an answer declares its rule
 * (`required`, `optional`, `withDefault`, `rowsOf`, `part`, `partRows`), so the structs are the table that `approved/answers.txt` prints.
 * Absent, `null` and empty mean the same, but for a list of rows: an absent one is missing, a blank one is empty.
 */
import type { Failure } from 'superstruct';
import { array, is, literal, Struct, type, unknown } from 'superstruct';
import type { Unread } from '../domain/completeness.ts';
import { isUnread, unread } from '../domain/completeness.ts';
import type { Codec } from './codec.ts';
import { validate } from './codec.ts';
import { readValue } from './read-value.ts';

/** Why an answer cannot do without a field; in words in `reasons` of `answers.test.ts`. */
export type Reason = 'identity' | 'money' | 'choice' | 'variant' | 'content' | 'time';

/** Rule for reading a field. */
export interface FieldRule {
  readonly kind: 'required' | 'optional' | 'default' | 'rows' | 'part' | 'partRows';
  /** The struct of its value, or of a row. */
  readonly of: unknown;
  readonly reason?: Reason;
  readonly fallback?: unknown;
}

/** A field of an answer. */
export type Field<Value> = Struct<Value, FieldRule>;

/** Why a value cannot be read, where it could be read in two ways or not exactly. */
export type Unreadable = (typeof unreadables)[number];

const unreadables = ['ambiguousMoney', 'identifierTooLarge'] as const;

/**
 * An unreadable part of an answer: a row that its list leaves out, a missing list, or a field that counts as absent.
 * Also a `doubled` row, which has the id of an earlier one: it stays in a list of `rows` if it differs.
 */
export interface Omission {
  readonly kind: 'row' | 'list' | 'field' | 'doubled';
  /** `operations.3.solde` of the answer's data. */
  readonly path: string;
  readonly why?: Unreadable;
}

/** Position in the value being read: a part of superstruct's context. */
export interface Where {
  readonly path: Path;
}

type Path = readonly (string | number)[];

interface Reading {
  readonly path: Path;
  readonly omissions: Omission[];
}

/** The part that is being read. Reading is synchronous, so there is one. */
let reading: Reading = { path: [], omissions: [] };

/** Records the omission at a path of the part that is being read. */
export function omit(kind: Omission['kind'], path: Path, why?: Unreadable): void {
  reading.omissions.push({ kind, path: [...reading.path, ...path].join('.'), ...(why && { why }) });
}

/** The word for what cannot be read, if it has one (`lenient.ts`). */
function reasonOf(failures: readonly Failure[]): Unreadable | undefined {
  const refinements = failures.map(({ refinement }) => refinement);
  return unreadables.find((word) => refinements.includes(word));
}

/** Reads a part of an answer. If it cannot be read, its own omissions are dropped. */
export function readPart<Value>(
  struct: Struct<Value, unknown>,
  wire: unknown,
  path: Path,
): { readonly value: Value } | { readonly why: Unreadable | undefined } {
  const outer = reading;
  reading = { path: [...outer.path, ...path], omissions: [] };
  try {
    const read = readValue(struct, wire);
    if ('failures' in read) return { why: reasonOf(read.failures) };
    outer.omissions.push(...reading.omissions);
    return read;
  } finally {
    reading = outer;
  }
}

/** Whether a value says nothing: absent, `null` or empty. PHP writes an empty object as `[]`. */
export function isBlank(wire: unknown): boolean {
  if (wire === undefined || wire === null || wire === '') return true;
  return typeof wire === 'object' && Object.keys(wire).length === 0;
}

/** A field without which the object that it belongs to cannot be read. An empty list is a list. */
export function required<Value>(of: Struct<Value, unknown>, reason: Reason): Field<Value> {
  const { coercer, validator, entries, refiner } = of;
  const isMissing = (wire: unknown): boolean => isBlank(wire) && !(Array.isArray(wire) && of.is(wire));
  return new Struct<Value, FieldRule>({
    type: 'required',
    schema: { kind: 'required', of, reason },
    coercer: (wire, context) => (isMissing(wire) ? undefined : coercer(wire, context)),
    entries,
    refiner,
    validator: (value, context) => (isMissing(value) ? 'It is missing' : validator(value, context)),
  });
}

/** The type of `rows`. */
const LIST = 'rows';

function forgiving<Value, Fallback>(
  of: Struct<Value, unknown>,
  schema: FieldRule,
  fallback: Fallback,
): Field<Value | Fallback> {
  return new Struct<Value | Fallback, FieldRule>({
    type: schema.kind,
    schema,
    coercer: (wire, { path }: Where) => {
      if (isBlank(wire)) return fallback;
      const read = readPart(of, wire, path);
      if ('value' in read) return read.value;
      omit(of.type === LIST ? 'list' : 'field', path, read.why);
      return fallback;
    },
    validator: (value, context) => value === fallback || of.validator(value, context),
  });
}

function strict<Value, Fallback>(
  of: Struct<Value, unknown>,
  schema: FieldRule,
  fallback: Fallback,
): Field<Value | Fallback> {
  const { coercer, validator, entries, refiner } = of;
  const isFallback = (value: Value | Fallback): value is Fallback => value === fallback;
  return new Struct<Value | Fallback, FieldRule>({
    type: schema.kind,
    schema,
    coercer: (wire, context) => (isBlank(wire) ? fallback : coercer(wire, context)),
    validator: (value, context) => value === fallback || validator(value, context),
    entries: (value, context) => (value === fallback ? [] : entries(value, context)),
    refiner: (value, context) => isFallback(value) || refiner(value, context),
  });
}

/**
 * A field that may be missing: `null`. An unreadable value counts as absent; with a `reason`, the object that it
 * belongs to cannot be read.
 */
export function optional<Value>(of: Struct<Value, unknown>, reason?: Reason): Field<Value | null> {
  if (reason === undefined) return forgiving(of, { kind: 'optional', of }, null);
  return strict(of, { kind: 'optional', of, reason }, null);
}

/**
 * A field with a default. An unreadable value counts as absent; with a `reason`, the object that it belongs to cannot
 * be read.
 */
export function withDefault<Value>(
  of: Struct<Value, unknown>,
  fallback: NoInfer<Value>,
  reason?: Reason,
): Field<Value> {
  if (reason === undefined) return forgiving(of, { kind: 'default', of, fallback }, fallback);
  return strict(of, { kind: 'default', of, fallback, reason }, fallback);
}

/** A part that a page shows or leaves out as a whole: `absent` without it, `unread` if it is there and cannot be read. */
export function part<Value extends object, Absent extends Value | null>(
  of: Struct<Value, unknown>,
  absent: Absent,
): Field<Value | Unread | Absent> {
  return new Struct<Value | Unread | Absent, FieldRule>({
    type: 'part',
    schema: { kind: 'part', of },
    coercer: (wire, { path }: Where) => {
      if (isBlank(wire)) return absent;
      const read = readPart(of, wire, path);
      if ('value' in read) return read.value;
      omit('field', path, read.why);
      return unread;
    },
    validator: (value, context) => value === absent || isUnread(value) || of.validator(value, context),
  });
}

const identity = type({ schema: type({ kind: literal('required'), reason: literal('identity') }) });

/** The field that names a row: the first one that its identity requires; `null` without one. */
function namingField<Row>({ schema }: Pick<Struct<Row, unknown>, 'schema'>): string | null {
  if (typeof schema !== 'object' || schema === null) return null;
  return Object.entries(schema).find(([, field]) => is(field, identity))?.[0] ?? null;
}

/**
 * A list whose rows are counted or added up: each must be readable, and counts once. A row with the id of an earlier
 * one, or without an id equal to it, is left out, and reported.
 */
export function distinct<Row>(row: Struct<Row, unknown>): ReturnType<typeof array<Struct<Row, unknown>>> {
  const list = array(row);
  const naming = namingField(row);
  list.coercer = (wire, { path }: Where) => {
    if (!Array.isArray(wire)) return wire;
    const seen = new Set<string>();
    return wire.flatMap((each: unknown, index) => {
      const key = naming === null ? JSON.stringify(each) : String(Reflect.get(Object(each), naming));
      if (seen.has(key)) {
        omit('doubled', [...path, index]);
        return [];
      }
      seen.add(key);
      return [each];
    });
  };
  return list;
}

/**
 * A list that a page shows by all of its rows. A blank one is empty; an absent one may be under another name, so it is
 * `unread`, like one with a row that cannot be read.
 */
export function partRows<Row>(row: Struct<Row, unknown>): Field<Row[] | Unread> {
  const list = distinct(row);
  const { coercer, validator } = part(list, []);
  return new Struct<Row[] | Unread, FieldRule>({
    type: 'partRows',
    schema: { kind: 'partRows', of: list },
    coercer: (wire, context) => {
      if (wire !== undefined) return isBlank(wire) ? [] : coercer(wire, context);
      omit('field', context.path);
      return unread;
    },
    validator,
  });
}

/**
 * A list without the rows that cannot be read: each is counted. Any other value is malformed.
 *
 * A row that repeats an id is reported. It stays if it differs from the first of that id.
 *
 * @param ids Whether several rows may have one id; `once`: only the first of an id stays.
 */
export function rows<Row>(
  row: Struct<Row, unknown>,
  ids: 'distinct' | 'repeated' | 'once' = 'distinct',
): Struct<Row[], Struct<Row, unknown>> {
  const naming = ids === 'repeated' ? null : namingField(row);
  return new Struct<Row[], Struct<Row, unknown>>({
    type: LIST,
    schema: row,
    coercer: (wire, { path }: Where) => {
      if (!Array.isArray(wire)) return wire;
      const seen = new Map<unknown, Row>();
      return wire.flatMap((each: unknown, index) => {
        const read = readPart(row, each, [...path, index]);
        if ('value' in read) {
          const id: unknown = naming === null ? index : Reflect.get(Object(read.value), naming);
          const earlier = seen.get(id);
          if (earlier === undefined) {
            seen.set(id, read.value);
            return [read.value];
          }
          omit('doubled', [...path, index]);
          return ids === 'once' || JSON.stringify(earlier) === JSON.stringify(read.value) ? [] : [read.value];
        }
        omit('row', [...path, index], read.why);
        return [];
      });
    },
    validator: Array.isArray,
  });
}

/**
 * A field that is a list of `rows`. A blank one is empty; an absent one may be under another name, so it is an omission.
 * A list that a back end need not have is `withDefault(rows(…), [])`.
 *
 * @param other Another value: makes its object malformed, or is an omission of the list, where there is more to show.
 */
export function rowsOf<Row>(row: Struct<Row, unknown>, other: 'malformed' | 'omitted' = 'malformed'): Field<Row[]> {
  const { coercer, validator } = rows(row);
  return new Struct<Row[], FieldRule>({
    type: 'rows',
    schema: { kind: 'rows', of: row },
    coercer: (wire, context) => {
      const isOmitted = wire === undefined || (other === 'omitted' && !isBlank(wire) && !Array.isArray(wire));
      if (isOmitted) omit('list', context.path);
      return isOmitted || isBlank(wire) ? [] : coercer(wire, context);
    },
    validator,
  });
}

/** An object of an answer. It may hold fields that this version does not know. */
export function fields<Values extends object>(schema: {
  readonly [Name in keyof Values]: Field<Values[Name]>;
}): Struct<Values, { readonly [Name in keyof Values]: Field<Values[Name]> }> {
  // superstruct's own type of a schema holds structs of any type.
  const struct = type(schema as Readonly<Record<string, Struct<unknown, FieldRule>>>);
  return struct as unknown as Struct<Values, { readonly [Name in keyof Values]: Field<Values[Name]> }>;
}

/** A message as it may be written: nullable fields may be left out. */
export type Written<Wire> = Wire extends readonly (infer Element)[]
  ? readonly Written<Element>[]
  : Wire extends object
    ? { readonly [Name in keyof Wire as null extends Wire[Name] ? never : Name]: Written<Wire[Name]> } & {
        readonly [Name in keyof Wire as null extends Wire[Name] ? Name : never]?: Written<Wire[Name]>;
      }
    : Wire;

/** The codec of an answer. */
export interface AnswerCodec<Value> extends Codec<Value> {
  /** Reads the data of an answer, and says what of it was omitted. Throws a `StructError` where a required field is missing or wrong. */
  read(wire: unknown): { readonly value: Value; readonly omissions: readonly Omission[] };
}

/** The codec of an answer, from the struct of its data and both translations. */
export function answerCodec<Value, Wire>(
  struct: Struct<Wire, unknown>,
  { decode, encode }: { readonly decode: (wire: Wire) => Value; readonly encode: (value: Value) => Written<Wire> },
): AnswerCodec<Value> {
  const read = (wire: unknown) => {
    const outer = reading;
    reading = { path: [], omissions: [] };
    try {
      const [error, valid] = validate(struct, isBlank(wire) ? {} : wire);
      if (error) throw error;
      return { value: decode(valid), omissions: reading.omissions };
    } finally {
      reading = outer;
    }
  };
  return { decode: (wire) => read(wire).value, read, encode, wire: struct };
}

/** The answer is success and feedback alone: `data` is `null`. */
export const noData: AnswerCodec<null> = answerCodec(unknown(), { decode: () => null, encode: () => null });
