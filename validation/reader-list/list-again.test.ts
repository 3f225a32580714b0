import { expect, test } from 'vitest';
import { openRefusals, withReaders } from './list-again.ts';
import { readReaderList } from './reader-list.ts';

function read(text: string) {
  const list = readReaderList(text);
  if (list.kind === 'refused') throw new Error(`The list is refused: ${list.problem.kind}`);
  return list;
}

test('a faulty line with a valid address does not give way to a person of the same name', () => {
  const untitled = read('Nom;Prénom;Courriel\nNdiaye;Awa;awa@example.org\nNdiaye;Ina;ina@example').readers;
  const faulty = untitled.map((reader, index) => ({ ...reader, id: index + 1, isOpen: true, isLeftOut: false }));
  const titled = 'Civilité;Nom;Prénom;Courriel\nMme;Ndiaye;Awa;another.awa@example.org\nMme;Ndiaye;Ina;ina@example.org';
  const { rows, replaced } = withReaders(faulty, faulty, read(titled).readers);
  expect(rows.map(({ email }) => email)).toEqual(['awa@example.org', 'another.awa@example.org', 'ina@example.org']);
  expect([...replaced]).toEqual([2]);
});

test.each([
  ['esi@example.org', 1],
  ['i@example.org\nli@example.org', 1],
  ['Esi Sow <ESI@example.org>\nali@example.org', 0],
])('a refused line of two people stays until both are listed: %j', (text, left) => {
  const { refused } = read('koffi@example.org\nEsi;Sow;esi@example.org;ali@example.org');
  expect(refused).toMatchObject([{ why: 'manyAddresses' }]);
  expect(openRefusals(refused, read(text))).toHaveLength(left);
});
