/**
 * The start of the application on any back end: each field of site and user absent, of another type, or odd but legal. Pages
 * are drawn as the server draws them: a screen that throws, a chart that fails or an unhandled rejection fails the test.
 */
import { readFileSync } from 'node:fs';
import { create, StructError, type, unknown } from 'superstruct';
import { beforeAll, describe, expect, it } from 'vitest';
import { site, visitors } from '../../machines/people.fixtures.ts';
import type { Ask } from '../../src/api/client.ts';
import { readAnswer } from '../../src/api/read-answer.ts';
import type { AskedCall } from '../../src/contract/calls/call.ts';
import { siteCalls } from '../../src/contract/calls/site.ts';
import { visitorCalls } from '../../src/contract/calls/visitor.ts';
import { readEnvelope } from '../../src/contract/envelope.ts';
import { variantsOf } from '../../src/contract/fixtures.variants.ts';
import type { Facts, Part } from './every-page.tsx';
import { draw, loadParts } from './every-page.tsx';

const exchange = type({ response: type({ body: type({ isSuccess: unknown(), data: unknown() }) }) });

/** By the names of fixtures: files are read once. */
const golden = new Map<readonly string[], unknown>();

/** The data of a call's first golden success; `null` where it has none. */
function goldenData(fixtures: readonly string[]): unknown {
  if (!golden.has(fixtures)) golden.set(fixtures, readGolden(fixtures));
  return golden.get(fixtures);
}

function readGolden(fixtures: readonly string[]): unknown {
  for (const fixture of fixtures) {
    const url = new URL(`../../src/contract/fixtures/${fixture}.json`, import.meta.url);
    const { isSuccess, data } = create(JSON.parse(readFileSync(url, 'utf8')), exchange).response.body;
    if (isSuccess === true) return data;
  }
  return null;
}

/** What of a row a test needs. */
type Asked = Pick<AskedCall<unknown, unknown, unknown>, 'path' | 'fixtures' | 'answer'>;

/** Answers every call as in its first golden success, but for one; notes which are asked. */
function answering(changed: { readonly call: Asked; readonly data: unknown } | null, asked: Asked[] = []): Ask {
  return async (call) => {
    asked.push(call);
    const data = call.fixtures === changed?.call.fixtures ? changed.data : goldenData(call.fixtures);
    return readAnswer(call, { isSuccess: true, feedback: null, data });
  };
}

/** What an answer is read as. */
function readingOf({ answer }: Pick<Asked, 'answer'>, data: unknown): unknown {
  try {
    return answer.read(data);
  } catch (error) {
    if (error instanceof StructError) return 'malformed';
    throw error;
  }
}

/** The golden answer of a call with one field changed, for each field and change; only those that are read differently. */
function* changedAnswers(
  call: Asked,
): Generator<{ readonly path: string; readonly data: unknown; readonly read: unknown }> {
  const seen = new Set<string>();
  for (const { path, absent, few } of variantsOf(goldenData(call.fixtures))) {
    for (const data of [absent, ...few]) {
      const read = readingOf(call, data);
      const text = JSON.stringify(read);
      if (seen.has(text)) continue;
      seen.add(text);
      yield { path, data, read };
    }
  }
}

let parts: readonly Part[] = [];

beforeAll(async () => {
  parts = await loadParts();
}, 300_000);

it('draws every page and section with golden answers', async () => {
  expect(parts.length).toBeGreaterThan(25);
  for (const part of parts) {
    const text = await draw(part, answering(null, []), { site, visitor: visitors.signedIn });
    expect(text).toContain('<main');
  }
});

/** Why a page is not drawn; `null` where it is. */
async function failureAt(part: Part, ask: Ask, facts: Facts): Promise<string | null> {
  try {
    const text = await draw(part, ask, facts);
    return /<main[^]*<h1/.test(text) ? null : text.slice(0, 300);
  } catch (error) {
    return error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error);
  }
}

describe('the application starts', () => {
  it('whatever a field of the site is', async () => {
    const call = siteCalls.infossiteweb;
    for (const { path, data, read } of changedAnswers(call)) {
      expect([path, read]).not.toEqual([path, 'malformed']);
      for (const part of parts.filter(({ name }) => ['quoteRequest', 'latestArticles'].includes(name))) {
        const facts = { site: call.answer.decode(data), visitor: visitors.signedIn };
        expect([path, await failureAt(part, answering(null), facts)]).toEqual([path, null]);
      }
    }
  }, 300_000);

  it('whatever a field of the user is, but for who that is', async () => {
    const call = visitorCalls.user;
    const malformed = new Set<string>();
    for (const { path, data, read } of changedAnswers(call)) {
      if (read === 'malformed') {
        malformed.add(path);
        continue;
      }
      for (const part of parts.filter(({ name }) => ['quoteRequest', 'wallet'].includes(name))) {
        const facts = { site, visitor: call.answer.decode(data) };
        expect([path, await failureAt(part, answering(null), facts)]).toEqual([path, null]);
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
    const told = readAnswer(visitorCalls.user, readEnvelope(body));
    expect(told).toMatchObject({ kind: 'answered', answer: { account: { id: 7, lastName: 'DIOP' }, mode: 'unknown' } });
  });
});
