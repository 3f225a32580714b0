import type { Struct } from 'superstruct';
import type { ScenarioName } from './scenarios.ts';

/** Every field of any variant of a request. */
type FieldsOf<Asked> = Asked extends unknown ? keyof Asked & string : never;

/**
 * An example request of a row: placeholders in angle brackets, `<invoices.0.id>`, are taken from the answer of the
 * scenario that is arranged first.
 */
export interface Example {
  readonly first?: ScenarioName;
  readonly asks: Readonly<Record<string, unknown>>;
}

/** A call of test control, of any type. */
export interface Row {
  readonly method: 'GET' | 'POST';
  /** With parameters, which are the fields of a GET: `/test/books/:id`. */
  readonly path: `/test/${string}`;
  /** One sentence: its effect and its answer. */
  readonly does: string;
  readonly struct: Struct<unknown, unknown>;
  /** Meaning of each field. */
  readonly means: Readonly<Record<string, string>>;
  readonly example: Example;
  /** Validates a request, and answers it. Throws superstruct's `StructError`. */
  readonly answer: (asked: unknown) => Promise<unknown>;
}

/** A call, with its types. */
interface TypedRow<Asked> extends Pick<Row, 'method' | 'path' | 'does' | 'example'> {
  readonly struct: Struct<Asked, unknown>;
  readonly means: Readonly<Record<FieldsOf<Asked>, string>>;
  readonly answer: (asked: Asked) => unknown;
}

/** A row with its types erased; a field without its meaning does not compile. */
export function row<Asked>(typed: TypedRow<Asked>): Row;
export function row({ struct, answer, ...said }: Omit<TypedRow<unknown>, 'means'> & Pick<Row, 'means'>): Row {
  return { ...said, struct, answer: async (asked) => (await answer(struct.create(asked))) ?? {} };
}
