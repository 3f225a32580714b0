/**
 * Both directions between a value of the domain and an object of the wire, from one table of names: which field of the wire
 * each field of the value is, and its own mapping where more than the name differs.
 */
import type { Struct } from 'superstruct';
import type { Unread } from '../domain/completeness.ts';
import { isUnread, unread } from '../domain/completeness.ts';
import { compact } from '../validation/rules/text.ts';
import type { AnswerCodec, Written } from './answer.ts';
import { answerCodec } from './answer.ts';
import type { Codec, Sent } from './codec.ts';
import { codec } from './codec.ts';

/** Both directions of a value. `Out` is the encoded form: `Written<Wire>` if fields that are `null` are left out. */
export interface Mapping<Value, Wire, Out = Sent<Wire>> {
  readonly decode: (wire: Wire) => Value;
  readonly encode: (value: Value) => Out;
}

/** Written value of a field: only a nullable field may be left out. */
type WrittenField<Wire> = Written<Wire> | (null extends Wire ? undefined : never);

/** Fields of the wire that hold a value as it is. */
type FieldOf<Value, Wire> = {
  [Name in keyof Wire & string]-?: [Wire[Name]] extends [Value]
    ? [Value] extends [Sent<Wire[Name]>]
      ? Name
      : never
    : never;
}[keyof Wire & string];

/** A field of the wire with the mapping of its value. */
type MappedField<Value, Wire> = {
  [Name in keyof Wire & string]-?: readonly [Name, Mapping<Value, Wire[Name], WrittenField<Wire[Name]>>];
}[keyof Wire & string];

/** The names of a value's fields on the wire. A table in the table: an object whose fields stand among the others there. */
export type Names<Value, Wire> = {
  readonly [Field in keyof Value]-?:
    | FieldOf<Value[Field], Wire>
    | MappedField<Value[Field], Wire>
    | (Value[Field] extends readonly unknown[]
        ? never
        : Value[Field] extends object
          ? Names<Value[Field], Wire>
          : never);
};

/** The fields of the wire that a table names. */
type Named<Table> = {
  [Field in keyof Table]: Table[Field] extends string
    ? Table[Field]
    : Table[Field] extends readonly [infer Name, unknown]
      ? Name
      : Named<Table[Field]>;
}[keyof Table];

/** The entries of a table that may leave something out. */
type Omitting<Table, Wire> = {
  [Field in keyof Table]: Table[Field] extends string
    ? never
    : Table[Field] extends readonly [infer Name extends keyof Wire, { readonly encode: (value: never) => infer Out }]
      ? [Out] extends [Sent<Wire[Name]>]
        ? never
        : Field
      : Omitting<Table[Field], Wire>;
}[keyof Table];

type Required<Wire> = { [Name in keyof Wire]-?: undefined extends Wire[Name] ? never : Name }[keyof Wire];

/** Constant fields that a table does not name, such as the discriminator of a request. */
type Constants<Table, Wire> =
  Exclude<Required<Wire>, Named<Table>> extends never
    ? []
    : [constants: { readonly [Name in Exclude<Required<Wire>, Named<Table>>]: Wire[Name] }];

type AnyMapping = Mapping<unknown, unknown, unknown>;

type Part = readonly [name: string, of: AnyMapping];

interface Table {
  readonly [field: string]: string | Part | Table;
}

/** One field of a value. `name` is `null` where its fields stand among the others on the wire. */
interface Step {
  readonly field: string;
  readonly name: string | null;
  readonly of: AnyMapping | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isPart = (entry: Part | Table): entry is Part => Array.isArray(entry);

function stepOf(field: string, entry: string | Part | Table): Step {
  if (typeof entry === 'string') return { field, name: entry, of: null };
  return isPart(entry) ? { field, name: entry[0], of: entry[1] } : { field, name: null, of: bothWays(entry) };
}

/** Both directions from a table. `Names` has compared its types: TypeScript cannot follow a loop over fields. */
function bothWays<Value, Wire, Out>(names: object, constants?: object): Mapping<Value, Wire, Out> {
  const steps = Object.entries(names as Table).map(([field, entry]) => stepOf(field, entry));
  return {
    decode: (wire) => {
      const value: Record<string, unknown> = {};
      for (const { field, name, of } of steps) {
        const part = name === null ? wire : (wire as Fields)[name];
        value[field] = of ? of.decode(part) : part;
      }
      return value as Value;
    },
    encode: (value) => {
      const wire: Record<string, unknown> = { ...constants };
      for (const { field, name, of } of steps) {
        const part = (value as Fields)[field];
        const written = of ? of.encode(part) : part;
        if (name === null) Object.assign(wire, written);
        else if (written !== undefined) wire[name] = written;
      }
      return wire as Out;
    },
  };
}

/** No field that the value does not have. */
type Exact<Own, Value> = Own & { readonly [Field in Exclude<keyof Own, keyof Value>]: never };

/** No entry that may leave something out. */
type Whole<Own, Wire> = [Omitting<Own, Wire>] extends [never] ? unknown : never;

/** Output of a table: the whole message, unless an entry may leave a field out. */
type OutOf<Own, Wire> = [Omitting<Own, Wire>] extends [never] ? Sent<Wire> : Written<Wire>;

/**
 * The mapping of an object that a struct describes: `mapping<Device>()(session, { id: 'sessionIId', … })`. Each field of the
 * value and of the wire is named; what only the wire has is a constant.
 */
export function mapping<Value>() {
  return <Wire, const Own extends Names<Value, Wire>>(
    _struct: Struct<Wire, unknown>,
    names: Exact<Own, Value>,
    ...[constants]: Constants<Own, Wire>
  ): Mapping<Value, Wire, OutOf<Own, Wire>> => bothWays(names, constants);
}

/** The codec of a request whose fields are those of a value: `requestOf<Named>()(struct, { id: 'veilleIId' })`. */
export function requestOf<Value>() {
  return <Wire, const Own extends Names<Value, Wire>>(
    struct: Struct<Wire, unknown>,
    names: Exact<Own, Value> & Whole<Own, Wire>,
    ...[constants]: Constants<Own, Wire>
  ): Codec<Value> => codec(struct, bothWays<Value, Wire, Sent<Wire>>(names, constants));
}

/** The codec of an answer whose fields are those of a value. */
export function answerOf<Value>() {
  return <Wire, const Own extends Names<Value, Wire>>(
    struct: Struct<Wire, unknown>,
    names: Exact<Own, Value>,
    ...[constants]: Constants<Own, Wire>
  ): AnswerCodec<Value> => answerCodec(struct, bothWays<Value, Wire, Written<Wire>>(names, constants));
}

/** A list, element by element. */
export function listOf<Value, Wire, Out>({
  decode,
  encode,
}: Mapping<Value, Wire, Out>): Mapping<readonly Value[], Wire[], readonly Out[]> {
  return { decode: (wire) => wire.map(decode), encode: (values) => values.map(encode) };
}

/** A value that may be missing, and the mark of its absence on the wire. */
const missingAs =
  <Missing>(missing: Missing) =>
  <Value, Wire, Out>({
    decode,
    encode,
  }: Mapping<Value, Wire, Out>): Mapping<Value | null, Wire | null, Out | Missing> => ({
    decode: (wire) => (wire === null ? null : decode(wire)),
    encode: (value) => (value === null ? missing : encode(value)),
  });

/** A value that may be missing: `null` on both sides. */
export const orNull = missingAs(null);

/** A boolean that is left out where it is false. */
export const whenTrue: Mapping<boolean, boolean | null, true | undefined> = {
  decode: (wire) => wire ?? false,
  encode: (value) => value || undefined,
};

/** A part that may be there unreadably. */
export function orUnread<Value, Wire, Out>({
  decode,
  encode,
}: Mapping<Value, Wire, Out>): Mapping<Value | Unread, Wire | Unread, Out | Unread> {
  return {
    decode: (wire) => (isUnread(wire) ? unread : decode(wire)),
    encode: (value) => (isUnread(value) ? unread : encode(value)),
  };
}

/** A value that may be missing, and then is left out of an answer. */
export const omitted = missingAs(undefined);

/** A word of the code, and of the wire. */
export function words<Key extends string, Word extends string>(
  table: Readonly<Record<Key, Word>>,
): Mapping<Key, Word, Word> {
  const keys = Object.fromEntries(Object.entries(table).map(([key, word]) => [word, key])) as Record<Word, Key>;
  return { decode: (word) => keys[word], encode: (key) => table[key] };
}

/** A typed text, without the blanks around it. */
export const trimmed: Mapping<string, string> = { decode: (typed) => typed.trim(), encode: (text) => text };

/** A number of the wire that the code keeps as text. */
export const numberAsText: Mapping<string, number> = { decode: String, encode: Number };

/** A value that is the same on both sides. */
export function same<Value>(): Mapping<Value, Value, Value> {
  return { decode: (wire) => wire, encode: (value) => value };
}

/** A typed number, without separators. */
export const compacted: Mapping<string, string> = { decode: compact, encode: (number) => number };
