/** `node --test`: every state is reached, and addresses, Back and reload lose nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  check,
  deepLinkViolations,
  lawConfigurations,
  laws,
  linkViolations,
  retryViolations,
  violationsAt,
} from 'chart-funnel/model';
import { claim } from './claim-samples.ts';

void test('every state, edge and step is reached, and no step is shown without what it needs', async () => {
  assert.deepEqual((await check(claim)).issues, []);
});

void test('a link leads to its step, also after a call that failed, and to no other claim', async () => {
  assert.deepEqual(await deepLinkViolations(claim), []);
  assert.deepEqual(await retryViolations(claim), []);
  assert.deepEqual(await linkViolations(claim), []);
});

void test('Back, Forward and reload keep what was typed, in every state', async () => {
  for (const configuration of await lawConfigurations(claim)) {
    for (const law of laws) assert.deepEqual(await violationsAt(law, claim, configuration), []);
  }
});
