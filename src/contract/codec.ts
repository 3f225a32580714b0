import type { Struct } from 'superstruct';
import { object, StructError, unknown } from 'superstruct';

/** One thing of the wire and its two translations. */
export interface Codec<Value> {
  /** Reads what came over the wire. Throws superstruct's `StructError` where it has not the agreed shape. */
  decode(wire: unknown): Value;
  encode(value: Value): unknown;
  /** What it reads, as a struct: which fields a message has, and by which rules each is judged. */
  readonly wire: WireStruct;
}

/** The struct of something on the wire, whatever it holds. */
export interface WireStruct {
  readonly schema: unknown;
}

function* noMore(): Generator<never> {}

/**
 * superstruct writes refused values into its messages. One that cannot be written, such as an object with a `toString` of
 * its own or lists nested thousands deep, makes it throw: such a value is malformed, and nothing more is said of it.
 */
function validate<Wire>(struct: Struct<Wire, unknown>, wire: unknown) {
  try {
    // Coerced as forms are: a struct may take off the blanks around a text.
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
 * A codec from the wire's struct and both translations. Requests are strict (`object`): a field that nobody knows is
 * refused. Answers are loose (`type`): a newer server may say more than this client understands.
 */
export function codec<Value, Wire>(
  struct: Struct<Wire, unknown>,
  { decode, encode }: { readonly decode: (wire: Wire) => Value; readonly encode: (value: Value) => Wire },
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

/** Nothing is told beside success and feedback: `data` is `null`. */
export const noData: Codec<null> = codec(unknown(), { decode: () => null, encode: () => null });
