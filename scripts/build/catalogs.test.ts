import { expect, test } from 'vitest';
import { folderOf } from './catalogs.ts';

test('renames the folder of the texts when any of them changes', () => {
  const folder = folderOf(['Facture', 'Devis']);
  expect(folder).toMatch(/^texts-[\w-]{8}$/);
  expect(folderOf(['Facture', 'Devis'])).toBe(folder);
  expect(folderOf(['Facture', 'Devis.'])).not.toBe(folder);
  expect(folderOf(['Factures', 'Devis'])).not.toBe(folder);
  expect(folderOf(['FactureDevis', ''])).not.toBe(folder);
});
