import type { AnyActorLogic } from 'xstate';
import { fromPromise } from 'xstate';
import type { Chart } from '../../machines/engine/model/samples.ts';
import type { AnswerChoice, OfferedPort } from './channel.ts';

/**
 * Answers the questions of a story's chart as the designer has chosen. Unless told otherwise, those that the story is about
 * are never answered, and those of somebody who walks on in it as usual: with the port's first answer.
 */
export interface AnswerDesk {
  /** The chart's ports, to be provided to its machine. */
  readonly actors: Readonly<Record<string, AnyActorLogic>>;
  /** Answers a port so from now on, and what is asked through it already. */
  choose(choice: AnswerChoice): void;
  /** Somebody walks on in the story: what is asked from now on is answered. */
  begin(): void;
  ports(): readonly OfferedPort[];
}

/** Lets an answer come to whoever asked. */
type Reply = (choice: AnswerChoice) => void;

/** How long an answer takes that nobody has chosen, in seconds: long enough to see that it is waited for. */
const USUAL_DELAY = 1;

export function openServer(chart: Chart): AnswerDesk {
  const choices = new Map<string, AnswerChoice>();
  const asked = new Map<string, Reply>();
  /** Ports whose answer the story waits for. */
  const held = new Set<string>();
  let isWalked = false;

  function choiceOf(port: string): AnswerChoice {
    const [first] = Object.keys(chart.actorResponses[port]?.done ?? {});
    const usual = held.has(port) || first === undefined ? null : `done.${first}`;
    return choices.get(port) ?? { port, answer: usual, seconds: usual === null ? 0 : USUAL_DELAY };
  }

  function client(port: string, signal: AbortSignal): Promise<unknown> {
    if (!isWalked) held.add(port);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reply: Reply = ({ answer, seconds }) => {
      clearTimeout(timer);
      if (answer === null) return;
      const [outcome, sample = ''] = answer.split('.');
      const { done = {}, failed = {} } = chart.actorResponses[port] ?? {};
      timer = setTimeout(() => (outcome === 'done' ? resolve(done[sample]) : reject(failed[sample])), seconds * 1000);
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      if (asked.get(port) !== reply) return;
      asked.delete(port);
      held.delete(port);
    });
    asked.set(port, reply);
    reply(choiceOf(port));
    return promise;
  }

  const ports = Object.keys(chart.actorResponses);
  return {
    actors: Object.fromEntries(
      ports.map((port) => [port, fromPromise<unknown, unknown>(({ signal }) => client(port, signal))]),
    ),
    begin: () => {
      isWalked = true;
    },
    choose: (choice) => {
      choices.set(choice.port, choice);
      asked.get(choice.port)?.(choice);
    },
    ports: () =>
      ports.map((name) => ({
        name,
        isAsked: asked.has(name),
        done: Object.keys(chart.actorResponses[name]?.done ?? {}),
        failed: Object.keys(chart.actorResponses[name]?.failed ?? {}),
        choice: choiceOf(name),
      })),
  };
}
