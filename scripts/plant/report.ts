import type { Area, PlacedBug } from './bug.ts';
import { marks } from './bug.ts';

/** What can catch a bug, from cheap to dear. */
export const layers = ['types', 'lint', 'unit', 'walks', 'contract'] as const;

export type Layer = (typeof layers)[number];

/** What became of a bug. */
export interface Verdict {
  readonly bug: PlacedBug;
  /** `null`: it survives. */
  readonly layer: Layer | null;
  /** The complaint or the test that told of it. */
  readonly by: string;
  /** How long the layers that it had to itself took, in seconds. */
  readonly seconds: number;
}

const areas: readonly Area[] = ['charts', 'engine', 'react', 'views', 'wiring', 'contract', 'server'];

/** One line for a bug. */
export function lineOf({ bug, layer, by, seconds }: Verdict): string {
  const { name, kind, area } = bug;
  const cells = [area.padEnd(8), kind.padEnd(22), name.padEnd(58), (layer ?? 'SURVIVES').padEnd(8)];
  return `${layer ? '✓' : '✗'} ${cells.join(' ')} ${seconds.toFixed(1).padStart(6)} s  ${by.slice(0, 100)}`.trimEnd();
}

/** How an area stands: how many of its bugs each layer has caught, and what share of them any. */
export interface Total {
  readonly area: Area;
  readonly bugs: number;
  readonly caught: number;
  readonly byLayer: Readonly<Record<Layer, number>>;
  /** In per cent, rounded down. */
  readonly share: number;
  /** In per cent. */
  readonly mark: number;
}

export function totalsOf(verdicts: readonly Verdict[]): readonly Total[] {
  return areas.flatMap((area) => {
    const own = verdicts.filter(({ bug }) => bug.area === area);
    if (own.length === 0) return [];
    const by = (layer: Layer): number => own.filter((verdict) => verdict.layer === layer).length;
    const caught = own.filter(({ layer }) => layer !== null).length;
    const byLayer = {
      types: by('types'),
      lint: by('lint'),
      unit: by('unit'),
      walks: by('walks'),
      contract: by('contract'),
    };
    const share = Math.floor((100 * caught) / own.length);
    return [{ area, bugs: own.length, caught, byLayer, share, mark: marks[area] }];
  });
}

/** The table of totals, a line for each area. */
export function tableOf(totals: readonly Total[]): string {
  const head = ['area', 'bugs', ...layers, 'caught', 'share', 'mark'];
  const rows = totals.map(({ area, bugs, caught, byLayer, share, mark }) => [
    area,
    ...[bugs, ...layers.map((layer) => byLayer[layer]), caught].map(String),
    `${share} %`,
    `${mark} %`,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
