/** A state that asks is `busy`, or the samples say why the person goes on meanwhile (`quiet`). */
import type { AnyStateNode } from 'xstate';
import { statesOf } from '../chart.ts';
import type { Chart } from './samples.ts';

/** Whether the chart is busy as long as it is in a state. */
function isBusy({ tags, parent }: AnyStateNode): boolean {
  return tags.includes('busy') || (parent !== undefined && isBusy(parent));
}

/** States that ask quietly without a reason, and reasons without such a state. */
export function quietIssues({ name, machine, quiet = {} }: Chart): readonly string[] {
  const asking = statesOf(machine).filter((node) => node.invoke.length > 0 && !isBusy(node));
  const paths = asking.map(({ path }) => path.join('.'));
  return [
    ...asking
      .filter(({ path }) => !Object.hasOwn(quiet, path.join('.')))
      .map(
        ({ id, path, invoke }) =>
          `${id} asks ${invoke.flatMap(({ src }) => (typeof src === 'string' ? [src] : [])).join(', ')} and is not tagged "busy": tag it, or say under "${path.join('.')}" in \`quiet\` of the samples of ${name} why the person goes on meanwhile`,
      ),
    ...Object.keys(quiet)
      .filter((path) => !paths.includes(path))
      .map(
        (path) =>
          `\`quiet\` of the samples of ${name} names "${path}", which asks nothing or is busy: remove the entry`,
      ),
  ];
}
