/** Reads and writes a publisher’s file: YAML 1.2, of which JSON is a part. */
import type { Failure } from 'superstruct';
import type { DocumentOptions, ParseOptions, SchemaOptions } from 'yaml';
import { Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { inCanonicalOrder, Publisher } from './publisher.ts';

/** An error at a path of the file. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly sentence: string;
}

export type ReadFile =
  | {
      readonly kind: 'valid';
      readonly publisher: Publisher;
      /** A line for a problem found against the database: `publisher.yaml:12:5 site.code: …`. */
      readonly locate: (problem: Problem) => string;
    }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

/** Every scalar but `null` is read as text, so that no amount is ever a float. */
const reading: ParseOptions & DocumentOptions & SchemaOptions = {
  schema: 'failsafe',
  customTags: ['null'],
  prettyErrors: false,
};

function pathText(path: Problem['path']): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** Omits fields without a value, such as `siren:` or `"siren": null`. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, withoutNulls(inner)]])),
  );
}

/** Valid names for the last field of a path. */
function knownNames(path: Problem['path']): readonly string[] {
  let schema: unknown = Publisher.schema;
  for (const key of path.slice(0, -1)) {
    // A list’s schema is the struct of its entries.
    const struct: unknown = typeof key === 'number' ? schema : Reflect.get(Object(schema), key);
    schema = Reflect.get(Object(struct), 'schema');
  }
  return typeof schema === 'object' && schema !== null ? Object.keys(schema) : [];
}

const expected: Readonly<Record<string, string>> = {
  string: 'must be a text, not a list or fields',
  array: 'must be a list: one entry a line, each after a dash',
  object: 'must have fields, such as “name: value”',
  record: 'must have fields, such as “1: 100%”',
};

/** Whether a value has the wrong type, such as a list in place of fields. */
const hasWrongType = ({ type, refinement, value }: Failure) =>
  type in expected && refinement === undefined && value !== undefined;

/** Failures without those inside a value of the wrong type. */
function withoutInner(failures: readonly Failure[]): readonly Failure[] {
  const outer = failures.filter(hasWrongType).map(({ path }) => pathText(path));
  const isInner = (path: string) =>
    outer.some((one) => path !== one && (one === '' || path.startsWith(`${one}.`) || path.startsWith(`${one}[`)));
  return failures.filter(({ path }) => !isInner(pathText(path)));
}

function sentenceOf({ type, refinement, value, message, path }: Failure): string {
  if (type === 'never') return `is unknown; known fields: ${knownNames(path).join(', ')}`;
  if (value === undefined) return 'is missing';
  if (value === null) return 'is empty';
  return refinement === undefined ? (expected[type] ?? message) : message;
}

/** Parses and validates a file. Each problem starts with `name`, line and column. */
export function readPublisherFile(name: string, source: string): ReadFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { ...reading, lineCounter: lines });
  const located = (offset: number, sentence: string) => {
    const { line, col } = lines.linePos(offset);
    return { offset, text: `${name}:${line}:${col} ${sentence}` };
  };
  const inOrder = (problems: readonly ReturnType<typeof located>[]) =>
    problems.toSorted((one, other) => one.offset - other.offset).map(({ text }) => text);
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0)
    return { kind: 'invalid', problems: inOrder(faults.map(({ pos: [from], message }) => located(from, message))) };
  const offsetOf = (path: Problem['path']): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const parent: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const key = path[length - 1];
      const pair = isMap(parent)
        ? parent.items.find((item) => isScalar(item.key) && item.key.value === String(key))
        : null;
      const node: unknown = pair ? pair.key : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return node.range[0];
    }
    return document.contents?.range?.[0] ?? 0;
  };
  const problemOf = ({ path, sentence }: Problem) =>
    located(offsetOf(path), path.length === 0 ? `the file ${sentence}` : `${pathText(path)}: ${sentence}`);
  const [error, publisher] = Publisher.validate(withoutNulls(document.toJS()), { coerce: true });
  if (error) {
    const problems = withoutInner(error.failures()).map((failure) => ({
      path: failure.path,
      sentence: sentenceOf(failure),
    }));
    return { kind: 'invalid', problems: inOrder(problems.map(problemOf)) };
  }
  return { kind: 'valid', publisher: inCanonicalOrder(publisher), locate: (problem) => problemOf(problem).text };
}

/** The comment above each section of a file. */
const explanations: Readonly<Record<keyof Publisher, string>> = {
  site: `The site and its contact details. The code cannot change: another site needs another database. promise (one sentence),
testimonial (what a reader says: quote, author) and foundedIn (a year) are for the home page, and optional. immediatePurchase
(optional): up to how many readers may subscribe online at once; more ask for a quote.`,
  issuer: `The company that issues quotes and invoices from now on; issued documents keep their issuer. legalForm, shareCapital,
siren, registerTown and vatNumber are optional.`,
  bankAccounts: `Bank accounts for transfers: one for each currency (EUR, USD, GBP) of a price.`,
  publications: `Publications for sale, in display order. Omitting one withdraws it from sale; never reuse its id. Prices: a year for one
reader with a professional license, before VAT. kind (press, database) decides the VAT rate. region: all, north,
westCentral, eastSouthern. line (what it is about), rhythm (when it appears) and sample (title and beginning of an article that
anyone may read) are for the home page, and optional.`,
  licences: `Price of each license type, relative to a professional license: professional, global, independent, media, morning.`,
  readers: `Price of each reader, by tier: a tier starts with the reader of this number.`,
  durations: `Price of each duration in months, relative to a year: 3, 6, 12, 24.`,
  countries: `Countries of buyers, as ISO 3166-1 alpha-2 codes (and XK).`,
  networks: `Networks with free access, each with the email address of its account. An address without an account gets one, and
chooses its password by “Forgot your password?”.`,
  legal: `Legal pages. A text may contain {site}, {company} and {email}; a blank line starts a new paragraph.`,
};

/** Longer texts are folded over several lines. */
const LONGEST_LINE = 80;

/** Writes a publisher’s file as YAML, with a comment above each section. */
export function publisherFile(publisher: Publisher): string {
  const document = new Document(publisher, { schema: 'failsafe' });
  visit(document, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'string' && scalar.value.length > LONGEST_LINE) scalar.type = 'BLOCK_FOLDED';
    },
    Pair: (_, { key, value }, path) => {
      if (!isScalar(key) || typeof key.value !== 'string') return;
      const explanation =
        path.length === 2 ? Object.entries(explanations).find(([name]) => name === key.value) : undefined;
      if (explanation) {
        key.commentBefore = explanation[1].replaceAll(/^/gm, ' ');
        key.spaceBefore = true;
      }
      if (path.length > 2 && (isSeq(value) || isMap(value)) && ['title', 'prices', 'rhythm'].includes(key.value))
        value.flow = true;
    },
  });
  return document.toString({ lineWidth: 120 }).trimStart();
}
