/** What a chart and its samples owe each other. Each debt is a sentence that says what to do. */
import type { AnyStateNode } from 'xstate';
import { routesOf, statesOf } from '../chart.ts';
import { draftDebts } from './draft-debts.ts';
import type { Configuration } from './explore.ts';
import { explore } from './explore.ts';
import type { Reproduce } from './reproduce.ts';
import { replayLineOf } from './reproduce.ts';
import type { Chart } from './samples.ts';
import type { Coverage } from './walk.ts';
import { walk } from './walk.ts';

/** A chart looked through: what it owes, and what was seen where nothing stood in the way. */
export interface Examination {
  readonly debts: readonly string[];
  readonly configurations: readonly Configuration[];
  readonly coverage: Coverage | null;
}

/** Each question has samples of its answers and of its failures, and the state that asks it goes on after both. */
function questionDebts({ id: state, invoke, transitions }: AnyStateNode, { name, world }: Chart): readonly string[] {
  return invoke.flatMap(({ id, src }) => {
    if (typeof src !== 'string') return [`${state} asks no named port: give its invoke the name of one as src`];
    return (['done', 'failed'] as const).flatMap((outcome) => {
      const [event, handler] = outcome === 'done' ? ['done', 'onDone'] : ['error', 'onError'];
      const hasSample = Object.keys(world[src]?.[outcome] ?? {}).length > 0;
      return [
        ...(hasSample ? [] : [`${src}, asked by ${state}, has no sample "${outcome}": add one to ${name}.samples.ts`]),
        ...(transitions.has(`xstate.${event}.actor.${id}`)
          ? []
          : [`${state} stops for ever: give its invoke ${handler}`]),
      ];
    });
  });
}

/** Each step is named by its key, is shown, and has addresses that lead into the chart. */
function stepDebts({ machine, steps }: Chart, configurations: readonly Configuration[]): readonly string[] {
  const shown = new Set(configurations.map(({ step }) => step));
  const patterns = new Set(routesOf(machine).map(({ pattern }) => pattern));
  return Object.entries(steps).flatMap(([key, { name, paths }]) => [
    ...(key === name ? [] : [`step "${name}" stands under "${key}" in the steps table: give both one name`]),
    ...(shown.has(name) ? [] : [`no state shows step "${name}": point to it in a state's meta, or remove it`]),
    ...paths
      .filter((pattern) => !patterns.has(pattern))
      .map((pattern) => `${pattern} of step "${name}" leads nowhere: give a state of a step with that path a route`),
  ]);
}

/** Where addresses name something by their parameters, one can be gone to from another. */
function anotherDebts({ name, params, another }: Chart): readonly string[] {
  if (another || Object.keys(params).length === 0) return [];
  return [
    `the addresses have parameters: give ${name}.samples.ts \`another\`, with other values and what is told of them`,
  ];
}

/** Each state and each edge is reached by the samples, and running the chart does what reading it promised. */
function coverageDebts(
  chart: Chart,
  { states, reached, edges, walked, unready, mismatches }: Coverage,
  reproduce: Reproduce,
): readonly string[] {
  const lead = `add to ${chart.name}.samples.ts what leads there, or remove it`;
  const again = (line: string): string => `\n${reproduce(chart, line)}`;
  return [
    ...states.filter((state) => !reached.includes(state)).map((state) => `nothing reaches state ${state}: ${lead}`),
    ...edges.filter((edge) => !walked.includes(edge)).map((edge) => `nothing takes edge ${edge}: ${lead}`),
    ...unready.map((line) => `the step lacks what it needs: guard the last move of ${line}${again(line)}`),
    ...mismatches.map(({ line, actual, expected }) => `${actual} instead of ${expected} after ${line}${again(line)}`),
  ];
}

/** Looks a chart through; each finding tells how to see it again. */
export async function examine(chart: Chart, reproduce: Reproduce = replayLineOf): Promise<Examination> {
  const debts = statesOf(chart.machine).flatMap((node) => questionDebts(node, chart));
  try {
    const configurations = explore(chart);
    const coverage = await walk(chart, configurations);
    debts.push(
      ...stepDebts(chart, configurations),
      ...anotherDebts(chart),
      ...coverageDebts(chart, coverage, reproduce),
      ...draftDebts(chart, configurations, reproduce),
    );
    return { debts, configurations, coverage };
  } catch (error) {
    // A chart that cannot be explored at all: a state without a step, a sample that throws.
    return {
      debts: [...debts, error instanceof Error ? error.message : String(error)],
      configurations: [],
      coverage: null,
    };
  }
}
