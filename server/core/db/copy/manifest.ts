import type { Infer } from 'superstruct';
import { array, integer, literal, min, pattern, string, type } from 'superstruct';

/** A name in the schema: also that of a file, so nothing that could leave the folder. */
const name = pattern(string(), /^[a-z_][a-z_\d]*$/);

const column = type({ name, type: string() });

const tableCopy = type({
  name,
  columns: array(column),
  rows: min(integer(), 0),
  /** Size and SHA-256 of the file as it is stored. */
  bytes: min(integer(), 0),
  sha256: pattern(string(), /^[\da-f]{64}$/),
});

/** The contents of a copy: `manifest.json` in its folder. */
export const manifest = type({
  format: literal(1),
  madeAt: string(),
  /** Version of the PostgreSQL server. */
  postgresql: string(),
  /** Migrations of the schema, in their order. */
  migrations: array(pattern(string(), /^\d{4}-[a-z\d-]+$/)),
  tables: array(tableCopy),
  /** Last numbers of the sequences that have given one. */
  sequences: array(type({ name, value: integer() })),
});

export type Manifest = Infer<typeof manifest>;
export type TableCopy = Infer<typeof tableCopy>;
export type Column = Infer<typeof column>;

export const MANIFEST = 'manifest.json';

/** Name of a table’s file: PostgreSQL’s COPY text, compressed by gzip. */
export function fileOf({ name: table }: Pick<TableCopy, 'name'>): string {
  return `${table}.copy.gz`;
}
