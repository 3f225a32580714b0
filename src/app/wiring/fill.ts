import type { AnyStateMachine } from 'xstate';
import { fromPromise } from 'xstate';
import type { FilledPorts, Ports } from '../../../machines/ports.ts';

/** The names of the ports that a machine asks. */
type PortOf<Machine extends AnyStateMachine> = keyof NonNullable<Parameters<Machine['provide']>[0]['actors']> &
  keyof Ports;

type Answering = (input: never, signal: AbortSignal) => Promise<unknown>;

/**
 * The machine with its ports filled: every port that it asks, or it does not compile. Whoever stops waiting calls the
 * question off.
 */
export function fill<Machine extends AnyStateMachine>(
  machine: Machine,
  ports: Pick<FilledPorts, PortOf<Machine>>,
): Machine;
export function fill(machine: AnyStateMachine, ports: Readonly<Record<string, Answering>>): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  const actors = names.map((name) => {
    const answer = ports[name];
    if (!answer) throw new Error(`${machine.id} asks "${name}", which nobody answers`);
    return [name, fromPromise<unknown, never>(({ input, signal }) => answer(input, signal))] as const;
  });
  return machine.provide({ actors: Object.fromEntries(actors) });
}
