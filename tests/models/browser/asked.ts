/** Lines that a browser is to play instead of those that it would choose, and for how long: said by whoever starts the walk. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Infer } from 'superstruct';
import { array, create, nullable, object, string } from 'superstruct';
import { foundOnce } from '../../support/found-once.ts';

const asked = object({ chart: string(), line: string(), setting: nullable(string()) });

/** A line to be played. */
export type AskedLine = Readonly<Infer<typeof asked>>;

/** Leaves lines in a file, for the tests that `MODELS_LINES` names it to. */
export function askFor(lines: readonly AskedLine[], path: string): void {
  writeFileSync(path, JSON.stringify(lines));
}

/** The lines that were asked for; `null` where nobody asks for any. */
export function linesAskedFor(): readonly AskedLine[] | null {
  const { MODELS_LINES } = process.env;
  return MODELS_LINES === undefined ? null : create(JSON.parse(readFileSync(MODELS_LINES, 'utf8')), array(asked));
}

/** Why a line was not played any more. */
export const TIME_IS_OVER = 'The time of the walk is over';

/** When no further line is to be begun, in milliseconds since 1970: `MODELS_TIME` after the tests were listed, if it is set. */
export async function endOfTime(): Promise<number> {
  const { MODELS_TIME } = process.env;
  if (MODELS_TIME === undefined) return Number.POSITIVE_INFINITY;
  const [until] = await foundOnce('MODELS_UNTIL', () => [String(Date.now() + Number(MODELS_TIME))]);
  return Number(until);
}
