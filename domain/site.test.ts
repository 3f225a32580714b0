import { expect, it } from 'vitest';
import { analyticsSiteNumber } from './site.ts';

it('a site has its analytics number, an unknown one 0 (specification §3)', () => {
  expect(['LL', 'AIF', 'LMR', 'INT', 'GLA', 'XXX', 'toString'].map(analyticsSiteNumber)).toEqual([1, 2, 5, 6, 8, 0, 0]);
});
