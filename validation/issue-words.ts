import type { Issue } from './issue.ts';
import { isChosen } from './field-names.ts';

/** Input of a catalog: a message by its id, and its values. */
interface Wanted {
  readonly id: string;
  readonly values?: Record<string, string | number>;
}

/** Name of a field: the last name of its path, as in `address.street`, unless that is an index. */
function nameOf(path: string): string {
  return path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
}

/**
 * The message of an issue, with the field's name, in the language of `say`, whose catalog holds
 * `issue-messages.ts`.
 */
export function wordsOf({ code, values, called }: Issue, path: string, say: (wanted: Wanted) => string): string {
  const day = values?.['day'];
  const name = called ?? nameOf(path);
  return say({
    // A field chosen from a list says “choose”, not “enter”.
    id: `validation.${code === 'required' && isChosen(name) ? 'oneOf' : code}`,
    // A day is formatted at the reader's midnight: a bare day would be parsed as UTC, and show another day elsewhere.
    values: {
      ...values,
      ...(day !== undefined && { day: `${day}T00:00` }),
      name,
      field: say({ id: `fieldName.${name}` }),
    },
  });
}
