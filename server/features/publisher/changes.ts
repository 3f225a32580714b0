/** Compares a publisher’s file with the database, entry by entry. */
import type { StoredPublisher } from './read-publisher.ts';

/** One entry of a section, with its fields flattened. */
interface Entry {
  readonly section: Section;
  /** Empty for a section with a single entry. */
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

/** One change; `withdrawn`, `removed` and `kept` are entries that the file no longer has. */
export interface Change {
  readonly kind: 'added' | 'changed' | 'removed' | 'withdrawn' | 'kept';
  readonly section: Section;
  readonly key: string;
  /** Changed fields; `null` where a side lacks one. */
  readonly fields: readonly { readonly name: string; readonly before: string | null; readonly after: string | null }[];
}

export interface Comparison {
  readonly changes: readonly Change[];
  /** Counts of unchanged entries by section. */
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
  Object.entries(values).map(([key, value]) => entry(section, key, { rate: value }));

function entriesOf(stored: StoredPublisher): readonly Entry[] {
  return [
    ...(stored.site ? [entry('site', '', stored.site)] : []),
    ...(stored.issuer ? [entry('issuer', '', stored.issuer)] : []),
    ...stored.bankAccounts.map(({ currency, ...account }) => entry('bankAccounts', currency, account)),
    ...stored.publications.map(({ id, ...publication }, index) =>
      entry('publications', id, { ...publication, position: String(index + 1) }),
    ),
    ...entries('licences', stored.licences),
    ...entries('readers', stored.readers),
    ...entries('durations', stored.durations),
    ...stored.countries.map((code) => entry('countries', code, {})),
    ...stored.networks.map(({ range, account }) => entry('networks', range, { account })),
    ...Object.entries(stored.legal).flatMap(([page, passages]) =>
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
 * Compares the stored publisher with the imported one. Bank accounts in `neededCurrencies` are kept even if the file omits them:
 * orders refer to them.
 */
export function compare(
  before: StoredPublisher,
  after: StoredPublisher,
  neededCurrencies: readonly string[],
): Comparison {
  const [stored, imported] = [entriesOf(before), entriesOf(after)];
  const nameOf = ({ section, key }: Entry) => `${section} ${key}`;
  const storedByName = new Map(stored.map((one) => [nameOf(one), one]));
  const importedNames = new Set(imported.map(nameOf));
  const compared = imported.map(({ section, key, fields }): Change | null => {
    const known = storedByName.get(nameOf({ section, key, fields }));
    if (!known) return { kind: 'added', section, key, fields: [] };
    const different = differences(known.fields, fields);
    return different.length === 0 ? null : { kind: 'changed', section, key, fields: different };
  });
  const gone = stored
    .filter((one) => !importedNames.has(nameOf(one)))
    .map(({ section, key }): Change => {
      const isNeeded = section === 'bankAccounts' && neededCurrencies.includes(key);
      const kind = section === 'publications' ? 'withdrawn' : isNeeded ? 'kept' : 'removed';
      return { kind, section, key, fields: [] };
    });
  return {
    changes: [...compared.filter((change) => change !== null), ...gone],
    same: sections.flatMap((section) => {
      const count = imported.filter((one, index) => one.section === section && compared[index] === null).length;
      return count === 0 ? [] : [{ section, count }];
    }),
  };
}
