import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { demoPublisher } from '../../seed/demo-publisher.ts';
import { publisherFile, readPublisherFile } from './publisher-file.ts';

const demo = readFileSync(new URL('../../seed/demo.yaml', import.meta.url), 'utf8');

type Path = readonly (string | number)[];

/** The demo’s file with a value in place of another one; `undefined` takes a field out. */
function demoWith(path: Path, value: unknown): string {
  const document = parseDocument(demo, { schema: 'failsafe' });
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return String(document);
}

function problemsOf(source: string): readonly string[] {
  const read = readPublisherFile('publisher.yaml', source);
  return read.kind === 'valid' ? [] : read.problems.map((problem) => problem.replace(/:\d+:\d+ /, ' '));
}

describe('a publisher’s file', () => {
  it.each<readonly [what: string, path: Path, value: unknown, problem: string]>([
    ['a missing field', ['site', 'phone'], undefined, 'site.phone: is missing'],
    ['a field without a value', ['site', 'phone'], '', 'site.phone: is missing'],
    [
      'a text of two lines',
      ['issuer', 'name'],
      'a\nb',
      'issuer.name: must be a text of one line with 1 to 300 characters',
    ],
    ['a section that is missing', ['legal'], undefined, 'legal: is missing'],
    [
      'words of a reader without a name',
      ['site', 'testimonial'],
      { quote: { fr: 'Oui.', en: 'Yes.' } },
      'site.testimonial.author: is missing',
    ],
    [
      'a sample of several paragraphs',
      ['publications', 0, 'sample', 'text', 'fr'],
      'a\nb',
      'publications[0].sample.text.fr: must be a text of one paragraph with 1 to 400 characters',
    ],
    [
      'an unknown field',
      ['bankAccounts', 0, 'swift'],
      'LAGUFRPPXXX',
      'bankAccounts[0].swift: is unknown; known fields: currency, holder, iban, bic, bank',
    ],
    ['a list in place of fields', ['issuer'], ['a'], 'issuer: must have fields, such as “name: value”'],
    [
      'a text in place of a list',
      ['countries'],
      'FR',
      'countries: must be a list: one entry a line, each after a dash',
    ],
    ['fields in place of a text', ['site', 'email'], { a: 'b' }, 'site.email: must be a text, not a list or fields'],
    ['an empty list', ['issuer', 'address'], [], 'issuer.address: must have at least one entry'],
    [
      'a wrong site code',
      ['site', 'code'],
      'lagunes',
      'site.code: must be 2 to 10 capital letters or digits, such as LL',
    ],
    [
      'a wrong email address',
      ['site', 'email'],
      'desk',
      'site.email: must be an email address, such as desk@example.org',
    ],
    [
      'a wrong phone number',
      ['site', 'phone'],
      '12',
      'site.phone: must be a telephone number of 6 to 15 digits, such as +33 1 99 00 12 34',
    ],
    [
      'a purchase by no reader',
      ['site', 'immediatePurchase'],
      '0',
      'site.immediatePurchase: must be a number of readers from 1 to 10000, such as 3',
    ],
    [
      'a purchase by too many readers',
      ['site', 'immediatePurchase'],
      '10001',
      'site.immediatePurchase: must be a number of readers from 1 to 10000, such as 3',
    ],
    [
      'a purchase by a word',
      ['site', 'immediatePurchase'],
      'three',
      'site.immediatePurchase: must be a number of readers from 1 to 10000, such as 3',
    ],
    [
      'a wrong web address',
      ['site', 'url', 'en'],
      'example.org',
      'site.url.en: must be an address on the web, such as https://www.example.org/',
    ],
    [
      'a wrong time zone',
      ['site', 'timeZone'],
      'Paris',
      'site.timeZone: must be a time zone of the IANA database, such as Europe/Paris',
    ],
    [
      'a SIREN whose check digit is wrong',
      ['issuer', 'siren'],
      '999888777',
      'issuer.siren: must be a SIREN of 9 digits whose check digit is right',
    ],
    [
      'a VAT number whose check digits are wrong',
      ['issuer', 'vatNumber'],
      'FR28999888777',
      'issuer.vatNumber: must be a VAT number with its country’s prefix and right check digits, such as FR34999888779',
    ],
    [
      'an IBAN whose check digits are wrong',
      ['bankAccounts', 1, 'iban'],
      'FR7699999000010000123456866',
      'bankAccounts[1].iban: must be an IBAN with the length of its country and right check digits',
    ],
    [
      'a wrong BIC',
      ['bankAccounts', 1, 'bic'],
      'LAGU',
      'bankAccounts[1].bic: must be a BIC of 8 or 11 characters, such as LAGUFRPPXXX',
    ],
    [
      'an unknown currency',
      ['bankAccounts', 2, 'currency'],
      'CHF',
      'bankAccounts[2].currency: must be one of EUR, USD, GBP',
    ],
    [
      'a currency with two accounts',
      ['bankAccounts', 3],
      { currency: 'EUR', holder: 'A', iban: 'FR7699999000010000123456768', bic: 'LAGUFRPPXXX', bank: 'B' },
      'bankAccounts[3]: repeats EUR, which must be unique',
    ],
    ['a wrong number', ['publications', 0, 'id'], '0', 'publications[0].id: must be a whole number from 1 on'],
    [
      'a number that two publications have',
      ['publications', 1, 'id'],
      '11',
      'publications[1]: repeats 11, which must be unique',
    ],
    ['an unknown kind', ['publications', 0, 'kind'], 'book', 'publications[0].kind: must be one of press, database'],
    ...['940', '940.5 EUR', '940.005 EUR', '0.00 EUR', '-1.00 EUR', '1e3 EUR', '940.00 CHF'].map(
      (amount): readonly [string, Path, unknown, string] => [
        `the amount ${amount}`,
        ['publications', 0, 'prices', 0],
        amount,
        'publications[0].prices[0]: must be an amount above 0 with two decimals and its currency (EUR, USD, GBP), such as 940.00 EUR',
      ],
    ),
    [
      'two prices in a currency',
      ['publications', 0, 'prices', 1],
      '1 EUR',
      'publications[0].prices[1]: repeats EUR, which must be unique',
    ],
    ...['100', '0%', '12.345%', '1,5%'].map((rate): readonly [string, Path, unknown, string] => [
      `the rate ${rate}`,
      ['licences', 'global'],
      rate,
      'licences.global: must be a percentage above 0% with two decimals at most, such as 62.5%',
    ]),
    [
      'an unknown license',
      ['licences', 'gold'],
      '5%',
      'licences.gold: is unknown; known fields: professional, global, independent, media, morning',
    ],
    [
      'no license',
      ['licences'],
      {},
      'licences: must have at least one of professional, global, independent, media, morning',
    ],
    [
      'no price of the first reader',
      ['readers', '1'],
      undefined,
      'readers: must say what the first reader pays: 1: 100%',
    ],
    ['an unknown duration', ['durations', '13'], '5%', 'durations.13: is unknown; known fields: 3, 6, 12, 24'],
    [
      'an unknown country',
      ['countries', 4],
      'XX',
      'countries[4]: must be a country where people order: two capital letters of ISO 3166-1, such as FR',
    ],
    ...['192.0.2.5/24', '0.0.0.0/0', '::ffff:192.0.2.0/120', 'example.org', '192.0.2.0-9'].map(
      (range): readonly [string, Path, unknown, string] => [
        `the network ${range}`,
        ['networks', 0, 'range'],
        range,
        'networks[0].range: must be a network or an address, such as 192.0.2.0/24, with no bits beyond its prefix and not wider than /8 (IPv6: /20)',
      ],
    ),
    [
      'an unknown placeholder',
      ['legal', 'terms', 0, 'text', 'en'],
      'By {publisher}.',
      'legal.terms[0].text.en: has {publisher}, which is unknown: a passage may have {site}, {company}, {email}',
    ],
  ])('refuses %s', (_, path, value, problem) => {
    expect(problemsOf(demoWith(path, value))).toEqual([`publisher.yaml ${problem}`]);
  });

  it('refuses each price in a currency that has no bank account', () => {
    const problems = problemsOf(demoWith(['bankAccounts', 2], undefined));
    expect(problems).toHaveLength(demoPublisher.publications.length);
    expect(problems[0]).toBe(
      'publisher.yaml publications[0].prices[2]: needs an entry of bankAccounts in GBP: buyers may pay by transfer in each currency',
    );
  });

  it('is refused with every problem, in the order of the file, each by line and column', () => {
    const source = demo
      .replace('phone: +33 1 99 00 12 34', 'phone: none')
      .replace('940.00 EUR', '940 €')
      .replace('  code: LL', '  code:');
    const read = readPublisherFile('publisher.yaml', source);
    const lines = source.split('\n');
    const at = (text: string) => {
      const line = lines.findIndex((one) => one.includes(text));
      return `publisher.yaml:${line + 1}:${(lines[line]?.indexOf(text) ?? 0) + 1}`;
    };
    expect(read.kind === 'invalid' && read.problems).toEqual([
      `${at('code:')} site.code: is missing`,
      expect.stringContaining(`${at('phone: none')} site.phone: must be`),
      expect.stringContaining(`${at('940 €')} publications[0].prices[0]: must be`),
    ]);
  });

  it.each([
    ['a name that is there twice', 'site:\n  code: LL\n  code: LL\n', ['publisher.yaml:3:3 Map keys must be unique']],
    ['nothing', '', ['publisher.yaml:1:1 the file is empty']],
    ['a list', '- site\n', ['publisher.yaml:1:1 the file must have fields, such as “name: value”']],
  ])('refuses %s', (_, source, problems) => {
    const read = readPublisherFile('publisher.yaml', source);
    expect(read.kind === 'invalid' && read.problems).toEqual(problems);
  });

  it('refuses broken YAML by line', () => {
    const read = readPublisherFile('publisher.yaml', 'site:\n  code: "LL\n');
    expect(read.kind === 'invalid' && read.problems[0]).toMatch(/^publisher\.yaml:\d+:\d+ Missing closing/);
  });

  it('may be JSON, with numbers and null', () => {
    const json = JSON.stringify(
      { ...demoPublisher, issuer: { ...demoPublisher.issuer, shareCapital: null } },
      (key, value: unknown) => (key === 'id' ? Number(value) : value),
      '\t',
    );
    const { shareCapital, ...issuer } = demoPublisher.issuer;
    const read = readPublisherFile('publisher.json', json);
    expect(read).toMatchObject({ kind: 'valid', publisher: { ...demoPublisher, issuer } });
    expect(read).not.toMatchObject({ publisher: { issuer: { shareCapital } } });
  });

  it('is read in one form, however it is written', () => {
    const source = demo
      .replace('FR7699999000010000123456768', 'fr76 9999 9000 0100 0012 3456 768')
      .replace('940.00 EUR', '"940 EUR"')
      .replace('100%', '100.00 %')
      .replace('192.0.2.0/24', '192.0.2.0/24 ')
      .replace('helene.marchetti@', 'Helene.Marchetti@');
    expect(readPublisherFile('publisher.yaml', source)).toMatchObject({ kind: 'valid', publisher: demoPublisher });
  });

  it('round-trips through an export, with any texts', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
      .map((one) => one.trim())
      .filter((one) => one !== '' && !/[\p{Cc}{}]/u.test(one));
    const minor = fc.integer({ min: 1, max: 99_999_999_999 });
    fc.assert(
      fc.property(text, text, minor, fc.array(text, { minLength: 1, maxLength: 3 }), (name, passage, price, lines) => {
        const amount = `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')} USD`;
        const [first, ...others] = demoPublisher.publications;
        const publisher = {
          ...demoPublisher,
          issuer: { ...demoPublisher.issuer, name, address: [...new Set(lines)] },
          publications: [{ ...first, title: { fr: name, en: name }, prices: [amount] }, ...others],
          legal: {
            ...demoPublisher.legal,
            notice: [{ heading: { fr: name, en: name }, text: { fr: passage, en: `${passage}\n\n${passage}` } }],
          },
        };
        const read = readPublisherFile('publisher.json', JSON.stringify(publisher));
        if (read.kind === 'invalid') throw new Error(read.problems.join('\n'));
        expect(readPublisherFile('publisher.yaml', publisherFile(read.publisher))).toMatchObject({
          kind: 'valid',
          publisher: read.publisher,
        });
      }),
      { seed: 70, numRuns: 15 },
    );
  });
});
