import type { Context, Failure, StructError } from 'superstruct';
import { Struct } from 'superstruct';
import type { Code } from './codes.ts';
import type { FieldName } from './field-names.ts';

/** Why a field is refused: a code, and the parameters of its message (`complaint-messages.ts`). */
export interface Complaint {
  readonly code: Code;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Name of the field in the message, if it differs from its own; see `called`. */
  readonly called?: FieldName;
}

/** A rule's refusal of a value; superstruct passes on properties added to its failure. */
interface Refusal extends Partial<Failure> {
  readonly refinement: Code;
  readonly complaint: Complaint;
}

/** A rule's refusal of a value, for superstruct's validators and refiners. */
export function refusal(complaint: Complaint): Refusal {
  return { refinement: complaint.code, complaint };
}

/** A refusal of one field by a rule over several. */
export function refusalOf(field: string, complaint: Complaint, { path }: Context): Refusal {
  return { ...refusal(complaint), path: path.concat(field) };
}

/**
 * A struct with a further rule. It skips values that an earlier rule has refused: length comes first, so that no other
 * rule parses an overlong text.
 */
export function rule<Value, Schema>(
  struct: Struct<Value, Schema>,
  complaint: Complaint,
  accepts: (value: Value) => boolean,
): Struct<Value, Schema> {
  const { type, schema, coercer, validator, entries } = struct;
  return new Struct({
    type,
    schema,
    coercer,
    validator,
    entries,
    *refiner(value: Value, context: Context) {
      let isRefused = false;
      for (const failure of struct.refiner(value, context)) {
        isRefused = true;
        yield failure;
      }
      if (!isRefused && !accepts(value)) yield refusal(complaint);
    },
  });
}

/** A rule about text. Empty text passes: only `required` decides whether a field may be empty. */
export function textRule<Schema>(
  struct: Struct<string, Schema>,
  complaint: Complaint,
  accepts: (text: string) => boolean,
): Struct<string, Schema> {
  return rule(struct, complaint, (text) => text === '' || accepts(text));
}

/** Whether a rule refused the value; otherwise the value has the wrong type. */
export function isRefusal(failure: Failure): failure is Failure & { readonly complaint: Complaint } {
  return 'complaint' in failure;
}

/** A struct whose complaints name the field otherwise: a reader's email address is not “yours”. */
export function called<Value, Schema>(struct: Struct<Value, Schema>, name: FieldName): Struct<Value, Schema> {
  const { type, schema, coercer, validator, entries } = struct;
  return new Struct({
    type,
    schema,
    coercer,
    validator,
    entries,
    *refiner(value: Value, context: Context) {
      for (const failure of struct.refiner(value, context)) {
        yield isRefusal(failure) ? { ...failure, complaint: { ...failure.complaint, called: name } } : failure;
      }
    },
  });
}

function complaintOf(failure: Failure): Complaint {
  if (isRefusal(failure)) return failure.complaint;
  if (failure.type === 'never') return { code: 'unknown' };
  return { code: failure.value === undefined ? 'required' : 'invalid' };
}

/** Maximum of complaints at once: no form has so many fields. */
export const MOST_COMPLAINTS = 50;

/**
 * The complaints of a struct about a value, by field (a nested field is `a.b`): the first about each field, and at most
 * `MOST_COMPLAINTS`.
 */
export function complaintsOf(error: StructError): ReadonlyMap<string, Complaint> {
  const complaints = new Map<string, Complaint>();
  for (const failure of error.failures()) {
    if (complaints.size === MOST_COMPLAINTS) break;
    const field = failure.path.join('.');
    if (field !== '' && !complaints.has(field)) complaints.set(field, complaintOf(failure));
  }
  return complaints;
}
