import { describe, expect, it } from 'vitest';
import { byNetwork, mailboxOf } from './throttle.ts';

describe('attempts of a caller', () => {
  const limit = { attempts: 10, seconds: 60 };
  const countedAt = (address: string) =>
    byNetwork({ what: 'a guess', whom: 'ada', limit }, address).map((each) => [each.whom, each.limit.attempts]);

  it.each([
    ['192.0.2.7', [['ada 192.0.2.7', 10]]],
    ['::ffff:192.0.2.7', [['ada 192.0.2.7', 10]]],
    ['::ffff:c000:207', [['ada 192.0.2.7', 10]]],
    [
      '2001:db8:1:2::3',
      [
        ['ada 2001:db8:1:2::/64', 10],
        ['ada 2001:db8:1::/48', 50],
      ],
    ],
    [
      '2001:DB8:1:2:ffff::',
      [
        ['ada 2001:db8:1:2::/64', 10],
        ['ada 2001:db8:1::/48', 50],
      ],
    ],
  ])('from %s count as %j', (address, counted) => {
    expect(countedAt(address)).toEqual(counted);
  });
});

it.each([
  ['ada.lovelace@example.org', 'adalovelace@example.org'],
  ['AdaLovelace+news+more@Example.org', 'adalovelace@example.org'],
  ['ada@sub.example.org', 'ada@sub.example.org'],
])('counts emails to %s as those to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
