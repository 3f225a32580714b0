import type { Call } from '../call.ts';
import { nothing } from '../codec.ts';
import type { Exchange, Exchanges } from '../exchange.ts';

/** A part of an OpenAPI document. */
export type Part = Readonly<Record<string, unknown>>;

/** A row of the table, with its name. */
export interface Row extends Call<unknown, unknown, unknown> {
  readonly name: string;
}

/** A row's name without the signs that OpenAPI forbids in names. */
export function slugOf({ name }: Pick<Row, 'name'>): string {
  return name.replaceAll(/[^\w.-]/g, '.');
}

/** Name of a message's schema: that of the first row that has the message. */
export function schemaName(message: 'request' | 'answer', row: Row, rows: readonly Row[]): string {
  if (row[message] === nothing) return 'nothing';
  return `${slugOf(rows.find((other) => other[message] === row[message]) ?? row)}.${message}`;
}

/** A reference to the schema of a message. */
export function schemaReference(name: string): Part {
  return { $ref: `#/components/schemas/${name}` };
}

/** Examples of a message from the golden exchanges of rows: what `pick` finds in each. */
export function examplesOf(rows: readonly Row[], exchanges: Exchanges, pick: (exchange: Exchange) => unknown): Part {
  const found = rows.flatMap(({ name, fixtures }) =>
    fixtures.flatMap((fixture) => {
      const exchange = exchanges.get(fixture);
      if (!exchange) throw new Error(`${name}: there is no golden exchange “${fixture}”.`);
      const value = pick(exchange);
      return value === undefined ? [] : [[fixture, { summary: name, value }] as const];
    }),
  );
  return Object.fromEntries(found);
}
