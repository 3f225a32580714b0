import { expect, test } from 'vitest';
import { discountOf } from '../domain/discount.ts';
import { answerCodec } from './answer.ts';
import { offreChiffree, pricedMapping } from './offer.ts';

const codec = answerCodec(offreChiffree, pricedMapping);

/** An offer of five readers at 940 + 4 × 564, agreed at 2,876.40. */
const offerWith = (prixCatalogue: readonly object[]) => ({
  pays: 'FR',
  devise: 'EUR',
  lignes: [
    { pubSId: 11, libelle: 'Sahel Économie', montantHT: 287_640, prixCatalogue, tauxTVA: 210, montantTVA: 6_040 },
  ],
  montantHT: 287_640,
  tva: [{ tauxTVA: 210, montantHT: 287_640, montantTVA: 6_040 }],
  montantTVA: 6_040,
  montantTTC: 293_680,
  mentionTVA: null,
});
const first = { nombreLecteurs: 1, prixHT: 94_000 };
const others = { nombreLecteurs: 4, prixHT: 56_400 };

test('states the discount on the list price of its readers', () => {
  const { value, omissions } = codec.read(offerWith([first, others]));
  expect(value.lines.map((line) => discountOf(line)?.rate)).toEqual([1000]);
  expect(omissions).toEqual([]);
});

test.each([
  ['a row', [first, others, others]],
  ['the first one', [first, first, others]],
])('states no discount where the back end names %s of the list price twice, and reports it', (_, rows) => {
  const { value, omissions } = codec.read(offerWith(rows));
  expect(value.lines.map((line) => discountOf(line))).toEqual([null]);
  expect(omissions).toEqual([{ kind: 'field', path: 'lignes.0.prixCatalogue' }]);
});
