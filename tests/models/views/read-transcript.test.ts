import { expect, test } from 'vitest';
import { readHeard, readTranscript } from './read-transcript.ts';
import { transcriptOf } from './transcript.ts';

test('reads each state of a transcript, whether written in full or as a difference', () => {
  const check = { id: 'check', screen: 'check', lines: ['main', '  Total', '  €12', '  button “Pay”'] };
  const dearer = { id: 'check~dearer', screen: 'check', lines: ['main', '  Total', '  €13', '  button “Pay”'] };
  const dearest = {
    id: 'check~dearest',
    screen: 'check',
    lines: ['main', '  Total', '  €13', '  alert', '    Too much', '  button “Pay”'],
  };
  const same = { id: 'paid', screen: 'check', lines: check.lines };
  const read = readTranscript(transcriptOf([check, dearer, dearest, same]));
  expect(read.map(({ id }) => id)).toEqual(['check', 'check~dearer', 'check~dearest', 'paid']);
  const [, received, longest, alike] = read.map(({ lines, own }) => ({
    lines: lines.map(({ text, role }) => text || role).toSorted(),
    own: own.map(({ text, role }) => text || role),
  }));
  expect(received).toEqual({ lines: ['Pay', 'Total', 'main', '€13'], own: ['€13'] });
  expect(longest).toEqual({ lines: ['Pay', 'Too much', 'Total', 'alert', 'main', '€13'], own: ['alert', 'Too much'] });
  expect(alike).toEqual({ lines: ['Pay', 'Total', 'main', '€12'], own: [] });
});

test.each([
  ['  heading “Pay” [1]', { role: 'heading', text: 'Pay', note: '', states: ['1'], depth: 1 }],
  ['main [busy]', { role: 'main', text: '', note: '', states: ['busy'], depth: 0 }],
  [
    '    textbox “E-mail” [invalid, required] = a@b.fr (For the (first) receipt)',
    { role: 'textbox', text: 'E-mail', note: 'For the (first) receipt', states: ['invalid', 'required'], depth: 2 },
  ],
  ['link “Guide “a””', { role: 'link', text: 'Guide “a”', note: '', states: [], depth: 0 }],
  ['      rowheader: Net', { role: 'rowheader', text: 'Net', note: '', states: [], depth: 3 }],
  ['list of what you read', { role: '', text: 'list of what you read', note: '', states: [], depth: 0 }],
])('parses a line: %s', (line, heard) => {
  expect(readHeard(line)).toEqual(heard);
});
