import { expect, test } from 'vitest';
import { site } from '../people.fixtures.ts';
import { freshOffer } from '../shared/offer/offer.draft.ts';
import { begin, differencesOf, keepPlace, startKey } from './quotation.context.ts';
import { freshQuotationDraft } from './quotation.draft.ts';
import { quotations } from './quotation.fixtures.ts';

test('a link brings its offer under another key, and the same offer again changes nothing', () => {
  const context = begin({ draft: freshQuotationDraft('seed'), params: {}, site, known: null });
  const params = { publications: '11', readers: '2' };
  const linked = { ...context, ...keepPlace(context, params) };
  expect(linked.draft.offer).toEqual({ ...freshOffer, publicationIds: [11], readers: '2' });
  expect(startKey(linked)).not.toBe(startKey(context));
  expect(keepPlace(linked, params).draft).toBe(linked.draft);
  expect(keepPlace(linked, { isDevis: '1' }).draft).toBe(linked.draft);
});

test('tax is no difference: it follows what the buyer says', () => {
  const { open, detailed } = quotations;
  const reverseCharged = { ...detailed, priced: { ...detailed.priced, vat: { minor: 0, currency: 'EUR' as const } } };
  expect(differencesOf(open, reverseCharged)).toEqual([]);
  expect(differencesOf(open, quotations.revised)).toEqual(['offer', 'price']);
  expect(differencesOf(open, { ...open, note: 'Un mot.' })).toEqual(['note']);
});
