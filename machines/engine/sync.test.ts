import fc from 'fast-check';
import { type as having } from 'superstruct';
import { describe, expect, it } from 'vitest';
import type { ChartRoute } from './chart.ts';
import type { Place } from './path.ts';
import { step } from './step.ts';
import { correctionOf } from './sync.ts';

const pattern = '/orders?step=check&id=:id&sort=:sort?';
const check = step('check', { paths: [pattern], needs: having({}) });
const routes: readonly ChartRoute[] = [{ pattern, stateId: 'shop.check', step: check }];

/** A query with its keys in any order, others among them. */
const query = (own: Readonly<Record<string, string>>) =>
  fc
    .dictionary(fc.constantFrom('utm_source', 'gclid', 'page'), fc.string({ minLength: 1, maxLength: 5 }))
    .chain((foreign) => fc.tuple(fc.shuffledSubarray(Object.entries({ ...own, ...foreign }), fullLength(own, foreign))))
    .map(([pairs]) => `?${new URLSearchParams(pairs).toString()}`);

function fullLength(...parts: readonly object[]) {
  const length = parts.reduce((sum, part) => sum + Object.keys(part).length, 0);
  return { minLength: length, maxLength: length };
}

const at = (search: string): Place => ({ path: '/orders', search });
const context = { id: '7', sort: 'oldest' };

describe('an address', () => {
  it('that names the same values is left as it is, in any key order and with any extra keys', () => {
    fc.assert(
      fc.property(query({ step: 'check', id: '7', sort: 'oldest' }), (search) => {
        expect(correctionOf(check, context, routes, at(search), 'event')).toBeNull();
      }),
    );
  });

  it('of another record is corrected; its extra keys stay', () => {
    fc.assert(
      fc.property(query({ step: 'check', id: '8', sort: 'oldest' }), (search) => {
        const correction = correctionOf(check, context, routes, at(search), 'event');
        const wanted = new URLSearchParams(search);
        wanted.set('id', '7');
        expect(correction?.replace).toBe(false);
        const { search: found = '' } = correction?.place ?? {};
        const sorted = (pairs: URLSearchParams) => [...pairs].toSorted(([one], [other]) => (one < other ? -1 : 1));
        expect(sorted(new URLSearchParams(found))).toEqual(sorted(wanted));
      }),
    );
  });
});
