import { expect, test } from 'vitest';
import { site } from '../people.fixtures.ts';
import { idempotencyKey } from '../shared/ordering/attempt.ts';
import { draftOfOffer, freshOffer } from '../shared/offer/offer.draft.ts';
import {
  begin,
  beginQuote,
  beginRevision,
  differencesOf,
  keepPlace,
  keepQuotation,
  nextKey,
  versionIn,
} from './quotation.context.ts';
import { freshQuotationDraft } from './quotation.draft.ts';
import { quotations } from './quotation.fixtures.ts';

test('a link brings its offer under another key, and the same offer again changes nothing', () => {
  const context = begin({ draft: freshQuotationDraft('seed'), params: {}, site, known: null });
  const params = { publications: '11', readers: '2' };
  const linked = { ...context, ...keepPlace(context, params) };
  expect(linked.draft.offer).toEqual({ ...freshOffer, publicationIds: [11], readers: '2' });
  expect(idempotencyKey(linked.draft)).not.toBe(idempotencyKey(context.draft));
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

test('a quotation that is read again keeps its link, and the consent to its version; another one keeps neither', () => {
  const { open } = quotations;
  const context = begin({ draft: freshQuotationDraft('seed'), params: {}, site, known: null });
  const link = { url: 'https://desk.example/fr/quotation/x', expiresAt: '2026-02-26T22:59:59.000Z' };
  const shown = { ...context, ...keepQuotation(context, open), link, hasAgreed: true };
  const kept = (quotation: typeof open) => {
    const { link: keptLink, hasAgreed } = keepQuotation(shown, quotation);
    return [keptLink, hasAgreed];
  };
  expect(kept(open)).toEqual([link, true]);
  expect(kept({ ...open, version: open.version + 1 })).toEqual([link, false]);
  expect(kept({ ...open, id: open.id + 1, version: open.version + 1 })).toEqual([null, false]);
  expect(versionIn(shown)).toEqual({ id: open.id, version: open.version });
  expect(() => versionIn(context)).toThrow('none was read');
});

test('another address of the funnel replaces what it names, and nothing else', () => {
  const params = { aboId: '7', isDevis: '0', reference: 'PAY-1' };
  const context = begin({ draft: freshQuotationDraft('seed'), params, site, known: null });
  expect(context).toMatchObject({ ...params, differences: [] });
  expect(begin({ draft: context.draft, params: {}, site, known: null }).isDevis).toBe('1');
  expect(keepPlace(context, {})).toMatchObject(params);
  expect(keepPlace(context, { aboId: '8', isDevis: '1', reference: 'PAY-2' })).toMatchObject({
    aboId: '8',
    isDevis: '1',
    reference: 'PAY-2',
  });
});

test('a revision and a new quote begin with the offer of the quotation, the new quote under another key', () => {
  const context = begin({ draft: freshQuotationDraft('seed'), params: {}, site, known: null });
  const shown = { ...context, ...keepQuotation(context, quotations.open), isOverdue: true };
  const offer = draftOfOffer(quotations.open.offer);
  expect(beginRevision(shown).draft?.revision).toEqual(offer);
  expect(beginRevision(context).draft?.revision).toBeNull();
  expect(beginQuote(shown)).toMatchObject({ draft: { offer }, quotation: null, isOverdue: false });
  expect(idempotencyKey(nextKey(shown.draft))).not.toBe(idempotencyKey(shown.draft));
});
