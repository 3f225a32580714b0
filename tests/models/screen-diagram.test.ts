/** Diagrams for those who know the screens: their headings, the words of controls, and the main path. */
import { expect, test } from 'vitest';
import { contactChart } from '../../machines/contact/contact.samples.ts';
import { diagramOf } from '../../machines/engine/model/diagram.ts';
import { mainPathOf } from '../../machines/engine/model/main-path.ts';
import { invoiceChart } from '../../machines/invoice/invoice.samples.ts';
import type { DrawnBox } from '../../scripts/diagram/drawing.ts';
import { labelOf, layOut } from '../../scripts/diagram/lay-out.ts';
import { neighborOf } from '../../scripts/diagram/neighbor.ts';
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
