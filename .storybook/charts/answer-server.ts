import type { AnyActorLogic } from 'xstate';
import { fromPromise } from 'xstate';
import type { Chart } from '../../machines/engine/model/samples.ts';
import type { AnswerChoice, OfferedPort } from './channel.ts';

/**
 * Answers the questions of a story's chart as the designer has chosen. By default, the questions of the story's state
 * stay pending, and later ones, of a designer who continues in the story, get the port's first sample.
 */
export interface AnswerDesk {
  /** The chart's ports, to be provided to its machine. */
  readonly actors: Readonly<Record<string, AnyActorLogic>>;
  /** Sets the answer of a port, for pending questions and later ones. */
  choose(choice: AnswerChoice): void;
  /** The designer continues in the story: questions are answered from now on. */
  begin(): void;
  ports(): readonly OfferedPort[];
}

/** Resolves a pending question. */
type Reply = (choice: AnswerChoice) => void;

/** Delay of a default answer, in seconds: long enough to see the loading state. */
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
