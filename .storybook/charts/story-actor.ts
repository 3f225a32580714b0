import type { Actor, AnyStateMachine } from 'xstate';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { charts } from '../../machines/charts.ts';
import type { Configuration } from '../../machines/funnel/model/explore.ts';
import { explore } from '../../machines/funnel/model/explore.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';

const explored = new Map<Chart, readonly Configuration[]>();

/** A chart by its name. Throws where `machines/charts.ts` lacks it. */
export function chartNamed(name: string): Chart {
  const chart = charts.find((each) => each.name === name);
  if (!chart) throw new Error(`machines/charts.ts has no chart "${name}"`);
  return chart;
}

/** What a chart can become; read once. */
function configurationsOf(chart: Chart): readonly Configuration[] {
  const known = explored.get(chart) ?? explore(chart);
  explored.set(chart, known);
  return known;
}

/**
 * A running chart, brought to a configuration by the shortest way. Nobody answers its questions, its delays never run
 * out, and what it does to the world is left undone: it stays where it is until it is sent an event.
 */
export function actorAt(chart: Chart, configuration: string): Actor<AnyStateMachine> {
  const found = configurationsOf(chart).find(({ id }) => id === configuration);
  if (!found) throw new Error(`Chart "${chart.name}" has no configuration "${configuration}" any more`);
  const silence = fromPromise(() => new Promise<never>(() => {}));
  const machine = chart.machine.provide({
    actors: Object.fromEntries(Object.keys(chart.world).map((port) => [port, silence])),
    actions: Object.fromEntries(chart.effects.map((name) => [name, () => undefined])),
  });
  const actor = createActor(machine, { input: chart.inputs[found.input], clock: new SimulatedClock() }).start();
  for (const { event } of found.path) actor.send(event);
  return actor;
}
