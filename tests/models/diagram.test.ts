import { describe, expect, test } from 'vitest';
import type { Area, Drawing } from '../../scripts/diagram/drawing.ts';
import { fitScale, type } from '../../scripts/diagram/drawing.ts';
import { findStates } from '../../scripts/diagram/find-states.ts';
import { layOut } from '../../scripts/diagram/lay-out.ts';
import { overviewOf, usualView } from '../../scripts/diagram/overview.ts';
import { charts } from '../../machines/charts.ts';
import { edgesOf } from '../../machines/engine/edges.ts';
import { around, diagramOf } from '../../machines/engine/model/diagram.ts';
import { allOpen, folded, openTo, standingOpen, toggled } from '../../machines/engine/model/folding.ts';
import { invoiceChart } from '../../machines/invoice/invoice.samples.ts';
import { paymentChart } from '../../machines/payment/payment.samples.ts';
import { quotationChart } from '../../machines/quotation/quotation.samples.ts';
import { mainPathOf } from '../../machines/engine/model/main-path.ts';
import { screenWordsOf } from '../../scripts/diagram/screen-words.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import { isExhaustive } from '../contract/exhaustive.ts';
import { leavesOf } from '../../machines/engine/step.ts';

function isWithin(inner: Area, outer: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Boxes that exceed their parents, and lines without a start or an end. */
function faultsOf({ boxes, lines, width, height }: Drawing, parents: ReadonlyMap<string, string | null>) {
  const sheet: Area = { x: 0, y: 0, width, height };
  const areaOf = (id: string | null | undefined): Area => boxes.find((box) => box.id === id) ?? sheet;
  return [
    ...boxes.filter((box) => !isWithin(box, areaOf(parents.get(box.id)))).map(({ id }) => id),
    ...lines.filter(({ points }) => points.length < 2).map(({ id }) => id),
  ];
}

/** Lines of the main path that lead back, or bend. */
function strayOf({ boxes, lines }: Drawing): readonly string[] {
  const main = lines.filter(({ isMain }) => isMain);
  const stray = main.filter(({ from, to, points }) => {
    // A state that the path visits twice is reached from below once; of two ways on, one bends.
    if (main.some((line) => line.from === to && line.to === from)) return false;
    const [start, end] = [from, to].map((id) => boxes.find((box) => box.id === id));
    const isOnward = start && end && (end.y >= start.y + start.height || end.x >= start.x + start.width);
    const isBent = points.length > 2 && main.filter((line) => line.from === from).length === 1;
    return start?.isGroup === false && (!isOnward || isBent);
  });
  return stray.map(({ id }) => id);
}

/** In a commit the charts with the most lines; in an exhaustive run all. */
const drawn = isExhaustive ? charts : [paymentChart, quotationChart];

describe.each(drawn.map((chart) => ({ name: chart.name, chart })))(
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
      const received = new Set(texts.map(({ edge }) => edge));
      expect(
        edgesOf(chart.machine)
          .map(({ id }) => id)
          .filter((id) => !received.has(id)),
      ).toEqual([]);
    });

    test('it opens as a whole with labels of at least 11 pixels, and its main path leads straight down, or to the right', async () => {
      const spoken = diagramOf(chart.machine, screenWordsOf(chart.name, 'fr'), await mainPathOf(chart));
      const { folding, drawing } = await overviewOf(spoken);
      expect(type.size * fitScale(drawing, usualView)).toBeGreaterThanOrEqual(11);
      expect([...faultsOf(drawing, parents), ...strayOf(drawing)]).toEqual([]);
      expect(drawing.boxes.map(({ path }) => path)).toEqual(folded(spoken, folding).boxes.map(({ path }) => path));
      // Edges without a label appear in the tooltip of a state.
      const silent = drawing.lines.filter(({ edges, labels, untold }) => labels.length + untold.length < 1 && edges[0]);
      expect(silent.map(({ id }) => id)).toEqual([]);
    });

    test('closed states have the lines of all inner states; the current state is drawn, with all its edges', () => {
      const closed = openTo(whole, 1, true);
      const steps = folded(whole, closed);
      const stepOf = (id: string): string | undefined => {
        const path = whole.boxes.find((box) => box.id === id)?.path.split('.')[0];
        return steps.boxes.find((box) => box.path === path)?.id;
      };
      const lost = whole.lines.filter(({ from, to, edges }) => {
        const [start, end] = [stepOf(from), stepOf(to)];
        const drawn = steps.lines.find((line) => line.from === start && line.to === end)?.edges ?? [];
        return start !== end && !edges.every((edge) => drawn.includes(edge));
      });
      expect(lost.map(({ id }) => id)).toEqual([]);

      const deepest = whole.boxes.toSorted((one, other) => other.path.length - one.path.length).slice(0, 5);
      for (const { id, path, stays, asks } of deepest) {
        const { boxes, lines } = folded(whole, standingOpen(closed, [path]));
        expect(boxes.find((box) => box.id === id)).toMatchObject({ stays, asks });
        const words = lines.filter(({ from }) => from === id).map((line) => line.words);
        expect(words.filter((each) => each !== 'full')).toEqual([]);
        expect(lines.filter(({ from }) => from === id).flatMap(({ edges }) => edges)).toEqual(
          whole.lines.filter(({ from }) => from === id).flatMap(({ edges }) => edges),
        );
      }
    });

    test('so has the neighbourhood of a state, of those with the most and with the least neighbours', async () => {
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

describe('folding', () => {
  const whole = diagramOf(invoiceChart.machine);
  const closed = openTo(whole, 1, false);

  test('an opened state shows its direct children, and closes again', () => {
    const opened = toggled(whole, closed, 'choice');
    const inner = whole.boxes.filter(({ path }) => /^choice\.[^.]+$/.test(path)).map(({ path }) => path);
    const drawn = folded(whole, opened).boxes.map(({ path }) => path);
    expect(drawn.filter((path) => path.startsWith('choice.'))).toEqual(inner);
    // States open within it are reset.
    expect(toggled(whole, opened, 'choice')).toEqual(closed);
  });

  test('all open is the whole chart', () => {
    const { boxes, lines } = folded(whole, allOpen(whole));
    expect(boxes.map((box) => ({ ...box, isOpen: null }))).toEqual(whole.boxes);
    expect(lines).toEqual(whole.lines);
  });
});

test('states are found by name, event, address and screen text, with the reason', () => {
  const whole = diagramOf(invoiceChart.machine);
  const said = new Map([['interrupted', ['Réessayer']]]);
  expect(findStates(whole, 'interrup')).toEqual([{ path: 'interrupted', because: 'its name' }]);
  expect(findStates(whole, 'payment.confirmed')[0]).toEqual({ path: 'check', because: 'takes payment.confirmed' });
  expect(findStates(whole, 'reessayer', said)).toEqual([{ path: 'interrupted', because: 'says “Réessayer”' }]);
  expect(findStates(whole, 'no such thing', said)).toEqual([]);
});
