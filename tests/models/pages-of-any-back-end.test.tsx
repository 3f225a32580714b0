/**
 * Every page and section on any back end: each field of each first answer absent, of another type, or odd but legal.
 * None of them throws, leaves a rejection unhandled, or shows the error page.
 */
import { beforeAll, expect, it } from 'vitest';
import { site, visitors } from '../../machines/people.fixtures.ts';
import { siteCalls } from '../../src/contract/site.ts';
import { visitorCalls } from '../../src/contract/visitor.ts';
import type { Asked } from './changed-answers.ts';
import { answering, changedAnswers, failureAt } from './changed-answers.ts';
import type { Part } from './every-page.tsx';
import { loadParts } from './every-page.tsx';

const facts = { site, visitor: visitors.signedIn };

/** Calls of the start (`any-back-end.test.tsx`). */
const ofTheStart: readonly string[] = [siteCalls.infossiteweb.path, visitorCalls.user.path];

let parts: readonly Part[] = [];

beforeAll(async () => {
  parts = await loadParts();
}, 300_000);

/** The first calls of a page or section. */
async function askedBy(part: Part): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  await failureAt(part, answering(null, asked), facts);
  return [...new Set(asked)].filter(({ path }) => !ofTheStart.includes(path));
}

it('renders with any value in a field of an answer', { timeout: 1_200_000 }, async () => {
  let count = 0;
  const failures: string[] = [];
  for (const part of parts) {
    for (const call of await askedBy(part)) {
      for (const { path, data } of changedAnswers(call)) {
        count += 1;
        const failure = await failureAt(part, answering({ call, data }), facts);
        if (failure !== null) failures.push(`${part.name}, ${call.path} ${path}: ${failure}`);
      }
    }
  }
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
