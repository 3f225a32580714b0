/** The laws of addresses and drafts, which hold in every configuration of every funnel. */
import { ApiError } from '../../machines/failure.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { reproductionOf } from '../../scripts/charts/reproduction.ts';
import type { Law, Way } from '../../src/engine/model/laws.ts';
import * as engine from '../../src/engine/model/laws.ts';

export const laws: readonly Law[] = [
  ...engine.laws,
  engine.signInLaw(() => new ApiError('unauthorised', 'POST /ajax')),
];

/** A requested account deletion signs out everywhere: the chart’s addresses need a new sign-in. */
const left = ['personalData asked'];

/** Whether the laws skip a state, by its name: the visitor has left the chart’s addresses. */
export function isLeft({ name }: Pick<Chart, 'name'>, state: string): boolean {
  return left.includes(`${name} ${state}`);
}

/** The law that the end of a path violates, and the line that shows it. */
export function violationsAt(law: Law, chart: Chart<never>, way: Way): Promise<readonly string[]> {
  return engine.violationsAt(law, chart, way, reproductionOf);
}
