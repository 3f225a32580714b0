import type { Chart } from './samples.ts';

/** Tells how to see again what happens on a way: commands and links of the project around the engine. */
export type Reproduce = (chart: Pick<Chart, 'name'>, line: string) => string;

/** The replay line alone: `replayLine` runs it. */
export const replayLineOf: Reproduce = (_, line) => `  replay line   ${line}`;
