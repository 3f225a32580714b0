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
import { card } from './card-samples.ts';

void test('every state, edge and step is reached, and no step is shown without what it needs', async () => {
  assert.deepEqual((await check(card)).issues, []);
});

void test('a link leads to its step, also after a call that failed, and to no other request', async () => {
  assert.deepEqual(await deepLinkViolations(card), []);
  assert.deepEqual(await retryViolations(card), []);
  assert.deepEqual(await linkViolations(card), []);
});

void test('Back, Forward and reload keep what was typed, in every state', async () => {
  for (const configuration of await lawConfigurations(card)) {
    for (const law of laws) assert.deepEqual(await violationsAt(law, card, configuration), []);
  }
});
