import { expect, it } from 'vitest';
import { analyticsSiteNumber, latestHeadline } from './site.ts';

it('a site has its analytics number, an unknown one 0 (specification §3)', () => {
  expect(['LL', 'AIF', 'LMR', 'INT', 'GLA', 'XXX', 'toString'].map(analyticsSiteNumber)).toEqual([1, 2, 5, 6, 8, 0, 0]);
});

it('the latest headline of a subscription is the newest of its publications, with or without an address', () => {
  const publication = { id: 1, kind: 'press', region: 'all', line: null, rhythm: null, sample: null } as const;
  const headline = (publishedOn: string, url: string | null) => ({ title: publishedOn, publishedOn, url });
  const sold = [
    { ...publication, title: 'A', headlines: [headline('2026-01-12', '/a'), headline('2026-01-05', '/b')] },
    { ...publication, title: 'B', headlines: [headline('2026-01-14', null)] },
    { ...publication, title: 'C', headlines: [headline('2026-01-20', '/c')] },
  ];
  expect(latestHeadline(['A', 'B'], sold)?.publishedOn).toBe('2026-01-14');
  expect(latestHeadline(['A', 'D'], sold)?.url).toBe('/a');
  expect(latestHeadline(['D'], sold)).toBeNull();
});
