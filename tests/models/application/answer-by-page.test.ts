// @vitest-environment jsdom
/**
 * Every page on answers that were not read whole. Each list, and each field of identity or money, is altered by the
 * rules of its answer; the approved table has the lines that then differ, and no page may state an absence, a sum or an end
 * that it does not state on the whole answer.
 */
import { moduleOf } from '../../../src/app/pages.ts';
import type { Messages } from '@lingui/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../../locales/en/messages.po';
import type { CallName } from '../../../contract/calls.ts';
import type { PageName } from '../../../contract/pages.ts';
import { pageNames } from '../../../contract/pages.ts';
import type { Asked, Scene } from './altered-pages.ts';
import { alikeAlterations, byToken, pageAt, scenes } from './altered-pages.ts';
import type { Altered } from './altered-table.ts';
import { effectsOf, tableOf } from './altered-table.ts';
import { isExhaustive } from '../../contract/exhaustive.ts';
import { claimsOf, falseClaims } from './claims.ts';

// A page with many alterations renders often, also on a slow machine.
vi.setConfig({ testTimeout: 300_000 });

vi.mock('../../../locales/en/messages.po', async (original) => {
  const { withMarkedClaims } = await import('./claims.ts');
  const { messages } = await original<{ readonly messages: Messages }>();
  return { messages: withMarkedClaims(messages) };
});

/** Pages about money, and the lists of the account: tried in each run, with approved tables. The long run tries all. */
const daily: ReadonlySet<PageName> = new Set([
  'home',
  'accountHome',
  'invoice',
  'subscriptions',
  'subscription',
  'wallet',
  'notifications',
  'readings',
  'readers',
  'payment',
  'quotation',
]);

/** Pages at which the answers that every page asks for are altered. */
const alteredAt: Partial<Readonly<Record<CallName, PageName>>> = { user: 'accountHome', infossiteweb: 'home' };

const isAltered = ({ page }: Scene, { call }: Asked): boolean => (alteredAt[call] ?? page) === page;

interface Trial {
  /** Sections of the table. */
  readonly sections: readonly (readonly [title: string, effects: string])[];
  /** False claims. */
  readonly faults: readonly string[];
}

/** Alterations of the answers to a page. */
async function trial(shown: readonly Scene[]): Promise<Trial> {
  const trials: Trial[] = [];
  for (const scene of shown) trials.push(await trialAt(scene));
  return { sections: trials.flatMap(({ sections }) => sections), faults: trials.flatMap(({ faults }) => faults) };
}

async function trialAt(scene: Scene): Promise<Trial> {
  const { lines: whole, asked } = await pageAt(scene);
  const sections: (readonly [string, string])[] = [];
  const faults: string[] = [];
  for (const golden of asked.filter((each) => isAltered(scene, each))) {
    const title = `${scene.page} ${scene.path}${scene.given.includes(byToken) ? ', by an invoice link' : ''}: ${golden.fixture}`;
    const pages: Altered[] = [];
    for (const { alterations, data } of alikeAlterations(golden)) {
      const { lines } = await pageAt(scene, { fixture: golden.fixture, data });
      pages.push({ alterations, lines });
      const fault = alterations.find(({ isWhole }) => !isWhole);
      if (fault)
        faults.push(...falseClaims(whole, lines).map((claim) => `${title}, ${fault.field} ${fault.how}: ${claim}`));
    }
    if (pages.length > 0) sections.push([title, effectsOf(whole, pages)]);
  }
  return { sections, faults };
}

beforeAll(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z'), toFake: ['Date'] });
  await Promise.all(pageNames.map(async (name) => moduleOf(name)?.()));
}, 60_000);
beforeEach(() => {
  // Each altered answer is logged.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => vi.useRealTimers());

test('claims are the approved messages of the catalog', async () => {
  await expect(`${claimsOf(messages).join('\n')}\n`).toMatchFileSnapshot('../approved/altered-answers/claims.txt');
});

test('a list that a page takes for an empty one is a false claim', async () => {
  const scene = { page: 'subscriptions', path: '/account/subscriptions', given: ['user.signed-in'] } as const;
  const { lines: whole } = await pageAt(scene);
  const { lines: empty } = await pageAt(scene, { fixture: 'subscriptions-all', data: { abonnements: [] } });
  expect(falseClaims(whole, whole)).toEqual([]);
  expect(falseClaims(whole, empty)).toContain(
    'You have no subscription yet. A quote gives you the price, and you can order online.',
  );
});

const byPage = [...Map.groupBy(scenes, ({ page }) => page)].map(([page, shown]) => ({ page, shown }));

describe('on an answer that is not whole, a page states no absence, sum or end, and says what is approved', () => {
  test.each(byPage.filter(({ page }) => isExhaustive || daily.has(page)))('$page', async ({ page, shown }) => {
    const { sections, faults } = await trial(shown);
    expect.soft(faults).toEqual([]);
    if (!daily.has(page)) return;
    await expect(tableOf(sections)).toMatchFileSnapshot(`../approved/altered-answers/${page}.txt`);
  });
});
