import type { Complaint } from './complaint.ts';
import type { FieldPath } from './field-names.ts';

/** What a catalogue is asked: a message by its id, and what stands in it. */
interface Wanted {
  readonly id: string;
  readonly values?: Record<string, string | number>;
}

/** A complaint in words that name the field, in the language of `say`, whose catalogue holds `complaint-messages.ts`. */
export function wordsOf({ code, values }: Complaint, field: FieldPath, say: (wanted: Wanted) => string): string {
  const day = values?.['day'];
  return say({
    id: `validation.${code}`,
    // A day is printed as the reader's own midnight: a bare day would be read as UTC, and be another one elsewhere.
    values: {
      ...values,
      ...(day !== undefined && { day: `${day}T00:00` }),
      field: say({ id: `fieldName.${field.slice(field.lastIndexOf('.') + 1)}` }),
    },
  });
}
