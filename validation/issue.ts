import type { Context, Failure, StructError } from 'superstruct';
import { Struct } from 'superstruct';
import type { Code } from './codes.ts';
import type { FieldName } from './field-names.ts';

/** Why a field is refused: a code, and the parameters of its message (`issue-messages.ts`). */
export interface Issue {
  readonly code: Code;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Name of the field in the message, if it differs from its own; see `called`. */
  readonly called?: FieldName;
}

/** A rule's refusal of a value; superstruct passes on properties added to its failure. */
interface Refusal extends Partial<Failure> {
  readonly refinement: Code;
  readonly issue: Issue;
}

/** A rule's refusal of a value, for superstruct's validators and refiners. */
export function refusal(issue: Issue): Refusal {
  return { refinement: issue.code, issue };
}

/** A refusal of one field by a rule over several. */
export function refusalOf(field: string, issue: Issue, { path }: Context): Refusal {
  return { ...refusal(issue), path: path.concat(field) };
}

/**
 * A struct with a further rule. It skips values that an earlier rule has refused: length comes first, so that no other
 * rule parses an overlong text.
 */
export function rule<Value, Schema>(
  struct: Struct<Value, Schema>,
  issue: Issue,
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
      if (!isRefused && !accepts(value)) yield refusal(issue);
    },
  });
}

/** A rule about text. Empty text passes: only `required` decides whether a field may be empty. */
export function textRule<Schema>(
  struct: Struct<string, Schema>,
  issue: Issue,
  accepts: (text: string) => boolean,
): Struct<string, Schema> {
  return rule(struct, issue, (text) => text === '' || accepts(text));
}

/** Whether a rule refused the value; otherwise the value has the wrong type. */
export function isRefusal(failure: Failure): failure is Failure & { readonly issue: Issue } {
  return 'issue' in failure;
}

/** A struct whose issues name the field otherwise: a reader's email address is not “yours”. */
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
        yield isRefusal(failure) ? { ...failure, issue: { ...failure.issue, called: name } } : failure;
      }
    },
  });
}

function issueOf(failure: Failure): Issue {
  if (isRefusal(failure)) return failure.issue;
  if (failure.type === 'never') return { code: 'unknown' };
  return { code: failure.value === undefined ? 'required' : 'invalid' };
}

/** Maximum of issues at once: no form has so many fields. */
export const MAX_ISSUES = 50;

/**
 * The issues of a struct about a value, by field (a nested field is `a.b`): the first about each field, and at most
 * `MAX_ISSUES`.
 */
export function issuesOf(error: StructError): ReadonlyMap<string, Issue> {
  const issues = new Map<string, Issue>();
  for (const failure of error.failures()) {
    if (issues.size === MAX_ISSUES) break;
    const field = failure.path.join('.');
    if (field !== '' && !issues.has(field)) issues.set(field, issueOf(failure));
  }
  return issues;
}
