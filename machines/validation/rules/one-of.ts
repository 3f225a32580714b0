import { Struct } from 'superstruct';
import { refusal } from '../complaint.ts';

/**
 * One of some choices (specification §5). Nothing chosen yet, which is empty text, is refused like a choice that is not
 * offered; a value of another type than the choices have is malformed.
 * The struct's schema holds the choices, for code that lists them.
 */
export function oneOf<const Choice extends string | number>(
  choices: readonly Choice[],
): Struct<Choice, readonly Choice[]> {
  return new Struct({
    type: 'oneOf',
    schema: choices,
    validator: (value) => {
      if (choices.some((choice) => choice === value)) return true;
      return value === '' || choices.some((choice) => typeof choice === typeof value)
        ? refusal({ code: 'oneOf' })
        : false;
    },
  });
}
