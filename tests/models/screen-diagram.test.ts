/** Diagrams for those who know the screens: their headings, the words of controls, and the main path. */
import { describe, expect, test } from 'vitest';
import { charts } from '../../machines/charts.ts';
import { contactChart } from '../../machines/contact/contact.samples.ts';
import { diagramOf } from '../../machines/engine/model/diagram.ts';
import { mainPathOf } from '../../machines/engine/model/main-path.ts';
import { invoiceChart } from '../../machines/invoice/invoice.samples.ts';
import type { DrawnBox, DrawnLine } from '../../scripts/diagram/drawing.ts';
import { labelOf, layOut } from '../../scripts/diagram/lay-out.ts';
import { neighborOf } from '../../scripts/diagram/neighbor.ts';
import { overviewOf } from '../../scripts/diagram/overview.ts';
import { screenWordsOf } from '../../scripts/diagram/screen-words.ts';

test('a line has the words of the control that sends its event, in the language of the screens', () => {
  const labels = (['en', 'fr'] as const).map((locale) => {
    const { boxes, lines } = diagramOf(contactChart.machine, screenWordsOf('contact', locale));
    const sending = lines.find(({ id }) => id === 'contact.writing -> contact.sending');
    return [boxes.find(({ path }) => path === 'sent')?.heading, ...(sending?.edges.map(labelOf) ?? [])];
  });
  expect(labels).toEqual([
    ['Message sent', '“Send the message” [isComplete]'],
    ['Message envoyé', '“Envoyer le message” [isComplete]'],
  ]);
});

test('an answer keeps its name', () => {
  const { lines } = diagramOf(contactChart.machine, screenWordsOf('contact', 'en'));
  const answered = lines.find(({ id }) => id === 'contact.sending -> contact.sent');
  expect(answered?.edges.map(labelOf)).toEqual(['done sendMessage']);
});

test('the main path of the invoices passes every mark of the progress list, and no failure', async () => {
  const path = await mainPathOf(invoiceChart);
  expect(path.map((edge) => edge.replace(/^.* \| /, ''))).toEqual(
    expect.arrayContaining([
      'selection.confirmed [hasCart] -> invoice.check',
      'payment.confirmed -> invoice.checkingOut',
      'done checkOut -> invoice.answered',
    ]),
  );
  expect(path.filter((edge) => edge.includes('| failed '))).toEqual([]);
});

describe.each(charts.map((chart) => ({ name: chart.name, chart })))('$name', { timeout: 60_000 }, ({ name, chart }) => {
  test('leads its main path straight down, or to the right', async () => {
    const whole = diagramOf(chart.machine, screenWordsOf(name, 'fr'), await mainPathOf(chart));
    const { drawing } = await overviewOf(whole);
    const areaOf = (id: string): DrawnBox | undefined => drawing.boxes.find((box) => box.id === id);
    // A state that the path visits twice is reached from below once.
    const isLoop = ({ from, to }: DrawnLine): boolean =>
      drawing.lines.some((line) => line.isMain && line.from === to && line.to === from);
    const back = drawing.lines.filter((line) => {
      const { isMain, from, to } = line;
      const [start, end] = [areaOf(from), areaOf(to)];
      const isOnward = start && end && (end.y >= start.y + start.height || end.x >= start.x + start.width);
      return isMain && start?.isGroup === false && !isOnward && !isLoop(line);
    });
    expect(back.map(({ id }) => id)).toEqual([]);
    // Of two ways on, one bends.
    const isFork = ({ from }: DrawnLine): boolean =>
      drawing.lines.filter((line) => line.isMain && line.from === from).length > 1;
    const bent = drawing.lines.filter(
      (line) => line.isMain && line.points.length > 2 && !isLoop(line) && !isFork(line),
    );
    expect(bent.map(({ id }) => id)).toEqual([]);
  });
});

test('an arrow leads to the nearest state in its direction', async () => {
  const { boxes } = await layOut(diagramOf(contactChart.machine));
  const at = (path: string): DrawnBox => boxes.find((box) => box.path === path) ?? neverDrawn(path);
  expect(neighborOf(boxes, at('writing'), 'ArrowDown')?.path).toBe('sending');
  expect(neighborOf(boxes, at('sending'), 'ArrowDown')?.path).toBe('sent');
  expect(neighborOf(boxes, at('sent'), 'ArrowUp')?.path).toBe('sending');
  expect(neighborOf(boxes, at('sent'), 'ArrowDown')).toBeNull();
});

function neverDrawn(path: string): never {
  throw new Error(`The diagram has no state "${path}" any more`);
}
