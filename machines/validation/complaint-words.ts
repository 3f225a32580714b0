import type { Complaint } from './complaint.ts';
import { isChosen } from './field-names.ts';

/** What a catalogue is asked: a message by its id, and what stands in it. */
interface Wanted {
  readonly id: string;
  readonly values?: Record<string, string | number>;
}

/** What a field is called: by the last name of its path, `address.street`, where that is not a place in a list. */
function nameOf(path: string): string {
  return path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
}

/** A complaint in words that name the field, in the language of `say`, whose catalogue holds `complaint-messages.ts`. */
export function wordsOf({ code, values, called }: Complaint, path: string, say: (wanted: Wanted) => string): string {
  const day = values?.['day'];
  const name = called ?? nameOf(path);
  return say({
    // What is chosen from a list is not typed: nobody is asked to enter it.
    id: `validation.${code === 'required' && isChosen(name) ? 'oneOf' : code}`,
    // A day is printed as the reader's own midnight: a bare day would be read as UTC, and be another one elsewhere.
    values: {
      ...values,
      ...(day !== undefined && { day: `${day}T00:00` }),
      name,
      field: say({ id: `fieldName.${name}` }),
    },
  });
}
