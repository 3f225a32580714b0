import type { StructError } from 'superstruct';
import { define, integer, refine, size, string } from 'superstruct';

/** What can be wrong with one field of a request. The server has words for each, in the caller's language. */
export const fieldCodes = ['required', 'tooLong', 'email', 'unknown', 'invalid'] as const;

export type FieldCode = (typeof fieldCodes)[number];

/** The longest address that mail can be sent to (RFC 5321, §4.5.3.1). */
const LONGEST_EMAIL = 254;

/** Text that a person must give, at most `longest` characters. */
export function requiredText(longest: number) {
  return refine(
    refine(string(), 'required', (value) => value.trim() !== ''),
    'tooLong',
    (value) => value.length <= longest,
  );
}

/** An e-mail address: something, `@`, a domain with a dot; no blanks or control characters anywhere. */
export function emailText() {
  return refine(requiredText(LONGEST_EMAIL), 'email', (value) =>
    /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]+$/u.test(value),
  );
}

/** A number that names something: positive. */
export function identifier() {
  return define<number>('identifier', (value) => Number.isSafeInteger(value) && Number(value) > 0);
}

/** A quantity that cannot be a fraction. */
export function wholeNumber() {
  return refine(integer(), 'safe', Number.isSafeInteger);
}

/** Text that names something: not empty, and short. */
export function referenceText() {
  return size(string(), 1, 100);
}

function codeOf({
  type,
  value,
  refinement,
}: {
  type: string;
  value: unknown;
  refinement: string | undefined;
}): FieldCode {
  if (type === 'never') return 'unknown';
  if (value === undefined) return 'required';
  return fieldCodes.find((code) => code === refinement) ?? 'invalid';
}

/** What a request's decoder complained about, by the wire's field name; the first complaint about a field counts. */
export function fieldErrorsOf(error: StructError): ReadonlyMap<string, FieldCode> {
  const errors = new Map<string, FieldCode>();
  for (const failure of error.failures()) {
    const field = failure.path.join('.');
    if (field !== '' && !errors.has(field)) errors.set(field, codeOf(failure));
  }
  return errors;
}

const correctable: readonly FieldCode[] = ['tooLong', 'email'];

/**
 * Whether the person can put it right: the shape was understood and only values were refused (422). Otherwise the
 * request itself is malformed (400).
 */
export function isCorrectable(error: StructError): boolean {
  return error
    .failures()
    .every(({ refinement }) => refinement === 'required' || correctable.some((code) => code === refinement));
}
