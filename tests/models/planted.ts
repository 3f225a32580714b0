/** Charts with a bug planted in memory, to show that the checks bite. */
import type { AnyStateMachine } from 'xstate';
import { StateMachine } from 'xstate';
import type { Chart } from '../../machines/engine/model/samples.ts';

interface Patch {
  readonly [key: string]: unknown;
}

function isRecord(value: unknown): value is Patch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merged(base: unknown, patch: Patch): Patch {
  const result: Record<string, unknown> = isRecord(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(patch)) result[key] = isRecord(value) ? merged(result[key], value) : value;
  return result;
}

/** The chart with parts of its machine's configuration replaced. */
export function planted(chart: Chart, patch: Patch): Chart {
  const { config, implementations } = chart.machine;
  const machine: AnyStateMachine = new StateMachine({ ...config, ...merged(config, patch) }, implementations);
  return { ...chart, machine };
}
