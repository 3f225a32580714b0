import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { object } from 'superstruct';
import { describe, expect, it, test } from 'vitest';
import type { ParsedRange } from './ip-range.ts';
import { compareRanges, covers, ipRange, overlaps, parseRange } from './ip-range.ts';
import { validate } from '../form.ts';

function valid(text: string): ParsedRange {
  const verdict = parseRange(text);
  if (verdict.kind === 'invalid') throw new Error(`${text}: ${verdict.issue.code}`);
  return verdict;
}

function issue(text: string): unknown {
  const verdict = parseRange(text);
  return verdict.kind === 'invalid' ? verdict.issue : verdict.range;
}

describe('any form has one canonical text', () => {
  it.each([
    ['192.0.2.0/24', '192.0.2.0/24', '256'],
    ['192.0.2.*', '192.0.2.0/24', '256'],
    ['192.0.2.x', '192.0.2.0/24', '256'],
    ['192.0.*.*', '192.0.0.0/16', '65536'],
    ['192.0.*', '192.0.0.0/16', '65536'],
    ['192.0.2-5.*', '192.0.2.0-192.0.5.255', '1024'],
    ['192.0.2.1-192.0.2.9', '192.0.2.1-192.0.2.9', '9'],
    ['192.0.2.1-9', '192.0.2.1-192.0.2.9', '9'],
    ['192.0.2.0-192.0.2.255', '192.0.2.0/24', '256'],
    ['192.0.2.0 255.255.255.0', '192.0.2.0/24', '256'],
    ['192.0.2.0/255.255.255.128', '192.0.2.0/25', '128'],
    ['192.0.2.1 à 192.0.2.9', '192.0.2.1-192.0.2.9', '9'],
    [' 192.0.2.1 – 192.0.2.9 ', '192.0.2.1-192.0.2.9', '9'],
    ['\ufeff192.0.2.1\u00a0—\u00a09', '192.0.2.1-192.0.2.9', '9'],
    ['192.0.2.7', '192.0.2.7', '1'],
    ['192.0.2.7/32', '192.0.2.7', '1'],
    ['192.0.2.4/30', '192.0.2.4/30', '4'],
    ['192.0.2.5-192.0.2.8', '192.0.2.5-192.0.2.8', '4'],
    ['2001:DB8:0:0::/32', '2001:db8::/32', String(2n ** 96n)],
    ['[2001:db8::1]', '2001:db8::1', '1'],
    ['2001:db8:1:*', '2001:db8:1::/48', String(2n ** 80n)],
    ['2001:db8:1:2:*:*:*:*', '2001:db8:1:2::/64', String(2n ** 64n)],
    ['2001:db8::1-9', '2001:db8::1-2001:db8::9', '9'],
    ['2001:db8::1 - 2001:db8::1:9', '2001:db8::1-2001:db8::1:9', '65545'],
    ['2001:0db8::0001', '2001:db8::1', '1'],
    ['::ffff:192.0.2.0/120', '192.0.2.0/24', '256'],
    ['::ffff:192.0.2.1-192.0.2.9', '192.0.2.1-192.0.2.9', '9'],
  ])('%s is %s', (text, range, count) => expect(valid(text)).toMatchObject({ range, count }));
});

test('an invalid range returns its issue with the wrong part', () => {
  expect([
    issue('192.0.2.010'),
    issue('192.0.2.1-007'),
    issue('192.0.2.0/08'),
    issue('192.0.2.256'),
    issue('192.0.2.1-300'),
    issue('192.0.2.0/33'),
    issue('2001:db8::/129'),
    issue('192.0.2.0 255.0.255.0'),
    issue('192.0.2.9-192.0.2.1'),
    issue('192.0.2.9-1'),
    issue('[2001:db8::1]:443'),
    issue('fe80::1%eth0'),
    issue('0.0.0.0/7'),
    issue('2000::/19'),
  ]).toEqual([
    { code: 'ipLeadingZero', values: { part: '010', plain: '10' } },
    { code: 'ipLeadingZero', values: { part: '007', plain: '7' } },
    { code: 'ipLeadingZero', values: { part: '08', plain: '8' } },
    { code: 'ipOctet', values: { part: '256' } },
    { code: 'ipOctet', values: { part: '300' } },
    { code: 'ipPrefix', values: { max: 32 } },
    { code: 'ipPrefix', values: { max: 128 } },
    { code: 'ipMask', values: { mask: '255.0.255.0' } },
    { code: 'ipOrder', values: { first: '192.0.2.9', last: '192.0.2.1' } },
    { code: 'ipOrder', values: { first: '9', last: '1' } },
    { code: 'ipPort', values: { port: '443' } },
    { code: 'ipZone', values: { zone: 'eth0' } },
    { code: 'ipTooWide', values: { prefix: 8 } },
    { code: 'ipTooWide', values: { prefix: 20 } },
  ]);
  const nothing = [
    '',
    '-',
    '/',
    '192.0.2.1 192.0.2.9',
    'Campus Nord',
    '192.0.2',
    '1',
    '0x7f.0.0.1',
    '2001:db8',
    '1::2::3',
    '12345::',
    '::g',
  ];
  expect(nothing.map(issue)).toEqual(nothing.map(() => ({ code: 'ipRange' })));
  const wild = ['192.*.2.1', '192.0.2-3.1', '2001:db8::*', '*:1::', '192.0.2.*-192.0.3.*'];
  expect(wild.map(issue)).toEqual(wild.map(() => ({ code: 'ipWildcard' })));
  const mixed = ['192.0.2.1-2001:db8::', '::ffff:0:0/95', '::1-::ffff:192.0.2.1'];
  expect(mixed.map(issue)).toEqual(mixed.map(() => ({ code: 'ipMixed' })));
});

test('parseRange warns of host bits and unreachable addresses', () => {
  const warningsOf = (text: string) => valid(text).warnings;
  expect(valid('193.55.1.77/24')).toMatchObject({ range: '193.55.1.0/24', warnings: ['hostBits'] });
  expect([warningsOf('193.55.1.0/24'), warningsOf('2a01:e0a::/32'), warningsOf('193.55.1.1/32')]).toEqual([[], [], []]);
  expect(
    ['10.1.2.3', '127.0.0.1', '169.254.1.1', '100.64.0.0/10', '239.1.2.3', '192.0.2.1', '0.1.2.3'].map(warningsOf),
  ).toEqual([
    ['private'],
    ['loopback'],
    ['linkLocal'],
    ['carrierShared'],
    ['multicast'],
    ['documentation'],
    ['reserved'],
  ]);
  expect(
    ['fd12:3456::/32', '::1', 'fe80::1', 'ff02::1', '2001:db8::/32', '2002::1', '4000::1'].map(warningsOf),
  ).toEqual([['private'], ['loopback'], ['linkLocal'], ['multicast'], ['documentation'], ['reserved'], ['reserved']]);
  expect(warningsOf('9.255.255.255-10.0.0.1')).toEqual(['private']);
  expect(warningsOf('192.0.0.77/22')).toEqual(['hostBits', 'documentation', 'reserved']);
});

/** Small ranges around an address, as offsets from it: their addresses can be enumerated. */
const SPAN = 64;
const spans = fc.tuple(fc.nat(SPAN - 1), fc.nat(SPAN - 1)).map(([one, other]) => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
}));
/** The ranges cross an overflow of the last number of an address. */
const bases = [
  { name: 'IPv4', at: (offset: number) => `203.0.${113 + Math.floor((offset + 230) / 256)}.${(offset + 230) % 256}` },
  {
    name: 'IPv6',
    at: (offset: number) =>
      `2001:db8::${[(offset + 0xffe0) >> 16, (offset + 0xffe0) & 0xffff].map((group) => group.toString(16)).join(':')}`,
  },
];

interface Span {
  readonly from: number;
  readonly to: number;
}

const numbersOf = ({ from, to }: Span) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe.each(bases)('against enumeration, in $name', ({ at: address }) => {
  const textOf = ({ from, to }: Span) => `${address(from)}-${address(to)}`;

  it('contains the addresses between its ends, and no other', () => {
    fc.assert(
      fc.property(spans, fc.nat(SPAN - 1), (span, other) => {
        const parsed = valid(textOf(span));
        expect(parsed.count).toBe(String(numbersOf(span).length));
        expect(covers(parsed.range, address(other))).toBe(numbersOf(span).includes(other));
        expect([parsed.first, parsed.last]).toEqual([valid(address(span.from)).range, valid(address(span.to)).range]);
      }),
      { numRuns: 500 },
    );
  });

  it('two ranges overlap if they share an address, and are sorted by their first address', () => {
    fc.assert(
      fc.property(spans, spans, (left, right) => {
        const common = numbersOf(left).some((number) => numbersOf(right).includes(number));
        expect(overlaps(textOf(left), textOf(right))).toBe(common);
        const order = left.from - right.from || right.to - left.to;
        expect(Math.sign(compareRanges(textOf(left), textOf(right)))).toBe(Math.sign(order));
      }),
      { numRuns: 500 },
    );
  });

  it('a range is formatted as a network exactly if the library has one with the same addresses', () => {
    const all = Array.from({ length: SPAN }, (_, offset) => offset);
    const isSame = (span: Span, network: string) => {
      const block = ipaddr.parseCIDR(network);
      return all.every((offset) => ipaddr.parse(address(offset)).match(block) === numbersOf(span).includes(offset));
    };
    fc.assert(
      fc.property(spans, (span) => {
        const count = span.to - span.from + 1;
        const prefix = ipaddr.parse(address(span.from)).toByteArray().length * 8 - Math.log2(count);
        const network = `${address(span.from)}/${prefix}`;
        const isNetwork = count > 1 && Number.isInteger(prefix) && isSame(span, network);
        const [first, last] = [span.from, span.to].map((offset) => valid(address(offset)).range);
        const ends = first === last ? first : `${first}-${last}`;
        expect(valid(textOf(span)).range).toBe(isNetwork ? valid(network).range : ends);
      }),
      { numRuns: 200 },
    );
  });
});

/** Texts of the given characters. */
const signs = (of: string, maxLength: number) =>
  fc.array(fc.constantFrom(...Array.from(of)), { maxLength }).map((texts) => texts.join(''));
/** Any text, lone surrogates included; fast-check's own arbitraries are slow. */
const anySigns = fc
  .array(fc.nat(0x10_ffff), { maxLength: 30 })
  .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(''));
const addresses = fc.oneof(fc.ipV4(), fc.ipV6());
const written = fc.oneof(
  addresses,
  fc.tuple(fc.ipV4(), fc.nat(32)).map(([address, prefix]) => `${address}/${prefix}`),
  fc.tuple(fc.ipV6(), fc.nat(128)).map(([address, prefix]) => `${address}/${prefix}`),
  fc.tuple(addresses, addresses).map((ends) => ends.join(' – ')),
  fc.tuple(fc.ipV4(), fc.nat(255)).map(([address, last]) => `${address}-${last}`),
  signs('0123456789.:/-*xfa %[]', 40),
  anySigns,
);

test('parseRange never throws for any text, and parses a canonical text to the same range', () => {
  fc.assert(
    fc.property(written, (text) => {
      const verdict = parseRange(text);
      if (verdict.kind === 'invalid') return;
      const again = valid(verdict.range);
      expect({ ...again, warnings: [] }).toEqual({ ...verdict, warnings: [] });
      expect(again.warnings).toEqual(verdict.warnings.filter((warning) => warning !== 'hostBits'));
      expect([isIP(verdict.first), isIP(verdict.last)]).toEqual([verdict.version, verdict.version]);
      expect(validate(object({ field: ipRange() }), { field: text }).valid).toEqual({ field: verdict.range });
    }),
    { numRuns: 1_000 },
  );
});

test('one address is read exactly where Node reads one, but for zones', () => {
  fc.assert(
    fc.property(fc.oneof(addresses, signs('0129.:fa', 20)), (text) => {
      const verdict = parseRange(text);
      const isOne = verdict.kind === 'valid' && verdict.count === '1';
      expect(isOne).toBe(isIP(text) !== 0);
    }),
    { numRuns: 500 },
  );
});

test('every address that is special to the library has a warning', () => {
  const common = new Set(['unicast', 'as112', 'as112v6', 'amt', 'droneRemoteIdProtocolEntityTags', 'ipv4Mapped']);
  const special = fc.constantFrom(
    '10.',
    '100.64.',
    '127.',
    '169.254.',
    '172.16.',
    '192.0.2.',
    '198.18.',
    '224.',
    '240.',
  );
  const near = fc.tuple(special, fc.ipV4()).map(([start, address]) => {
    const parts = start.split('.').slice(0, -1);
    return [...parts, ...address.split('.').slice(parts.length)].join('.');
  });
  const nearSix = fc.tuple(fc.constantFrom('fc00', 'fe80', 'ff02', '2002', '64:ff9b', '100'), fc.nat(0xffff));
  const all = fc.oneof(
    addresses,
    near,
    nearSix.map(([start, last]) => `${start}::${last.toString(16)}`),
  );
  fc.assert(
    fc.property(all, (text) => {
      const isSpecial = !common.has(ipaddr.process(text).range());
      expect(isSpecial && valid(text).warnings.length === 0).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});
