import { expect, test } from 'vitest';
import { appUpdateChart } from '../../app-update/app-update.samples.ts';
import { explore } from './explore.ts';

test('refuses a facet whose serialized word the visible one of the same name would hide', () => {
  const facets = { serialize: () => ({ look: 'stale' }), visibleContext: () => ({ look: 'busy' }) };
  expect(() => explore({ ...appUpdateChart, ...facets })).toThrow(
    'facet "look" of appUpdate is "stale" in serialize and "busy" in visibleContext',
  );
  expect(explore({ ...appUpdateChart, ...facets, visibleContext: facets.serialize })).not.toEqual([]);
});
