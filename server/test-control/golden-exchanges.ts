import { readdirSync, readFileSync } from 'node:fs';
import type { Exchange } from '../../contract/exchange.ts';
import { exchangeOf } from '../../contract/exchange.ts';

const folder = new URL('../../contract/fixtures/', import.meta.url);

/** All golden exchanges, by their names, in the order of these. */
export function readGoldenExchanges(): ReadonlyMap<string, Exchange> {
  const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
  const read = (name: string) => exchangeOf(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
  return new Map(names.toSorted().map((name) => [name, read(name)]));
}
