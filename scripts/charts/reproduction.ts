import type { Chart } from '../../machines/engine/model/samples.ts';
import { storyUrlOf } from './story-url.ts';

/** The command that runs a replay line again. */
export function commandOf({ name }: Pick<Chart, 'name'>, line: string): string {
  return `npm run models -- --chart ${name} --line '${line}'`;
}

/**
 * How to see again what happens on a way: its replay line, run in Node and in a browser, and drawn as a story.
 * @param options What decides how the browser plays it, as `npm run models` takes it: `--base-url …`, `--locale fr`.
 */
export function reproductionOf(chart: Pick<Chart, 'name'>, line: string, options: readonly string[] = []): string {
  const command = commandOf(chart, line);
  return [
    `  replay line   ${line}`,
    `  unit test     ${command} --node-only`,
    `  in a browser  ${[command, ...options].join(' ')} --headed`,
    `  as a story    ${storyUrlOf(chart, line)}`,
  ].join('\n');
}
