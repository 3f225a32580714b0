import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { createActor, SimulatedClock } from 'xstate';
import { edgeOf } from '../../machines/engine/edges.ts';
import type { FollowedLine } from '../../machines/engine/model/follow.ts';
import { follow } from '../../machines/engine/model/follow.ts';
import type { Move } from '../../machines/engine/model/moves.ts';
import { movesFrom } from '../../machines/engine/model/moves.ts';
import { inputOf, moveOf, readLine } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import type { AnswerDesk } from './answer-server.ts';
import { openServer } from './answer-server.ts';

/** A running chart in a story. */
export interface Scene {
  readonly chart: Chart;
  readonly actor: Actor<AnyStateMachine>;
  readonly desk: AnswerDesk;
  /** Ids of the edges taken, in order. */
  readonly trail: readonly string[];
  /** The replay line to the story's start. */
  readonly line: string;
  /** The line to the current state, and the part of it that is exact. */
  lineSoFar(): FollowedLine;
  moves(): readonly Move[];
}

/**
 * A chart at the end of a replay line. Its delays never end, its actions on the outside do nothing, and its questions
 * stay pending until the server gets a choice: it keeps its state until an event is sent. Throws, with the possible
 * moves, where the line is impossible.
 */
export function sceneAfter(chart: Chart, line: string): Scene {
  const desk = openServer(chart);
  const trail: string[] = [];
  const machine = chart.machine.provide({
    actors: desk.actors,
    actions: Object.fromEntries(chart.effects.map((name) => [name, () => undefined])),
  });
  const { input, tokens } = readLine(line);
  /** Events since the end of the line that are not reported yet. */
  const happened: { readonly event: EventObject; readonly after: AnyMachineSnapshot }[] = [];
  let isLed = false;
  const actor = createActor(machine, {
    input: inputOf(chart, input),
    clock: new SimulatedClock(),
    inspect: (event) => {
      if (isLed && event.type === '@xstate.snapshot' && event.actorRef === actor)
        happened.push({ event: event.event, after: actor.getSnapshot() });
      if (event.type !== '@xstate.microstep') return;
      trail.push(...event._transitions.map((transition) => edgeOf(transition).id));
    },
  });
  actor.start();
  const moves = (): readonly Move[] => movesFrom(chart, actor.getSnapshot());
  for (const token of tokens) actor.send(moveOf(moves(), token, actor.getSnapshot().value).event);
  isLed = true;
  const follower = follow(chart, actor.getSnapshot(), [input, ...tokens]);
  const lineSoFar = (): FollowedLine => {
    for (const { event, after } of happened.splice(0)) follower.take(event, after);
    return follower.line();
  };
  return { chart, actor, desk, trail, line, lineSoFar, moves };
}
