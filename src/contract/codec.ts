import type { Struct } from 'superstruct';
import { object, unknown } from 'superstruct';

/** One thing of the wire and its two translations. */
export interface Codec<Value> {
  /** Reads what came over the wire. Throws superstruct's `StructError` where it has not the agreed shape. */
  decode(wire: unknown): Value;
  encode(value: Value): unknown;
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
      const [error, valid] = struct.validate(wire);
      if (error) throw error;
      return decode(valid);
    },
    encode,
  };
}

/** Nothing is asked: an empty query, or the body `{}`. */
export const nothing: Codec<null> = codec(object({}), { decode: () => null, encode: () => ({}) });

/** Nothing is told beside success and feedback: `data` is `null`. */
export const noData: Codec<null> = codec(unknown(), { decode: () => null, encode: () => null });
