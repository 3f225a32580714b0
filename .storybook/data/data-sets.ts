/**
 * Other data for the stories of a chart, made from its samples by the shape of their values: a text for people is one by
 * its capitals and spaces, an amount by its currency, a list of records by their ids, a number of things by its name.
 */
import type { Chart } from '../../machines/engine/model/samples.ts';

/** Names and emails as long as forms take them; hundreds of rows; one of each; euros for dollars and dollars for euros. */
export const dataSets = ['long', 'many', 'few', 'currency'] as const;

export type DataSet = (typeof dataSets)[number];

export function isDataSet(value: unknown): value is DataSet {
  return dataSets.some((each) => each === value);
}

type Plain = Readonly<Record<string, unknown>>;

/** The values that a data set has in place of the samples' own; `key` is the name of the field. */
interface Change {
  readonly text?: (text: string) => string;
  readonly currency?: (code: string) => string;
  readonly count?: (count: number, key: string) => number;
  readonly records?: (records: readonly Plain[]) => readonly Plain[];
  /** Lists of texts and of ids. */
  readonly values?: (values: readonly unknown[], key: string) => readonly unknown[];
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

const idKeys = ['id', 'position', 'number'] as const;

/** Whether a list has records of a person; those that a site offers are the same for all. */
function areRecords(list: readonly unknown[], key: string): list is readonly Plain[] {
  return !offered.includes(key) && list.every((each) => isPlain(each) && idKeys.some((id) => id in each));
}

const offered: readonly string[] = ['countries', 'publications', 'sections', 'choices'];

/** Numbers of things, among ids, positions, rates and durations. */
const COUNT =
  /^(?:blankLines|bought|changed|count|credits|immediatePurchase|omitted|pending|quantity|ranges|readers|seats|taken|total|\w+(?:Count|Ranges|Requests|Subscriptions))$/;

/** An email address, or words: `Awa`, `de la Croix`. Codes, references, dates and addresses of pages are neither. */
const EMAIL = /^[^\s@/]+@[^\s@/]+$/;
const WORDS = /^(?=.*\p{Ll})(?:\p{Lu}|.* )[^/\t\n;]*$/u;

function changedValue(value: unknown, key: string, change: Change): unknown {
  if (typeof value === 'string') {
    if (/^(?:EUR|USD)$/.test(value)) return change.currency?.(value) ?? value;
    return EMAIL.test(value) || WORDS.test(value) ? (change.text?.(value) ?? value) : value;
  }
  if (typeof value === 'number') return COUNT.test(key) ? (change.count?.(value, key) ?? value) : value;
  if (isList(value)) {
    const list = areRecords(value, key) ? change.records?.(value) : change.values?.(value, key);
    return (list ?? value).map((each) => changedValue(each, key, change));
  }
  return isPlain(value) ? changedIn(value, change) : value;
}

function changedIn(value: object, change: Change): object {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changedValue(each, key, change)]));
}

/** The most characters of a name, and of an email address. */
const LONGEST_TEXT = 255;
const LONGEST_EMAIL = 254;

/** As long as the forms take it, with one word that no line holds. */
function longText(text: string): string {
  if (EMAIL.test(text)) {
    const [name = '', domain = ''] = text.split('@');
    const longer = `service.de.la.documentation.${name}@`;
    const subdomain = 'bureau-des-abonnements.';
    return `${longer}${subdomain.repeat((LONGEST_EMAIL - longer.length - domain.length) / subdomain.length)}${domain}`;
  }
  const word = text.replaceAll(/\P{L}/gu, '').toLowerCase();
  return `${text} ${word.padEnd(60, word).slice(0, 60)}`
    .padEnd(LONGEST_TEXT, ` ${text}`)
    .slice(0, LONGEST_TEXT)
    .trimEnd();
}

/** Lines of a long postal address. */
const ADDRESS_LINES = 6;

/** About three hundred of what there are several of; differences between numbers remain. */
const MOST = 300;
const many = (count: number): number => Math.min(count * 100, MOST + count);

/** A further record like one, with an id and texts of its own. */
function another(record: Plain, index: number): Plain {
  const step = 10_000 * index;
  const valueOf = (key: string, value: unknown): unknown => {
    if (key === 'id' && typeof value === 'string')
      return /^\d+$/.test(value) ? `${Number(value) + step}` : `${value}-${index}`;
    if (typeof value === 'number') return idKeys.some((id) => id === key) ? value + step : value;
    return typeof value === 'string' && WORDS.test(value) ? `${value} ${index}` : value;
  };
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, valueOf(key, value)]));
}

const changes: Readonly<Record<DataSet, Change>> = {
  long: {
    text: longText,
    values: (values, key) => {
      if (key !== 'address' || values.length === 0) return values;
      return Array.from({ length: ADDRESS_LINES }, (_, index) => values[index % values.length]);
    },
  },
  many: {
    count: many,
    records: (records) =>
      Array.from({ length: many(records.length) }, (_, index) => {
        const record = records[index % records.length] ?? {};
        return index < records.length ? record : another(record, Math.floor(index / records.length));
      }),
  },
  few: {
    count: (count) => Math.min(count, 1),
    records: (records) => records.slice(0, 1),
    values: (values, key) => (key === 'address' ? values : values.slice(0, 1)),
  },
  currency: { currency: (code) => (code === 'EUR' ? 'USD' : 'EUR') },
};

function mapped<From, To>(values: Readonly<Record<string, From>>, alter: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, alter(value)]));
}

const made = new WeakMap<Chart, Map<DataSet, Chart>>();

/** A chart with other data in its inputs, events and answers, under the names of its samples. */
export function withData(chart: Chart, set: DataSet): Chart {
  const known = made.get(chart) ?? new Map<DataSet, Chart>();
  made.set(chart, known);
  const found = known.get(set);
  if (found) return found;
  const change = changes[set];
  const altered: Chart = {
    ...chart,
    // The limits of the walks name the samples' own rows; a line is followed regardless.
    isPossible: () => true,
    inputs: mapped(chart.inputs, (input) => changedIn(input, change)),
    events: mapped(chart.events, (payloads) => mapped(payloads, (payload) => changedIn(payload, change))),
    actorResponses: mapped(chart.actorResponses, (answers) => ({
      failed: answers?.failed ?? {},
      done: mapped(answers?.done ?? {}, (answer) => changedValue(answer, '', change)),
    })),
  };
  known.set(set, altered);
  return altered;
}
