import type { Context, Failure, StructError } from 'superstruct';
import { Struct } from 'superstruct';
import type { Code } from './codes.ts';
import type { FieldName } from './field-names.ts';

/** Why a field is refused: a code, and the parameters of its message (`complaint-messages.ts`). */
export interface Complaint {
  readonly code: Code;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What the field is called, where it is not called by its own name: `called`. */
  readonly called?: FieldName;
}

/** What a rule answers for a value that it refuses; superstruct passes on what is added to its failure. */
interface Refusal extends Partial<Failure> {
  readonly refinement: Code;
  readonly complaint: Complaint;
}

/** A rule's refusal of a value, for superstruct's validators and refiners. */
export function refusal(complaint: Complaint): Refusal {
  return { refinement: complaint.code, complaint };
}

/** A rule's refusal of one field of what it judges, where it must look at several. */
export function refusalOf(field: string, complaint: Complaint, { path }: Context): Refusal {
  return { ...refusal(complaint), path: path.concat(field) };
}

/**
 * A struct with one rule more. It is not asked about a value that an earlier rule has refused: so length comes first, and
 * what is too long is looked at no further.
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

/** A rule about text. Empty text passes it: whether a field may be left empty is for `required` alone to say. */
export function textRule<Schema>(
  struct: Struct<string, Schema>,
  complaint: Complaint,
  accepts: (text: string) => boolean,
): Struct<string, Schema> {
  return rule(struct, complaint, (text) => text === '' || accepts(text));
}

/** Whether a rule refused the value; if not, it has another shape than was asked for. */
export function isRefusal(failure: Failure): failure is Failure & { readonly complaint: Complaint } {
  return 'complaint' in failure;
}

/** A struct whose complaints call it otherwise than by its field's name: a reader's e-mail address is not “yours”. */
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

/** More fields than this are not complained about at once: no form has so many. */
export const MOST_COMPLAINTS = 50;

/**
 * What a struct has against a value, by field (a nested field is `a.b`); the first complaint about a field counts, and no
 * more than `MOST_COMPLAINTS` fields are told.
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
