import type { EventObject } from 'xstate';
import type { ChartSnapshot, Place } from '../../machines/engine/index.ts';
import { correctionOf, routesOf, stepOf } from '../../machines/engine/index.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';

interface Standing {
  readonly getSnapshot: () => ChartSnapshot<object, EventObject>;
}

/** The address of the chart's present screen, regardless of the page's own address; `null` if it has none. */
export function placeOfStep({ machine }: Pick<Chart, 'machine'>, actor: Standing): Place | null {
  const snapshot = actor.getSnapshot();
  const nowhere: Place = { path: '/', search: '' };
  return correctionOf(stepOf(snapshot), snapshot.context, routesOf(machine), nowhere, 'address')?.place ?? null;
}
