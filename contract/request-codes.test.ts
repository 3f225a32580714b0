/** The specification's enumerations in requests: by our words or by number (GLOSSARY.md). */
import { expect, it } from 'vitest';
import { readGolden } from '../tests/support/golden-exchange.ts';
import { callNames, calls } from './calls.ts';
import { contactCalls } from './contact.ts';
import { inNumbers } from './known-code.ts';
import { passwordCalls } from './password.ts';
import { readingCalls } from './reading.ts';

/** Fields whose values differ between two bodies of the same request, by their names. */
function* changedFields(before: unknown, after: unknown, name = ''): Generator<string> {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) {
    if (before !== after) yield name;
    return;
  }
  const values = new Map<string, unknown>(Object.entries(after));
  for (const [field, value] of Object.entries(before))
    yield* changedFields(value, values.get(field), Array.isArray(before) ? name : field);
}

/** Bodies of golden exchanges that their calls accept. */
const bodies = callNames.flatMap((name) =>
  calls[name].fixtures.flatMap((fixture) => {
    const { body } = readGolden(fixture).request;
    try {
      return body ? [{ fixture, row: calls[name], body, request: calls[name].request.decode(body) }] : [];
    } catch {
      return [];
    }
  }),
);

it('mean the same in words and in numbers, in every golden exchange', () => {
  const numbered = new Set<string>();
  for (const { fixture, row, body, request } of bodies) {
    const inCodes = inNumbers(row.request.wire, body);
    expect([fixture, row.request.decode(inCodes)]).toEqual([fixture, request]);
    for (const field of changedFields(body, inCodes)) numbered.add(field);
  }
  expect([...numbered].toSorted()).toEqual([
    'devise',
    'origine',
    'region',
    'sourceAcquisition',
    'tri',
    'typeDemande',
    'typeDocument',
    'typeLecture',
    'typeLicence',
    'typeOperation',
  ]);
});

it.each([
  ['origins', passwordCalls['login/create'], 'origine', ['prospect', 'abonnement', 'pme', 'landing', 'newsletter']],
  [
    'reading sorts',
    readingCalls['articles/history'],
    'tri',
    ['lectureCroissante', 'lectureDecroissante', 'parutionCroissante', 'parutionDecroissante'],
  ],
  [
    'request kinds',
    contactCalls['form/contact'],
    'typeDemande',
    [
      'devis',
      'commande',
      'gestionAbonnement',
      'reclamation',
      'paiement',
      'formulaireContact',
      'porteMonnaie',
      'desabonnement',
      'support',
      'gestionLecteurs',
      'formulaireLicenceGlobale',
      'demandeModification',
    ],
  ],
])('%s are numbered in the order of the specification', (_, row, field, words) => {
  const numbers = words.map((word) => inNumbers(row.request.wire, { [field]: word }));
  expect(numbers).toEqual(words.map((__, index) => ({ [field]: index + 1 })));
});
