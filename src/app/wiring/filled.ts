import type { PromiseActorLogic } from 'xstate';
import { fromPromise } from 'xstate';
import type { Answer, FilledPorts, Question } from '../../../machines/ports.ts';

/** A port as the actor logic that a chart invokes; whoever stops waiting calls the question off. */
export function filled<Name extends keyof FilledPorts>(
  ports: Pick<FilledPorts, Name>,
  name: Name,
): PromiseActorLogic<Answer<Name>, Question<Name>> {
  return fromPromise(({ input, signal }) => ports[name](input, signal));
}
