import { type as having } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { structureHash } from './chart.ts';
import { step } from './step.ts';

/** A small chart, of which every part can be another. */
function hashWith({ path = '/shop', event = 'sure', target = 'done', extra = {} } = {}): string {
  const meta = { step: step('count', { paths: [path], needs: having({}) }) };
  const states = {
    count: { id: 'shop.count', route: {}, meta, on: { [event]: target } },
    done: {},
    lost: {},
    ...extra,
  };
  return structureHash(createMachine({ id: 'shop', initial: 'count', states }));
}

describe('the hash of a chart’s structure', () => {
  it('is the same for the same chart', () => {
    expect(hashWith()).toBe(hashWith());
  });

  it.each([
    ['address', { path: '/store' }],
    ['event', { event: 'unsure' }],
    ['target', { target: 'lost' }],
    ['state', { extra: { attic: {} } }],
  ])('changes with an %s: a draft of before comes with a word', (_, change) => {
    expect(hashWith(change)).not.toBe(hashWith());
  });
});
