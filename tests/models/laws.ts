/** The laws of addresses and of what is typed, which hold in every configuration of every funnel. */
import { ApiError } from '../../machines/failure.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { reproductionOf } from '../../scripts/charts/reproduction.ts';
import type { Law, Way } from '../../src/engine/model/laws.ts';
import * as engine from '../../src/engine/model/laws.ts';

export const laws: readonly Law[] = [
  ...engine.laws,
  engine.signInLaw(() => new ApiError('unauthorised', 'POST /ajax')),
];

/** Whoever has asked for the deletion of their account is signed out everywhere: the address is theirs no more. */
const left = ['personalData asked'];

/** Whether the laws say nothing of a state, by its name: whoever stands there has left the chart’s addresses. */
export function isLeft({ name }: Pick<Chart, 'name'>, state: string): boolean {
  return left.includes(`${name} ${state}`);
}

/** How the end of a way breaks a law, and how to see it again. */
export function violationsAt(law: Law, chart: Chart<never>, way: Way): Promise<readonly string[]> {
  return engine.violationsAt(law, chart, way, reproductionOf);
}
