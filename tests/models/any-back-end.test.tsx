/**
 * The start of the application on any back end: each field of site and user absent, of another type, or odd but legal.
 * Pages are rendered as on the server: a throwing screen, a failing chart or an unhandled rejection fails the test.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { loginMode } from '../../domain/enumerations.ts';
import { site, visitors } from '../../machines/people.fixtures.ts';
import { readAnswer } from '../../src/api/read-answer.ts';
import { siteCalls } from '../../contract/site.ts';
import { visitorCalls } from '../../contract/visitor.ts';
import { readEnvelope } from '../../contract/envelope.ts';
import { isExhaustive } from '../contract/exhaustive.ts';
import { answering, changedAlone, changedAnswers, changedTogether, failureAt } from './changed-answers.ts';
import type { Part } from './every-page.tsx';
import { draw, loadParts } from './every-page.tsx';

let parts: readonly Part[] = [];

beforeAll(async () => {
  parts = await loadParts();
}, 300_000);

it('renders every page and section with golden answers', async () => {
  expect(parts.length).toBeGreaterThan(25);
  for (const part of parts) {
    const text = await draw(part, answering(null, []), { site, visitor: visitors.signedIn });
    expect(text).toContain('<main');
  }
});

/** The changes of an answer: several fields at once; in an exhaustive run each alone. */
const changesOf = isExhaustive ? changedAlone : changedTogether;

describe('the application starts', () => {
  it('with any value in a field of the site', async () => {
    const call = siteCalls.infossiteweb;
    for (const { path, read } of changedAnswers(call)) expect([path, read]).not.toEqual([path, 'malformed']);
    for (const { paths, data } of changesOf(call)) {
      for (const part of parts.filter(({ name }) => ['quoteRequest', 'latestArticles'].includes(name))) {
        const facts = { site: call.answer.decode(data), visitor: visitors.signedIn };
        expect([paths, await failureAt(part, answering(null), facts)]).toEqual([paths, null]);
      }
    }
  }, 300_000);

  it('with any value in a field of the user, except the identity', async () => {
    const call = visitorCalls.user;
    const unreadable = [...changedAnswers(call)].filter(({ read }) => read === 'malformed');
    const malformed = new Set(unreadable.map(({ path }) => path));
    for (const { paths, data } of changesOf(call)) {
      if (paths.some((path) => malformed.has(path))) continue;
      for (const part of parts.filter(({ name }) => ['quoteRequest', 'wallet'].includes(name))) {
        const facts = { site, visitor: call.answer.decode(data) };
        expect([paths, await failureAt(part, answering(null), facts)]).toEqual([paths, null]);
      }
    }
    expect([...malformed].toSorted()).toEqual(['utilisateur']);
  }, 300_000);

  it.each([
    ['no wallet', { porteMonnaie: undefined }],
    [
      'no request',
      { lesAbonnementUtilisateur: [{ aboIId: 1, listeBeneficiaires: [{ docIId: 2, demandeModification: null }] }] },
    ],
    [
      'a wallet of 12.5',
      { porteMonnaie: { etat: 1, montant: 12.5, soldeAvantMigration: 5, cumulReelAvantMigration: 5 } },
    ],
    [
      'a wallet without currency',
      { porteMonnaie: { etat: 1, montant: 12, soldeAvantMigration: 5, cumulReelAvantMigration: 5 } },
    ],
  ])('with the specification’s user (§3) and %s, without wrapper and additions', (_, changed) => {
    const user = {
      docIId: 7,
      nom: 'DIOP',
      prenom: 'Awa',
      civilite: 2,
      email: 'awa@example.sn',
      emailVerifie: true,
      compteValide: true,
    };
    const body = { isSuccess: true, data: { ...user, lesAbonnementUtilisateur: [], ...changed } };
    const received = readAnswer(visitorCalls.user, readEnvelope(body));
    expect(received).toMatchObject({
      kind: 'answered',
      answer: { account: { id: 7, lastName: 'DIOP' }, mode: loginMode.password },
    });
  });
});
