import { formatAddress } from 'localized-address-format';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from './address.ts';
import { hasRegion, needsRegion, partOrder, placeLines, regionOf } from './address-lines.ts';

const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second));

const parts = { street: 'Astreet', city: 'Ccity', region: 'Sregion', postalCode: 'Zcode' } as const;

const place = { ...emptyAddress, ...parts };

/** Where that data lacks the city, or joins a part to the street. */
const differing = new Set('AE CI GI GN JP KY MO MZ NR SG'.split(' '));

/** The lines of libaddressinput, without a country's prefix and name. */
const published = (country: string): readonly string[] =>
  formatAddress(
    {
      postalCountry: country,
      addressLines: [parts.street],
      locality: parts.city,
      administrativeArea: parts.region,
      postalCode: parts.postalCode,
    },
    'latin',
  )
    .map((line) => line.replace(/[A-ZÅ]+[- ]?(?=Zcode)/, ''))
    .filter((line) => /Astreet|Ccity|Sregion|Zcode/.test(line));

describe('the lines of an address', () => {
  it('are those of libaddressinput in every country', () => {
    const different = codes
      .filter((country) => !differing.has(country))
      .flatMap((country) => {
        const expected = published(country);
        const hasCode = expected.join(' ').includes('Zcode');
        const lines = placeLines({ ...place, country, postalCode: hasCode ? 'Zcode' : '' });
        return lines.join('|') === expected.join('|')
          ? []
          : [`${country}: ${lines.join('|')}, not ${expected.join('|')}`];
      });
    expect(different).toEqual([]);
  });

  it('lose nothing of what was typed, in any country', () => {
    const missing = codes.filter((country) => {
      const text = placeLines({ ...place, country, complement: 'Bfloor' }).join('\n');
      return ['Astreet', 'Bfloor', 'Ccity', 'Zcode'].some((part) => !text.includes(part));
    });
    expect(missing).toEqual([]);
  });

  it.each([
    ['US', { city: 'Boston', region: 'MA', postalCode: '02116' }, ['1 Main St', 'Boston, MA 02116']],
    ['US', { city: 'Boston', region: '', postalCode: '02116' }, ['1 Main St', 'Boston 02116']],
    ['CA', { city: 'Ottawa', region: 'ON', postalCode: 'K1A 0B1' }, ['1 Main St', 'Ottawa ON K1A 0B1']],
    ['BR', { city: 'São Paulo', region: 'SP', postalCode: '01310-100' }, ['1 Main St', 'São Paulo-SP', '01310-100']],
    [
      'JP',
      { city: 'Chiyoda-ku', region: 'Tokyo', postalCode: '100-0005' },
      ['1 Main St', 'Chiyoda-ku, Tokyo', '100-0005'],
    ],
    ['FR', { city: 'Lyon', region: 'MA', postalCode: '69002' }, ['1 Main St', '69002 Lyon']],
    ['GP', { city: 'Basse-Terre', region: '', postalCode: '97100' }, ['1 Main St', '97100 Basse-Terre']],
    ['MC', { city: 'Monaco', region: '', postalCode: '98000' }, ['1 Main St', '98000 Monaco']],
    ['GB', { city: 'London', region: '', postalCode: 'SW1A 1AA' }, ['1 Main St', 'London', 'SW1A 1AA']],
    ['AE', { city: 'Dubai', region: '', postalCode: '' }, ['1 Main St', 'Dubai']],
  ])('in %s with %o are %j', (country, change, lines) => {
    expect(placeLines({ ...emptyAddress, street: '1 Main St', country, ...change })).toEqual(lines);
  });

  it('begin with the largest part in Chinese characters', () => {
    const address = {
      ...emptyAddress,
      country: 'JP',
      street: '丸の内1-1',
      city: '千代田区',
      region: '東京都',
      postalCode: '100-0005',
    };
    expect(placeLines(address)).toEqual(['〒100-0005', '東京都千代田区', '丸の内1-1']);
  });
});

describe('a region', () => {
  it('is part of an address in countries that write one', () => {
    expect(
      ['US', 'CA', 'AU', 'BR', 'IN', 'MX', 'IT', 'ES', 'JP', 'AE'].filter((country) => !hasRegion(country)),
    ).toEqual([]);
    expect(['FR', 'GB', 'DE', 'SN', ''].filter(hasRegion)).toEqual([]);
  });

  it('is needed only where addresses have one', () => {
    expect(codes.filter((country) => needsRegion(country) && !hasRegion(country))).toEqual([]);
    expect(['US', 'CA', 'AU', 'BR', 'IN', 'MX', 'IT', 'ES', 'JP'].filter((country) => !needsRegion(country))).toEqual(
      [],
    );
  });

  it('is kept aside while another country is chosen', () => {
    expect(regionOf({ country: 'FR', region: 'MA' })).toBe('');
    expect(regionOf({ country: 'US', region: 'MA' })).toBe('MA');
    expect(regionOf({ country: 'US', region: null })).toBe('');
  });

  it('stands between city and code, or behind both', () => {
    expect(['US', 'ES', 'JP', 'FR'].map((country) => partOrder(country).join(' '))).toEqual([
      'city region postalCode',
      'postalCode city region',
      'city region postalCode',
      'postalCode city',
    ]);
  });
});
