/** Reads and writes a publisher’s file: YAML 1.2, of which JSON is a part. */
import type { Failure } from 'superstruct';
import type { DocumentOptions, ParseOptions, SchemaOptions } from 'yaml';
import { Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { inOrderOfCodes, Publisher } from './publisher.ts';

/** Something that is wrong at a place of a file. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly sentence: string;
}

export type ReadFile =
  | {
      readonly kind: 'valid';
      readonly publisher: Publisher;
      /** A problem that the database shows, with its place: `publisher.yaml:12:5 networks[0].range: …`. */
      readonly tell: (problem: Problem) => string;
    }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

/** `null` is a value; everything else is text as it is written, so that no amount is ever a float. */
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

/** Leaves out fields without a value: `siren:` and `"siren": null` say nothing. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, withoutNulls(inner)]])),
  );
}

/** The names of the fields of which the last one of a path is none. */
function namesBeside(path: Problem['path']): readonly string[] {
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

/** Whether something is of another kind altogether: a list in place of fields. */
const isOfOtherKind = ({ type, refinement, value }: Failure) =>
  type in expected && refinement === undefined && value !== undefined;

/** Failures without those inside of what is of another kind altogether. */
function withoutInner(failures: readonly Failure[]): readonly Failure[] {
  const outer = failures.filter(isOfOtherKind).map(({ path }) => pathText(path));
  const isInner = (path: string) => outer.some((one) => path !== one && path.startsWith(one));
  return failures.filter(({ path }) => !isInner(pathText(path)));
}

function sentenceOf({ type, refinement, value, message, path }: Failure): string {
  if (type === 'never') return `is not known here; known are ${namesBeside(path).join(', ')}`;
  if (value === undefined) return 'is missing';
  if (value === null) return 'is empty';
  return refinement === undefined ? (expected[type] ?? message) : message;
}

/** Reads a file and judges all of it. `name` stands before each problem. */
export function readPublisherFile(name: string, source: string): ReadFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { ...reading, lineCounter: lines });
  const told = (offset: number, sentence: string) => {
    const { line, col } = lines.linePos(offset);
    return { offset, text: `${name}:${line}:${col} ${sentence}` };
  };
  const inOrder = (problems: readonly ReturnType<typeof told>[]) =>
    problems.toSorted((one, other) => one.offset - other.offset).map(({ text }) => text);
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0)
    return { kind: 'invalid', problems: inOrder(faults.map(({ pos: [from], message }) => told(from, message))) };
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
    told(offsetOf(path), path.length === 0 ? `the file ${sentence}` : `${pathText(path)}: ${sentence}`);
  const [error, publisher] = Publisher.validate(withoutNulls(document.toJS()), { coerce: true });
  if (error) {
    const problems = withoutInner(error.failures()).map((failure) => ({
      path: failure.path,
      sentence: sentenceOf(failure),
    }));
    return { kind: 'invalid', problems: inOrder(problems.map(problemOf)) };
  }
  return { kind: 'valid', publisher: inOrderOfCodes(publisher), tell: (problem) => problemOf(problem).text };
}

/** What stands above each section of a file, for those who edit it. */
const explanations: Readonly<Record<keyof Publisher, string>> = {
  site: `Whose site it is, and how its desk is reached. The code stays what it is: another site needs another database.`,
  issuer: `Who issues quotes and invoices from now on; what is issued keeps its issuer. legalForm, shareCapital, siren,
registerTown and vatNumber may be left out.`,
  bankAccounts: `Where transfers go: one account for each currency (EUR, USD, GBP) in which something has a price.`,
  publications: `What is sold, in the order of the lists. A publication that is not here is withdrawn from sale; its number is never
given to another one. Prices are those of a year for one reader with a professional license, before VAT.
kind decides the VAT rate: press, database. region: all, north, westCentral, eastSouthern.`,
  licences: `What a license costs, compared with a professional one: professional, global, independent, media, morning.`,
  readers: `What each reader costs, from the reader with this number on.`,
  durations: `What a subscription of so many months costs, compared with a year: 3, 6, 12, 24.`,
  countries: `Countries of buyers: two letters of ISO 3166-1 (and XK).`,
  networks: `Networks whose readers are recognized by their address, and the email address of the account that they read by. An
address that has no account yet gets one, with a password to be chosen by “Forgotten password”.`,
  legal: `Legal pages. A text may name {site}, {company} and {email}; a blank line begins another paragraph.`,
};

/** A longer text is folded over several lines. */
const LONGEST_LINE = 80;

/** A publisher’s file that says this, with an explanation above each section. */
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
      if (path.length > 2 && (isSeq(value) || isMap(value)) && ['title', 'prices'].includes(key.value))
        value.flow = true;
    },
  });
  return document.toString({ lineWidth: 120 }).trimStart();
}
