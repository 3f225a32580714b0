import type { AnyActorLogic } from 'xstate';
import { fromPromise } from 'xstate';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import type { AnswerChoice, OfferedPort } from './channel.ts';

/** Answers the questions of a story's chart as the designer has chosen; unless told otherwise, never. */
export interface AnswerDesk {
  /** The chart's ports, to be provided to its machine. */
  readonly actors: Readonly<Record<string, AnyActorLogic>>;
  /** Answers a port so from now on, and what is asked through it already. */
  choose(choice: AnswerChoice): void;
  ports(): readonly OfferedPort[];
}

/** Lets an answer come to whoever asked. */
type Reply = (choice: AnswerChoice) => void;

export function openDesk(chart: Chart): AnswerDesk {
  const choices = new Map<string, AnswerChoice>();
  const asked = new Map<string, Reply>();
  const choiceOf = (port: string): AnswerChoice => choices.get(port) ?? { port, answer: null, seconds: 0 };

  function ask(port: string, signal: AbortSignal): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reply: Reply = ({ answer, seconds }) => {
      clearTimeout(timer);
      if (answer === null) return;
      const [outcome, sample = ''] = answer.split('.');
      const { done = {}, failed = {} } = chart.world[port] ?? {};
      timer = setTimeout(() => (outcome === 'done' ? resolve(done[sample]) : reject(failed[sample])), seconds * 1000);
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      if (asked.get(port) === reply) asked.delete(port);
    });
    asked.set(port, reply);
    reply(choiceOf(port));
    return promise;
  }

  const ports = Object.keys(chart.world);
  return {
    actors: Object.fromEntries(
      ports.map((port) => [port, fromPromise<unknown, unknown>(({ signal }) => ask(port, signal))]),
    ),
    choose: (choice) => {
      choices.set(choice.port, choice);
      asked.get(choice.port)?.(choice);
    },
    ports: () =>
      ports.map((name) => ({
        name,
        isAsked: asked.has(name),
        done: Object.keys(chart.world[name]?.done ?? {}),
        failed: Object.keys(chart.world[name]?.failed ?? {}),
        choice: choiceOf(name),
      })),
  };
}
