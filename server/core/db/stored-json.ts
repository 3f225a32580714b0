import type { Struct, StructError } from 'superstruct';
import type { ColumnType } from 'kysely';

declare const content: unique symbol;

/** A JSON value from the database, possibly written by an older version: only its `StoredColumn` can open it. */
export interface Stored<Value> {
  readonly [content]: Value;
}

/** A JSON column: written as text, read through its `StoredColumn` (`stored-columns.ts`). */
export type Json<Value> = ColumnType<Stored<Value>, string, string>;

/** A JSON column that may be null. */
export type NullableJson<Value> = ColumnType<Stored<Value> | null, string | null | undefined, string | null>;

/** Location of a stored value. */
export interface StoredPlace {
  readonly table: string;
  readonly column: string;
  /** The row's key. */
  readonly id: number | string;
}

/** A stored value that violates the present rules. Its message names the location and the fault, never the value. */
export class UnreadableValue extends Error {
  override readonly name = 'UnreadableValue';
  readonly place: StoredPlace;

  constructor(place: StoredPlace, fault: string) {
    super(`${place.table}.${place.column} of ${place.id} cannot be read: ${fault}`);
    this.place = place;
  }
}

/**
 * Error for a value that its struct refuses, under the given name. It includes only path and type: superstruct's own
 * message contains the value, which may be personal data.
 */
export function unreadable(place: StoredPlace, { path, type }: StructError, name = 'the value'): UnreadableValue {
  return new UnreadableValue(place, `${[name, ...path.map(String)].join('.')} is no ${type}`);
}

/** How the values of one JSON column are read and written. */
export interface StoredColumn<Value> {
  readonly table: string;
  readonly column: string;
  /** Number of the newest golden row: the shape that is written now. */
  readonly version: number;
  /** Opens the value of the row with this key. Throws `UnreadableValue`. */
  read(this: void, stored: Stored<Value>, id: number | string): Value;
  write(this: void, value: Value): string;
}

interface StoredRules<Value> {
  /** Every field that an older row may lack has a default: `defaulted(…)`. */
  readonly struct: Struct<Value, unknown>;
  /** Counted up whenever the struct changes. */
  readonly version?: number;
  /** Brings an older value into the present shape where defaults cannot. */
  readonly migrate?: (value: unknown) => unknown;
}

/** The rules of one JSON column. A missing field gets its default, an unknown one is left out. */
export function storedJson<Value>(
  table: string,
  column: string,
  { struct, version = 1, migrate = (value) => value }: StoredRules<Value>,
): StoredColumn<Value> {
  return {
    table,
    column,
    version,
    read: (stored, id) => {
      const [fault, value] = struct.validate(migrate(stored), { coerce: true, mask: true });
      if (!fault) return value;
      throw unreadable({ table, column, id }, fault);
    },
    write: (value) => JSON.stringify(value),
  };
}
