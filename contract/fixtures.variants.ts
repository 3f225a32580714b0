/** Golden answers as other back ends may send them: for tests. */

/** One field of a message, in all the ways in which another back end may send it. */
export interface Variants {
  /** `operations.0.solde.montant`. */
  readonly path: string;
  /** Value in the golden answer. */
  readonly value: unknown;
  readonly absent: unknown;
  /** `null`, and an empty text, list and object. */
  readonly blanks: readonly unknown[];
  /** Of another type, or odd but legal. */
  readonly others: readonly unknown[];
  /** A few of these, for slow tests. */
  readonly few: readonly unknown[];
}

/** Values that a field of a kind may have elsewhere: other types, and odd but legal ones. */
function otherValues(value: unknown): readonly unknown[] {
  const types: readonly unknown[] = ['x', 12.5, 7, true, { inconnu: 1 }, [{ inconnu: 1 }]];
  switch (typeof value) {
    case 'string':
      return [
        ...types,
        '2026-12-20T00:00:00Z',
        '2026-12-20',
        '20/12/2026',
        'en-US',
        '7',
        ' ',
        '<b>&amp;',
        'x'.repeat(1_000),
      ];
    case 'number':
      return [...types, 0, -1, 1e15, Number.MAX_SAFE_INTEGER, '7'];
    case 'boolean':
      return [...types, !value, 1, 'true'];
    default:
      return types;
  }
}

/** One of another type, and the odd ones that pages may stumble over. */
function fewValues(value: unknown): readonly unknown[] {
  switch (typeof value) {
    case 'string':
      return [7, '2026-12-20T00:00:00Z'];
    case 'number':
      return ['x', -1, 1e15];
    case 'boolean':
      return ['x', !value];
    default:
      return ['x', [{ inconnu: 1 }]];
  }
}

/** What says nothing. An empty list in place of a list is one. */
const blanksOf = (value: unknown): readonly unknown[] => [null, '', {}, ...(Array.isArray(value) ? [] : [[]])];

/** Longest list of a variant: all countries would be read again for each. */
const MOST_ELEMENTS = 3;

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ELEMENTS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

/** Each field of a message; of a list, those of its first element, and that element. Long lists are shortened. */
export const variantsOf = (message: unknown): Generator<Variants> => fieldsIn(shortened(message));

function* fieldsIn(message: unknown): Generator<Variants> {
  if (typeof message !== 'object' || message === null) return;
  const list: readonly unknown[] | null = Array.isArray(message) ? message : null;
  const isList = list !== null;
  const entries: readonly (readonly [string, unknown])[] = Object.entries(message);
  for (const [name, value] of isList ? entries.slice(0, 1) : entries) {
    const withValue = (changed: unknown): unknown =>
      list ? [changed, ...list.slice(1)] : { ...message, [name]: changed };
    if (!isList) {
      const absent: unknown = Object.fromEntries(entries.filter(([other]) => other !== name));
      yield {
        path: name,
        value,
        absent,
        blanks: blanksOf(value).map(withValue),
        others: otherValues(value).map(withValue),
        few: fewValues(value).map(withValue),
      };
    } else {
      yield {
        path: name,
        value,
        absent: withValue(null),
        blanks: ['', [], {}].map(withValue),
        others: otherValues(value).map(withValue),
        few: fewValues(value).map(withValue),
      };
    }
    for (const inner of fieldsIn(value)) {
      yield {
        path: `${name}.${inner.path}`,
        value: inner.value,
        absent: withValue(inner.absent),
        blanks: inner.blanks.map(withValue),
        others: inner.others.map(withValue),
        few: inner.few.map(withValue),
      };
    }
  }
}
