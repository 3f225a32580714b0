/** Validation errors of requests to test control, for its users. */
import type { Failure, Struct } from 'superstruct';
import { isOptional, partsOf, structAt, takes, valuesOf, waysOf } from './takes.ts';

/** An invalid field. */
export interface Mistake {
  /** `rejected.0.reason`; empty for the whole body. */
  readonly field: string;
  /** The given value; absent if none was given. */
  readonly given?: unknown;
  /** A description of accepted values. */
  readonly takes: string;
  /** All accepted values, if they are few. */
  readonly allowed?: readonly unknown[];
}

type AnyStruct = Struct<unknown, unknown>;

function failuresOf(struct: AnyStruct, asked: unknown): readonly Failure[] {
  const [error] = struct.validate(asked, { coerce: true });
  return error?.failures() ?? [];
}

/** Distance of a request from one variant: a wrong discriminant counts most, then an unknown field. */
function distance(way: AnyStruct, failures: readonly Failure[]): number {
  return failures.reduce((sum, { path, value, type }) => {
    const struct = structAt(way, path);
    if (value !== undefined && struct && valuesOf(struct).length > 0) return sum + 100;
    return sum + (type === 'never' ? 10 : 1);
  }, 0);
}

function mistakeOf(struct: AnyStruct, { path, type, ...failure }: Failure): Mistake {
  const value: unknown = failure.value;
  const field = path.join('.');
  const given = value === undefined ? {} : { given: value };
  if (type === 'never') {
    const around = structAt(struct, path.slice(0, -1)) ?? struct;
    const known = partsOf(around).map(([name, part]) => `${name}${isOptional(part) ? '?' : ''}`);
    return {
      field,
      ...given,
      takes: known.length === 0 ? 'nothing: no field is known here' : `nothing: known are ${known.join(', ')}`,
    };
  }
  const at = structAt(struct, path);
  const allowed = at ? valuesOf(at) : [];
  return { field, ...given, takes: at ? takes(at) : type, ...(allowed.length > 0 && { allowed }) };
}

/** One mistake of a field that is invalid in every variant: lists the values accepted by each. */
function together(field: string, all: readonly Mistake[]): Mistake {
  const [first] = all;
  const allowed = [...new Set(all.flatMap((mistake) => mistake.allowed ?? []))];
  return {
    ...(first && 'given' in first && { given: first.given }),
    field,
    takes: [...new Set(all.map((mistake) => mistake.takes))].join(' or '),
    ...(allowed.length > 0 && { allowed }),
  };
}

/**
 * The mistakes of a request, compared with the variant that it resembles most; a field that is wrong in all variants is
 * reported once.
 */
export function mistakesIn<Asked, Schema>(struct: Struct<Asked, Schema>, asked: unknown): readonly Mistake[];
export function mistakesIn(struct: AnyStruct, asked: unknown): readonly Mistake[] {
  const tried = waysOf(struct).map((way) => {
    const failures = failuresOf(way, asked);
    const known = failures.filter(({ type }) => type !== 'never').map((failure) => mistakeOf(way, failure));
    return { mistakes: failures.map((failure) => mistakeOf(way, failure)), known, far: distance(way, failures) };
  });
  const [first, ...others] = tried;
  const everywhere = (first?.known ?? []).flatMap(({ field }) => {
    const alike = tried.map(({ known }) => known.find((mistake) => mistake.field === field));
    const all = alike.filter((mistake) => mistake !== undefined);
    return others.length > 0 && all.length === tried.length ? [together(field, all)] : [];
  });
  if (everywhere.length > 0) return everywhere;
  const nearest = Math.min(...tried.map(({ far }) => far));
  return tried.find(({ far }) => far === nearest)?.mistakes ?? [];
}
