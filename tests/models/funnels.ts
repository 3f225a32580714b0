import { routesOf } from '../../machines/engine/index.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';

/** The charts that are funnels: they have addresses of their own. */
export function funnelsAmong(charts: readonly Chart[]): readonly Chart[] {
  return charts.filter(({ machine }) => routesOf(machine).length > 0);
}
