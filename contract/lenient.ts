/**
 * Values of answers as other languages write them: the table in GLOSSARY.md, which `lenient.test.ts` reads. Requests are
 * strict (`scalars.ts`).
 */
import { Struct } from 'superstruct';
import type { Unreadable } from './answer.ts';

/** A value of an answer: `spelled` gives its canonical form, or the value back. Refused by a word where there is one. */
function value<Value>(
  type: string,
  spelled: (wire: unknown) => unknown,
  isValid: (value: unknown) => boolean,
  why: (value: unknown) => Unreadable | null = () => null,
): Struct<Value, null> {
  return new Struct<Value, null>({
    type,
    schema: null,
    coercer: spelled,
    validator: (given) => isValid(given) || { refinement: why(given) ?? undefined },
  });
}

/** Digits in text as their number. A leading zero would be lost: such a text is none. */
function numberOf(wire: unknown): unknown {
  return typeof wire === 'string' && /^-?(?:0|[1-9]\d*)$/.test(wire) ? Number(wire) : wire;
}

const isIdentifier = (wire: unknown): boolean => Number.isSafeInteger(wire) && Number(wire) > 0;

/** A number that names something: positive, up to 2^53 − 1. */
export const lenientIdentifier = (): Struct<number, null> =>
  value('identifier', numberOf, isIdentifier, (wire) =>
    Number.isInteger(wire) && Number(wire) > Number.MAX_SAFE_INTEGER ? 'identifierTooLarge' : null,
  );

/** A quantity that cannot be a fraction. */
export const lenientWhole = (): Struct<number, null> => value('integer', numberOf, Number.isSafeInteger);

/** Whether a value is an amount with decimals, as a number or in text. */
const hasDecimals = (wire: unknown): boolean =>
  typeof wire === 'number' ? Number.isFinite(wire) && !Number.isInteger(wire) : /^-?\d+[.,]\d+$/.test(String(wire));

/** An amount in whole smallest units. With decimals it could be cents or euros. */
export const lenientAmount = (): Struct<number, null> =>
  value('integer', numberOf, Number.isSafeInteger, (wire) => (hasDecimals(wire) ? 'ambiguousMoney' : null));

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  1: true,
  oui: true,
  false: false,
  0: false,
  non: false,
};

export const lenientBoolean = (): Struct<boolean, null> =>
  value(
    'boolean',
    (wire) =>
      typeof wire === 'string' || typeof wire === 'number' ? (booleans[String(wire).toLowerCase()] ?? wire) : wire,
    (wire) => typeof wire === 'boolean',
  );
