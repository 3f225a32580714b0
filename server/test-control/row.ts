import type { Struct } from 'superstruct';
import type { ScenarioName } from './scenarios.ts';

/** Every field that any way of asking has. */
type FieldsOf<Asked> = Asked extends unknown ? keyof Asked & string : never;

/**
 * How a row is asked, to be tried: what stands in angle brackets is found in the answer of the scenario that is arranged
 * first, `<invoices.0.id>`.
 */
export interface Example {
  readonly first?: ScenarioName;
  readonly asks: Readonly<Record<string, unknown>>;
}

/** What may be asked of test control, whatever it is. */
export interface Row {
  readonly method: 'GET' | 'POST';
  /** With parameters, which are the fields of a GET: `/test/books/:id`. */
  readonly path: `/test/${string}`;
  /** In one sentence: what it does, and what it answers. */
  readonly does: string;
  readonly struct: Struct<unknown, unknown>;
  /** Of each field: what it means. */
  readonly means: Readonly<Record<string, string>>;
  readonly example: Example;
  /** Judges what was asked, and answers it. Throws superstruct's `StructError`. */
  readonly answer: (asked: unknown) => Promise<unknown>;
}

/** One thing that may be asked, with its types. */
interface TypedRow<Asked> extends Pick<Row, 'method' | 'path' | 'does' | 'example'> {
  readonly struct: Struct<Asked, unknown>;
  readonly means: Readonly<Record<FieldsOf<Asked>, string>>;
  readonly answer: (asked: Asked) => unknown;
}

/** A row with its types forgotten; a field without its meaning does not compile. */
export function row<Asked>(typed: TypedRow<Asked>): Row;
export function row({ struct, answer, ...said }: Omit<TypedRow<unknown>, 'means'> & Pick<Row, 'means'>): Row {
  return { ...said, struct, answer: async (asked) => (await answer(struct.create(asked))) ?? {} };
}
