/** What an import changes: entries of the file against those of the database. */
import type { HeldPublisher } from './read-publisher.ts';

/** One thing that a publisher’s file names, as flat fields. */
interface Entry {
  readonly section: Section;
  /** Empty where there is one only. */
  readonly key: string;
  readonly fields: Readonly<Record<string, string>>;
}

const sections = [
  'site',
  'issuer',
  'bankAccounts',
  'publications',
  'licences',
  'readers',
  'durations',
  'countries',
  'networks',
  'legal',
] as const;

type Section = (typeof sections)[number];

/** One change, and what becomes of what is not in the file any more. */
export interface Change {
  readonly kind: 'added' | 'changed' | 'removed' | 'withdrawn' | 'kept';
  readonly section: Section;
  readonly key: string;
  /** Fields that are different, `null` where one is not there. */
  readonly fields: readonly { readonly name: string; readonly before: string | null; readonly after: string | null }[];
}

export interface Comparison {
  readonly changes: readonly Change[];
  /** How many entries of each section stay as they are. */
  readonly same: readonly { readonly section: Section; readonly count: number }[];
}

/** Every text in a value by its path: `name.fr`. */
function flat(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return [[path, value.join(', ')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path === '' ? key : `${path}.${key}`));
}

function entry(section: Section, key: string, value: unknown): Entry {
  return { section, key, fields: Object.fromEntries(flat(value)) };
}

const entries = (section: Section, values: Readonly<Record<string, unknown>>): readonly Entry[] =>
  Object.entries(values).map(([key, value]) => entry(section, key, { value }));

function entriesOf(held: HeldPublisher): readonly Entry[] {
  return [
    ...(held.site ? [entry('site', '', held.site)] : []),
    ...(held.issuer ? [entry('issuer', '', held.issuer)] : []),
    ...held.bankAccounts.map(({ currency, ...account }) => entry('bankAccounts', currency, account)),
    ...held.publications.map(({ id, ...publication }, index) =>
      entry('publications', id, { ...publication, position: String(index + 1) }),
    ),
    ...entries('licences', held.licences),
    ...entries('readers', held.readers),
    ...entries('durations', held.durations),
    ...held.countries.map((code) => entry('countries', code, {})),
    ...held.networks.map(({ range, account }) => entry('networks', range, { account })),
    ...Object.entries(held.legal).flatMap(([page, passages]) =>
      passages.length === 0 ? [] : [entry('legal', page, passages)],
    ),
  ];
}

function differences(before: Entry['fields'], after: Entry['fields']): Change['fields'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    before[name] === after[name] ? [] : [{ name, before: before[name] ?? null, after: after[name] ?? null }],
  );
}

/**
 * Compares what a database holds with what it will hold. Bank accounts of `neededCurrencies` are kept where the file has none:
 * orders refer to them.
 */
export function compare(before: HeldPublisher, after: HeldPublisher, neededCurrencies: readonly string[]): Comparison {
  const [held, said] = [entriesOf(before), entriesOf(after)];
  const nameOf = ({ section, key }: Entry) => `${section} ${key}`;
  const heldByName = new Map(held.map((one) => [nameOf(one), one]));
  const saidNames = new Set(said.map(nameOf));
  const stated = said.map(({ section, key, fields }): Change | null => {
    const known = heldByName.get(nameOf({ section, key, fields }));
    if (!known) return { kind: 'added', section, key, fields: [] };
    const different = differences(known.fields, fields);
    return different.length === 0 ? null : { kind: 'changed', section, key, fields: different };
  });
  const gone = held
    .filter((one) => !saidNames.has(nameOf(one)))
    .map(({ section, key }): Change => {
      const isNeeded = section === 'bankAccounts' && neededCurrencies.includes(key);
      const kind = section === 'publications' ? 'withdrawn' : isNeeded ? 'kept' : 'removed';
      return { kind, section, key, fields: [] };
    });
  return {
    changes: [...stated.filter((change) => change !== null), ...gone],
    same: sections.flatMap((section) => {
      const count = said.filter((one, index) => one.section === section && stated[index] === null).length;
      return count === 0 ? [] : [{ section, count }];
    }),
  };
}
