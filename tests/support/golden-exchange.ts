/** Golden exchanges as they lie in `contract/fixtures/`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callNames, calls } from '../../contract/calls.ts';
import type { Exchange } from '../../contract/exchange.ts';
import { exchangeOf } from '../../contract/exchange.ts';

const folder = 'contract/fixtures';

const pathOf = (fixture: string): string => `${folder}/${fixture}.json`;

// A path, since the URL of a test in a DOM is jsdom's, which Node does not open.
const fileAt = (path: string): string => join(import.meta.dirname, '../..', path);

const isThere = (path: string): boolean => existsSync(fileAt(path));

/** An error that says which call lacks a golden exchange, which file is expected, and what makes it. */
export function missingGolden(fixture: string): Error {
  const path = pathOf(fixture);
  const name = callNames.find((each) => calls[each].fixtures.includes(fixture));
  const neighbour = [...(name ? calls[name].fixtures : []), 'user.signed-in'].map(pathOf).find(isThere);
  return new Error(
    `The call "${name ?? 'of no row'}" names the golden exchange "${fixture}", but ${path} is missing. ` +
      `Record it from the server with "npm run approve", or make it from another one with "cp ${neighbour} ${path}".`,
  );
}

/** The text of a golden exchange’s file. Throws an error that says what to do where it is missing. */
export function readGoldenText(fixture: string): string {
  const path = pathOf(fixture);
  if (!isThere(path)) throw missingGolden(fixture);
  return readFileSync(fileAt(path), 'utf8');
}

/** A golden exchange. Throws an error that says what to do where its file is missing. */
export function readGolden(fixture: string): Exchange {
  return exchangeOf(JSON.parse(readGoldenText(fixture)));
}
