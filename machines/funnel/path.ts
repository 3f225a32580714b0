/**
 * Path patterns of steps: `/account/invoices/success/:reference`, `/account/invoices?step=check`,
 * `/account/quotation/step2?aboId=:aboId`. A pattern's query keys are part of it; all others are left alone.
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

interface ParsedPattern {
  readonly segments: readonly string[];
  readonly query: readonly (readonly [key: string, value: string])[];
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Patterns are few and written in code: each is taken apart once. */
const parsed = new Map<string, ParsedPattern>();

function parse(pattern: string): ParsedPattern {
  const known = parsed.get(pattern);
  if (known) return known;
  const [path = '', search = ''] = pattern.split('?');
  const fresh = { segments: segmentsOf(path), query: [...new URLSearchParams(search)] };
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

/** How many query keys a pattern names: of two patterns that match a place, the one with more is meant. */
export function specificity(pattern: string): number {
  return parse(pattern).query.length;
}

/** The query keys that a pattern names. */
export function queryKeys(pattern: string): readonly string[] {
  return parse(pattern).query.map(([key]) => key);
}

/** The parameters of a place that a pattern matches, or `null` where it does not. A parameter is never empty. */
export function matchPath(pattern: string, place: Place): Params | null {
  const { segments, query } = parse(pattern);
  const given = segmentsOf(place.path);
  if (given.length !== segments.length) return null;
  const search = new URLSearchParams(place.search);
  const pairs = [
    ...segments.map((segment, index) => [segment, decode(given[index] ?? '')] as const),
    ...query.map(([key, value]) => [value, search.get(key)] as const),
  ];
  const params: Record<string, string> = {};
  for (const [expected, actual] of pairs) {
    if (expected.startsWith(':')) {
      if (!actual) return null;
      params[expected.slice(1)] = actual;
    } else if (expected !== actual) return null;
  }
  return params;
}

/** The place that a pattern means with these values. Throws where a parameter has no value: that is a chart's bug. */
export function formatPath(pattern: string, values: object): Place {
  const known = new Map<string, unknown>(Object.entries(values));
  const valueOf = (part: string): string => {
    if (!part.startsWith(':')) return part;
    const value = known.get(part.slice(1));
    if (typeof value !== 'string' || value === '') throw new Error(`${pattern} has no value for ${part}`);
    return value;
  };
  const { segments, query } = parse(pattern);
  const search = new URLSearchParams(query.map(([key, value]) => [key, valueOf(value)])).toString();
  return {
    path: `/${segments.map((segment) => encodeURIComponent(valueOf(segment))).join('/')}`,
    search: search === '' ? '' : `?${search}`,
  };
}
