import { describe, expect, test } from 'vitest';
import { paramsOfOffer } from '../../../domain/offer-params.ts';
import { isForImmediatePurchase } from '../../../validation/forms/quote-request.ts';
import { site } from '../../people.fixtures.ts';
import { formatPath, matchPath } from '../../engine/path.ts';
import { quotationPaths } from '../../../contract/pages/quotation.ts';
import type { OfferDraft } from './offer.draft.ts';
import { freshOffer } from './offer.draft.ts';
import { offerOfParams } from './offer-params.ts';

const offer: OfferDraft = { publicationIds: [11, 13], licence: 'media', readers: '3', months: 24, currency: 'GBP' };

test('an address of the quotation funnel brings back the offer that it names', () => {
  const place = formatPath(quotationPaths.newOffer, paramsOfOffer(offer));
  const params = matchPath(quotationPaths.newOffer, place);
  expect(params && offerOfParams(params, site)).toEqual(offer);
});

describe('offerOfParams', () => {
  test('returns nothing for an address without an offer', () => {
    expect(offerOfParams({ isDevis: '1' }, site)).toBeNull();
  });

  test('takes the usual choices for what is missing', () => {
    expect(offerOfParams({ publications: '13' }, site)).toEqual({ ...freshOffer, publicationIds: [13] });
  });

  test('ignores unknown publications and values', () => {
    const strange = { publications: '999,x,11', licence: 'gold', readers: 'many', months: '7', currency: 'BTC' };
    expect(offerOfParams(strange, site)).toEqual({ ...freshOffer, publicationIds: [11] });
  });
});

describe('isForImmediatePurchase', () => {
  test.each([
    ['1', 3, true],
    ['3', 3, true],
    [' 2 ', 3, true],
    ['4', 3, false],
    ['0', 3, false],
    ['1.5', 3, false],
    ['', 3, false],
    ['1', null, false],
  ])('for "%s" readers of a limit of %s is %s', (readers, immediatePurchase, expected) => {
    expect(isForImmediatePurchase({ immediatePurchase }, { readers })).toBe(expected);
  });
});
