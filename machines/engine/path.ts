/**
 * Path patterns of steps: `/account/invoices/success/:reference`, `/account/invoices?step=check`,
 * `/account/quotation/step2?aboId=:aboId`, `/account/readings?sort=:sort?`. A pattern's query keys are part of it (those
 * with `?` at their end may be missing); all others are left alone.
 */

/** A place in the application, without language prefix and origin. */
export interface Place {
  /** `/account/invoices` */
  readonly path: string;
  /** `?step=check`, or empty. */
  readonly search: string;
}

/** Values of a pattern's parameters, decoded. */
export type Params = Readonly<Record<string, string>>;

/** A part of a pattern: a text that must stand there, or the name of a parameter. */
interface Part {
  /** The key in the query; a segment of the path has none. */
  readonly key: string;
  readonly text: string;
  readonly isParam: boolean;
  readonly isOptional: boolean;
}

interface ParsedPattern {
  readonly segments: readonly Part[];
  readonly query: readonly Part[];
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function partOf(text: string, key = ''): Part {
  const [, name, optional] = /^:(\w+)(\??)$/.exec(text) ?? [];
  return { key, text: name ?? text, isParam: name !== undefined, isOptional: optional === '?' };
}

/** Patterns are few and written in code: each is taken apart once. */
const parsed = new Map<string, ParsedPattern>();

function parse(pattern: string): ParsedPattern {
  const known = parsed.get(pattern);
  if (known) return known;
  const [, path = '', search = ''] = /^([^?]*)\??(.*)$/.exec(pattern) ?? [];
  const fresh = {
    segments: segmentsOf(path).map((segment) => partOf(segment)),
    query: [...new URLSearchParams(search)].map(([key, value]) => partOf(value, key)),
  };
  parsed.set(pattern, fresh);
  return fresh;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The query keys that a pattern names; `required`: only those that must be there. */
export function queryKeys(pattern: string, which: 'all' | 'required' = 'all'): readonly string[] {
  return parse(pattern)
    .query.filter(({ isOptional }) => which === 'all' || !isOptional)
    .map(({ key }) => key);
}

/** Number of query keys that a pattern demands; of two patterns that match a place, the one with more wins. */
export function specificity(pattern: string): number {
  return queryKeys(pattern, 'required').length;
}

/** The parameters of a place that a pattern matches, else `null`. A parameter is never empty, and has no NUL. */
export function matchPath(pattern: string, place: Place): Params | null {
  const { segments, query } = parse(pattern);
  const given = segmentsOf(place.path);
  if (given.length !== segments.length) return null;
  const search = new URLSearchParams(place.search);
  const pairs = [
    ...segments.map((part, index) => [part, decode(given[index] ?? '')] as const),
    ...query.map((part) => [part, search.get(part.key)] as const),
  ];
  const params: Record<string, string> = {};
  for (const [{ text, isParam, isOptional }, actual] of pairs) {
    if (isParam && actual && !actual.includes('\0')) params[text] = actual;
    else if (!isOptional && (isParam || text !== actual)) return null;
  }
  return params;
}

/** Whether a place is an address of one of these patterns. */
export function isPlaceOf(patterns: readonly string[], place: Place): boolean {
  return patterns.some((pattern) => matchPath(pattern, place) !== null);
}

/** Whether all parameters that a pattern demands have a value: `formatPath` does not throw. */
export function hasValues(pattern: string, values: object): boolean {
  const known = new Map<string, unknown>(Object.entries(values));
  const { segments, query } = parse(pattern);
  return [...segments, ...query].every(({ text, isParam, isOptional }) => {
    const value = known.get(text);
    return !isParam || isOptional || (typeof value === 'string' && value !== '');
  });
}

/** The place of a pattern with these values. Throws if a parameter has no value: that is a chart's bug. */
export function formatPath(pattern: string, values: object): Place {
  const known = new Map<string, unknown>(Object.entries(values));
  const valueOf = ({ text, isParam, isOptional }: Part): string => {
    if (!isParam) return text;
    const value = known.get(text);
    if (typeof value === 'string' && value !== '') return value;
    if (isOptional) return '';
    throw new Error(`${pattern} lacks :${text}`);
  };
  const { segments, query } = parse(pattern);
  const pairs = query
    .map((part) => [part, valueOf(part)] as const)
    .filter(([part, value]) => !part.isOptional || value);
  const search = new URLSearchParams(pairs.map(([{ key }, value]) => [key, value])).toString();
  return {
    path: `/${segments.map((segment) => encodeURIComponent(valueOf(segment))).join('/')}`,
    search: search === '' ? '' : `?${search}`,
  };
}

/** The address of a pattern, for a link: `linkTo(paymentPaths.check, { id })`. Throws if a parameter has no value. */
export function linkTo(pattern: string, values: object = {}): string {
  const { path, search } = formatPath(pattern, values);
  return path + search;
}
