import { describe, expect, test } from 'vitest';
import type { Area, Drawing } from '../../scripts/diagram/drawing.ts';
import { layOut } from '../../scripts/diagram/lay-out.ts';
import { charts } from '../../machines/charts.ts';
import { edgesOf } from '../../machines/funnel/edges.ts';
import { around, diagramOf } from '../../machines/funnel/model/diagram.ts';
import { explore } from '../../machines/funnel/model/explore.ts';
import { leavesOf } from '../../machines/funnel/state-name.ts';

function isWithin(inner: Area, outer: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Boxes that stick out of the one around them, and lines that lead from nowhere to nowhere. */
function faultsOf({ boxes, lines, width, height }: Drawing, parents: ReadonlyMap<string, string | null>) {
  const sheet: Area = { x: 0, y: 0, width, height };
  const areaOf = (id: string | null | undefined): Area => boxes.find((box) => box.id === id) ?? sheet;
  return [
    ...boxes.filter((box) => !isWithin(box, areaOf(parents.get(box.id)))).map(({ id }) => id),
    ...lines.filter(({ points }) => points.length < 2).map(({ id }) => id),
  ];
}

describe.each(charts.map((chart) => ({ name: chart.name, chart })))(
  'diagram of $name',
  { timeout: 60_000 },
  ({ chart }) => {
    const whole = diagramOf(chart.machine);
    const parents = new Map(whole.boxes.map(({ id, parent }) => [id, parent]));

    test('every state and every edge has its place', async () => {
      const drawing = await layOut(whole);
      expect(faultsOf(drawing, parents)).toEqual([]);
      expect(drawing.boxes).toHaveLength(whole.boxes.length);
      const texts = [...drawing.boxes.flatMap((box) => box.texts), ...drawing.lines.flatMap((line) => line.labels)];
      const told = new Set(texts.map(({ edge }) => edge));
      expect(
        edgesOf(chart.machine)
          .map(({ id }) => id)
          .filter((id) => !told.has(id)),
      ).toEqual([]);
    });

    test('so have the surroundings of a state, of those with the most and with the least around them', async () => {
      const faults: string[] = [];
      const parts = [...Map.groupBy(explore(chart), ({ state }) => state)]
        .map(([id, [first]]) => ({ id, part: around(whole, first ? leavesOf(first.snapshot.value) : []) }))
        .toSorted((left, right) => right.part.lines.length - left.part.lines.length);
      for (const { id, part } of [...parts.slice(0, 3), ...parts.slice(-1)]) {
        const drawing = await layOut(part);
        faults.push(...faultsOf(drawing, parents).map((fault) => `${id}: ${fault}`));
        if (drawing.lines.length < part.lines.length) faults.push(`${id}: a line is missing`);
      }
      expect(faults).toEqual([]);
    });
  },
);
