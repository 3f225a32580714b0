/** Single values that calls have in common. */
import { define, integer, refine, size, string } from 'superstruct';
import { LARGEST_IDENTIFIER } from '../../machines/domain/identifier.ts';

/** A number that names something: positive. */
export function identifier() {
  return define<number>(
    'identifier',
    (value) => Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= LARGEST_IDENTIFIER,
  );
}

/** A quantity that cannot be a fraction. */
export function wholeNumber() {
  return refine(integer(), 'safe', Number.isSafeInteger);
}

/** Text that names something: not empty, and short. */
export function referenceText() {
  return size(string(), 1, 100);
}
