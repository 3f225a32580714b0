import type { Struct } from 'superstruct';
import { object, StructError } from 'superstruct';

/** One message of the wire and its two translations. */
export interface Codec<Value> {
  /** Reads what came over the wire. Throws superstruct's `StructError` where it does not have the agreed shape. */
  decode(wire: unknown): Value;
  encode(value: Value): unknown;
  /** Struct of the message: its fields, and the rules of each. */
  readonly wire: WireStruct;
}

/** A message as it is written: its lists need not be of its own. */
export type Sent<Wire> = Wire extends readonly (infer Element)[]
  ? readonly Sent<Element>[]
  : Wire extends object
    ? { readonly [Name in keyof Wire]: Sent<Wire[Name]> }
    : Wire;

/** The struct of any value on the wire. */
export interface WireStruct {
  readonly schema: unknown;
}

function* noMore(): Generator<never> {}

/**
 * Validates as forms do, with coercion: a struct may trim a text. superstruct writes refused values into its messages. One
 * that cannot be written, such as an object with a `toString` of its own or lists nested thousands deep, makes it throw: such
 * a value is malformed.
 */
export function validate<Wire>(struct: Struct<Wire, unknown>, wire: unknown) {
  try {
    const result = struct.validate(wire, { coerce: true });
    // Failures are made as they are asked for: now, so that all are made here.
    result[0]?.failures();
    return result;
  } catch {
    const place = { path: [], branch: [], key: undefined, value: undefined };
    const failure = { ...place, type: 'unknown', refinement: undefined, message: 'A value cannot be written' };
    return [new StructError(failure, noMore), undefined] as const;
  }
}

/**
 * The codec of a request, from the wire's struct and both translations. Requests are strict (`object`): an unknown field is
 * refused. Answers are read by `answerCodec` (`answer.ts`).
 */
export function codec<Value, Wire>(
  struct: Struct<Wire, unknown>,
  { decode, encode }: { readonly decode: (wire: Wire) => Value; readonly encode: (value: Value) => Wire | Sent<Wire> },
): Codec<Value> {
  return {
    decode: (wire) => {
      const [error, valid] = validate(struct, wire);
      if (error) throw error;
      return decode(valid);
    },
    encode,
    wire: struct,
  };
}

/** Nothing is asked: an empty query, or the body `{}`. */
export const nothing: Codec<null> = codec(object({}), { decode: () => null, encode: () => ({}) });
