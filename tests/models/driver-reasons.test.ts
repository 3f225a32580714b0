/** Drivers say why they do not play a move (`npm run models`). */
import { expect, test } from 'vitest';
import { contactDriver } from './browser/contact-driver.ts';
import { blocked, elsewhere, playableWays, refusals, unchanged } from './browser/way.ts';

test('a driver gives the reason of each edge that it refuses', () => {
  const why = refusals(contactDriver);
  expect(why.get('contact.writing | message.confirmed [isComplete] -> contact.sending')).toBe(blocked);
  expect(new Set(why.values())).toEqual(new Set([blocked, elsewhere, unchanged]));
});

test('a driver’s own words are reported, and the move is not played', () => {
  const words = 'the desk is closed';
  const closed = {
    ...contactDriver,
    canPlay: (...[way, segment]: Parameters<typeof contactDriver.canPlay>) =>
      segment.move.token === 'message.confirmed' ? words : contactDriver.canPlay(way, segment),
  };
  expect([...refusals(closed).values()]).toContain(words);
  const tokens = playableWays(closed).flatMap(({ segments }) => segments.map(({ move }) => move.token));
  expect(tokens).not.toContain('message.confirmed');
});
