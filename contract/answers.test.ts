/**
 * Answers of any back end: each field of each golden answer absent, `null`, empty, of another type, odd but legal. Nothing but a
 * `StructError` comes out of the layer, absent and `null` and empty mean the same, and no date is left unread.
 */
import { Struct, StructError } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { unread } from '../domain/completeness.ts';
import { readGolden } from '../tests/support/golden-exchange.ts';
import type { Omission, Reason } from './answer.ts';
import { answerCodec, distinct, fields, optional, partRows, required, rows, rowsOf, withDefault } from './answer.ts';
import type { CallName } from './calls.ts';
import { callNames, calls } from './calls.ts';
import type { WireStruct } from './codec.ts';
import { day } from './dates.ts';
import type { Variants } from './fixtures.variants.ts';
import { variantsOf } from './fixtures.variants.ts';
import { lenientIdentifier, lenientWhole } from './lenient.ts';

const reasons: Readonly<Record<Reason, string>> = {
  identity: 'names what the page acts on, or whose it is',
  money: 'says what is owed, charged or paid: a guess would be a wrong amount',
  choice: 'says what the person has chosen: a guess would show another choice',
  variant: 'says which of several things was answered',
  content: 'without it there is nothing to show',
  time: 'orders the list, or is a deadline that the page tells',
};

const isDate = /^\d{4}-\d{2}-\d{2}(?:T|$)/;

/** Each field of the successes of a call, in the first of them that has it. */
function fieldsOf(name: CallName): readonly Variants[] {
  const byPath = new Map<string, Variants>();
  for (const fixture of calls[name].fixtures) {
    const { isSuccess, data } = readGolden(fixture).response.body;
    if (!isSuccess) continue;
    for (const field of variantsOf(data)) if (!byPath.has(field.path)) byPath.set(field.path, field);
  }
  return [...byPath.values()];
}

/** A decoder's result for an answer; `malformed` if it refuses it with a `StructError`. */
function readingOf(name: CallName, data: unknown): { value: unknown; omissions: readonly Omission[] } | 'malformed' {
  try {
    return calls[name].answer.read(data);
  } catch (error) {
    if (error instanceof StructError) return 'malformed';
    throw error;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** How a field is read, and the fields in it. */
interface FieldRule {
  /** After the path of what it is in: `.nom`, or `[].nom` in a list. */
  readonly name: string;
  readonly rule: string;
  readonly inner: readonly FieldRule[];
}

function rulesOf({ schema }: WireStruct, prefix = '.'): readonly FieldRule[] {
  if (schema instanceof Struct) return rulesOf(schema, `[]${prefix}`);
  if (Array.isArray(schema))
    return schema.flatMap((member: unknown) => (member instanceof Struct ? rulesOf(member, prefix) : []));
  if (!isRecord(schema)) return [];
  return Object.entries(schema).flatMap(([name, field]) => {
    if (!(field instanceof Struct) || !isRecord(field.schema)) return [];
    const { kind, of, reason, fallback } = field.schema;
    const rule = [
      kind,
      ...(kind === 'default' ? [JSON.stringify(fallback)] : []),
      ...(typeof reason === 'string' ? [`(${reason})`] : []),
    ];
    const inner = of instanceof Struct ? rulesOf(of, kind === 'rows' ? '[].' : '.') : [];
    return [{ name: `${prefix}${name}`, rule: rule.join(' '), inner }];
  });
}

/** Fewest fields for which a place refers to another one that is read alike. */
const FEWEST_ALIKE = 3;

/** A line for each field; where `places` has one whose fields are read alike, its name in place of these. */
function listed(rules: readonly FieldRule[], places: Map<string, string> | null, call = '', path = ''): string[] {
  return rules.flatMap(({ name, rule, inner }) => {
    const here = path === '' ? name.replace(/^\./, '') : `${path}${name}`;
    const within = JSON.stringify(inner);
    const known = inner.length < FEWEST_ALIKE ? undefined : places?.get(within);
    if (known !== undefined) return [`  ${here}: ${rule}, as ${known}`];
    places?.set(within, `${call} ${here}`);
    return [`  ${here}: ${rule}`, ...listed(inner, places, call, here)];
  });
}

/** A line for each field of a call’s answer. */
const fieldLines = (name: CallName): readonly string[] => listed(rulesOf(calls[name].answer.wire), null);

it('reads each field as the approved table says', async () => {
  const places = new Map<string, string>();
  const answers = new Map<string, CallName>();
  const sections = callNames.flatMap((name) => {
    const rules = rulesOf(calls[name].answer.wire);
    if (rules.length === 0) return ['', `${name}: no data`];
    const whole = JSON.stringify(rules);
    const known = answers.get(whole);
    if (known !== undefined) return ['', `${name}: as ${known}`];
    answers.set(whole, name);
    return ['', name, ...new Set(listed(rules, places, name))];
  });
  const lines = [
    'How each field of each answer is read: printed from the codecs (`answer.ts`). A default or optional field with a reason',
    'must be right where it is there; without one, what cannot be read counts as absent. A row that cannot be read is left out.',
    '“as user utilisateur”: its fields are read as the ones there.',
    '',
    ...Object.entries(reasons).map(([reason, words]) => `${reason}: ${words}`),
    ...sections,
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./approved/answers.txt');
});

/** Lists that cannot be read where they are absent, by their paths. */
const promisedLists = (name: CallName): readonly string[] =>
  fieldLines(name).flatMap((line) => /^ {2}(\S+): partRows$/.exec(line)?.[1] ?? []);

it('has a row of each list that a port reads in a golden answer', () => {
  const empty = callNames.flatMap((name) => {
    if (!calls[name].port?.lists) return [];
    const received = fieldsOf(name);
    const lists = fieldLines(name).flatMap((line) => /^ {2}(\w+): (?:rows|partRows)$/.exec(line)?.[1] ?? []);
    return lists
      .filter((list) => !received.some(({ path }) => path.startsWith(`${list}.0`)))
      .map((list) => `${name}: ${list}`);
  });
  expect(empty, 'arrange a person who has some (tests/contract/arrangements/), and record it again').toEqual([]);
});

/** Numbers and booleans that an unreadable value counts as, and what the pages do not say because of it. */
const silentDefaults: Readonly<Record<string, string>> = {
  documentsPDF: 'no document is offered',
  regionsAdresses: 'no state or province is asked for',
  offreModifiable: 'no change of the offer is offered',
  issuDunDevis: 'the number is said to be the subscription’s',
  conservee: 'no duration of the session is shown',
  civilite: 'no title is shown',
  version: 'no draft is read',
  sansTVA: 'the price is said to be before VAT',
  modeConnexion: 'the specification’s user has none',
};

it('counts no unreadable number or boolean as a value that a page tells', () => {
  const defaults = callNames.flatMap(fieldLines);
  const silent = defaults.flatMap((line) => /(\w+): default (?:\d+|true|false)$/.exec(line)?.[1] ?? []);
  expect(new Set(silent)).toEqual(new Set(Object.keys(silentDefaults)));
});

describe.each(callNames.filter((name) => fieldsOf(name).length > 0))('%s', (name) => {
  const received = fieldsOf(name);

  it('has the same value where a field is absent, null or empty, but for a list that the contract promises', () => {
    const valueOf = (data: unknown): unknown => {
      const read = readingOf(name, data);
      return read === 'malformed' ? read : read.value;
    };
    const promised = promisedLists(name);
    const differing = received.flatMap(({ path, absent, blanks }) => {
      const compared = promised.includes(path.replaceAll(/\.\d+/g, '[]')) ? blanks : [absent, ...blanks];
      const [expected, ...others] = compared.map((each) => JSON.stringify(valueOf(each)));
      return others.every((each) => each === expected) ? [] : [path];
    });
    expect(differing).toEqual([]);
  });

  it('is read or malformed for every value of a field, and never holds an invalid date', () => {
    const wrong: unknown[] = [];
    for (const { path, value, others } of received) {
      for (const each of others) {
        const read = readingOf(name, each);
        if (read === 'malformed') continue;
        // Each omission is reported with its path.
        const isThere = (omitted: string): boolean =>
          `${path}.`.startsWith(`${omitted}.`) || omitted.startsWith(`${path}.`);
        if (!read.omissions.every(({ path: omitted }) => isThere(omitted))) wrong.push([path, read.omissions]);
        if (isDate.test(String(value)) && JSON.stringify(read.value).includes('20/12/2026')) wrong.push(path);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('an answer', () => {
  const row = fields({ id: required(lenientIdentifier(), 'identity'), name: withDefault(day(), '2026-01-01') });
  const codec = answerCodec(fields({ rows: rowsOf(row), sum: optional(lenientIdentifier(), 'money') }), {
    decode: (wire) => wire,
    encode: (wire) => wire,
  });

  it('is read without its bad rows and fields, and says which', () => {
    const wire = { rows: [{ id: 1, name: 'x' }, { id: 'x' }, null, { id: 2 }], sum: null };
    expect(codec.read(wire)).toEqual({
      value: {
        rows: [
          { id: 1, name: '2026-01-01' },
          { id: 2, name: '2026-01-01' },
        ],
        sum: null,
      },
      omissions: [
        { kind: 'field', path: 'rows.0.name' },
        { kind: 'row', path: 'rows.1' },
        { kind: 'row', path: 'rows.2' },
      ],
    });
  });

  it('has one of equal rows, all that differ under one id, and says which repeat it', () => {
    const read = codec.read({ rows: [{ id: 1 }, { id: 2 }, { id: 1 }, { id: 1, name: '2026-03-01' }] });
    expect(read.value.rows).toEqual([
      { id: 1, name: '2026-01-01' },
      { id: 2, name: '2026-01-01' },
      { id: 1, name: '2026-03-01' },
    ]);
    expect(read.omissions).toEqual([
      { kind: 'doubled', path: 'rows.2' },
      { kind: 'doubled', path: 'rows.3' },
    ]);
  });

  it('adds up one row of an id, in lists of amounts, and says which repeat it', () => {
    const amount = fields({ id: required(lenientIdentifier(), 'identity'), sum: required(lenientWhole(), 'money') });
    const unnamed = fields({ sum: required(lenientWhole(), 'money') });
    const amounts = answerCodec(
      fields({
        named: required(distinct(amount), 'money'),
        unnamed: required(distinct(unnamed), 'money'),
        once: optional(rows(amount, 'once')),
      }),
      { decode: (wire) => wire, encode: (wire) => wire },
    );
    const named = [
      { id: 1, sum: 500 },
      { id: '1', sum: 400 },
      { id: 2, sum: 500 },
    ];
    const read = amounts.read({ named, unnamed: [{ sum: 500 }, { sum: 500 }, { sum: 7 }], once: named });
    const kept = [
      { id: 1, sum: 500 },
      { id: 2, sum: 500 },
    ];
    expect(read.value).toEqual({ named: kept, unnamed: [{ sum: 500 }, { sum: 7 }], once: kept });
    expect(read.omissions.map(({ kind, path }) => `${kind} ${path}`).toSorted()).toEqual([
      'doubled named.1',
      'doubled once.1',
      'doubled unnamed.1',
    ]);
  });

  it('without a list that the contract promises has an unread one, and says so', () => {
    const promised = answerCodec(fields({ rows: partRows(row) }), { decode: (wire) => wire, encode: (wire) => wire });
    expect(promised.read({})).toEqual({ value: { rows: unread }, omissions: [{ kind: 'field', path: 'rows' }] });
    expect(promised.read({ rows: [{ id: 'x' }] })).toMatchObject({ value: { rows: unread } });
    for (const blank of [null, '', [], {}])
      expect(promised.read({ rows: blank })).toEqual({ value: { rows: [] }, omissions: [] });
  });

  it.each([{ rows: 'x' }, { sum: 12.5 }, 'x', [1]])(
    'is malformed where money or a whole list cannot be read: %o',
    (wire) => {
      expect(() => codec.read(wire)).toThrow(StructError);
    },
  );

  it.each([undefined, null, '', [], {}, { lines: [{ id: 1 }] }, { data: { rows: [{ id: 1 }] } }])(
    'without its list says that the list is missing: %o',
    (wire) => {
      expect(codec.read(wire)).toMatchObject({ value: { rows: [] }, omissions: [{ kind: 'list', path: 'rows' }] });
    },
  );

  it.each([null, '', [], {}])('has no rows where its list is blank: %o', (rows) => {
    expect(codec.read({ rows })).toEqual({ value: { rows: [], sum: null }, omissions: [] });
  });
});
