import { expect, test } from 'vitest';
import { folderOf } from './page-texts.ts';

test('what browsers keep for ever has another address once any text is another', () => {
  const folder = folderOf(['Facture', 'Devis']);
  expect(folder).toMatch(/^texts-[\w-]{8}$/);
  expect(folderOf(['Facture', 'Devis'])).toBe(folder);
  expect(folderOf(['Facture', 'Devis.'])).not.toBe(folder);
  expect(folderOf(['Factures', 'Devis'])).not.toBe(folder);
  expect(folderOf(['FactureDevis', ''])).not.toBe(folder);
});
