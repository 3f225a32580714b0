import type { AnyStateMachine } from 'xstate';
import { fromPromise } from 'xstate';
import type { FilledPorts, Ports } from '../../machines/ports.ts';
import type { QueryCache } from './query-cache.ts';
import { isCached } from './query-cache.ts';

/** The names of the ports that a machine asks. */
type PortOf<Machine extends AnyStateMachine> = keyof NonNullable<Parameters<Machine['provide']>[0]['actors']> &
  keyof Ports;

type ActionsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actions']>;

type Answering = (input: never, signal: AbortSignal) => Promise<unknown>;

/**
 * The machine with all its ports filled; a missing one does not compile. A question is aborted when its actor stops.
 *
 * @param cache Caches answers of reads; `null` for charts behind the pages.
 * @param actions Its effects; passed here, since each `provide` builds the machine again.
 */
export function fill<Machine extends AnyStateMachine>(
  machine: Machine,
  cache: QueryCache | null,
  ports: Pick<FilledPorts, PortOf<Machine>>,
  actions?: ActionsOf<Machine>,
): Machine;
export function fill(
  machine: AnyStateMachine,
  cache: QueryCache | null,
  ports: Readonly<Record<string, Answering>>,
  actions: ActionsOf<AnyStateMachine> = {},
): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  const actors = names.map((name) => {
    const answer = ports[name];
    if (!answer) throw new Error(`${machine.id} asks "${name}", which nobody answers`);
    const logic = fromPromise<unknown, never>(async ({ input, signal }) => {
      const received = await answer(input, signal);
      if (isCached(name)) cache?.keep(name, input, received);
      return received;
    });
    return [name, logic] as const;
  });
  return machine.provide({ actors: Object.fromEntries(actors), actions });
}
