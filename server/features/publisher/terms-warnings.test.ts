import { expect, it } from 'vitest';
import { demoPublisher } from '../../seed/demo-publisher.ts';
import { publisherFile, readPublisherFile } from './publisher-file.ts';
import { termsWarnings } from './terms-warnings.ts';

const { issuer, legal } = demoPublisher;

/** The warnings of terms of one passage. */
function warningsOf(text: { readonly fr: string; readonly en: string }, change: object = {}) {
  const terms = [{ heading: { fr: 'Paiement', en: 'Payment' }, text }];
  return termsWarnings({ issuer: { ...issuer, ...change }, legal: { ...legal, terms } }).map(
    ({ path, sentence }) => `${path.join('.')} ${sentence}`,
  );
}

const rate = {
  fr: 'Paiement sous 30 jours. Tout retard entraîne des intérêts à trois fois le taux légal.',
  en: 'Late payment carries interest at 10% a year.',
};

it('finds no contradiction in the terms of the demo', () => {
  expect(termsWarnings(demoPublisher)).toEqual([]);
});

it('warns of a rate of late payment that invoices do not state, in each language', () => {
  expect(warningsOf(rate)).toEqual([
    'legal.terms.0.text.fr says “Tout retard entraîne des intérêts à trois fois le taux légal.”, but invoices state 12.5% a year: see latePaymentRate',
    'legal.terms.0.text.en says “Late payment carries interest at 10% a year.”, but invoices state 12.5% a year: see latePaymentRate',
  ]);
  expect(warningsOf(rate, { latePaymentRate: undefined })).toHaveLength(2);
  const law = {
    fr: 'Tout retard entraîne des pénalités au taux de la Banque centrale européenne majoré de 10 points.',
    en: 'Late payment carries penalties at the rate of the European Central Bank plus 10 points.',
  };
  expect(warningsOf(law, { latePaymentRate: undefined })).toEqual([]);
  expect(warningsOf(law)).toHaveLength(2);
});

it('warns of a discount for early payment that invoices do not grant', () => {
  const text = { fr: 'Escompte de 2 % pour paiement anticipé.', en: 'A discount of 2% for early payment.' };
  expect(warningsOf(text)).toHaveLength(2);
  expect(warningsOf(text, { discountTerms: undefined })).toHaveLength(2);
  expect(warningsOf(text, { discountTerms: { fr: 'Escompte de 2 %', en: '2% discount' } })).toEqual([]);
  expect(warningsOf(text, { discountTerms: { fr: 'Escompte de 1 %', en: '1% discount' } })).toHaveLength(2);
  expect(warningsOf({ fr: 'Aucun escompte.', en: 'No discount for early payment.' })).toEqual([]);
});

it('warns of the court of another town', () => {
  const text = {
    fr: 'Les litiges relèvent du tribunal des activités économiques de Lyon.',
    en: 'Disputes go to the Economic Activities Court of Lyon.',
  };
  expect(warningsOf(text)).toHaveLength(2);
  expect(warningsOf(text, { registerTown: 'Lyon' })).toEqual([]);
});

it('names the line of the file', () => {
  const file = publisherFile({ ...demoPublisher, issuer: { ...issuer, latePaymentRate: '9%' } });
  const read = readPublisherFile('publisher.yaml', file);
  if (read.kind !== 'valid') throw new Error('The file is not valid');
  const [first] = termsWarnings(read.publisher).map(read.locate);
  expect(first).toMatch(/^publisher\.yaml:\d+:\d+ legal\.terms\[3\]\.text\.fr: says “/);
});
