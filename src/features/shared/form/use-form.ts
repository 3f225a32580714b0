import { useLingui } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import type { Failure } from '../../../../machines/failure.ts';
import { wordsOf } from '../../../../validation/issue-words.ts';
import type { Issue } from '../../../../validation/issue.ts';
import type { Form } from '../../../../validation/form.ts';
import { validate, fieldsOf } from '../../../../validation/form.ts';
import type { SummarisedError } from '../../../ui/form/error-summary.tsx';

/** Error of a field: a rule's issue, or the server's text. */
type FieldError = Issue | string;

/** Errors by path of their fields in the form, `address.street`. */
type FieldErrors = ReadonlyMap<string, FieldError>;

const noErrors: FieldErrors = new Map();

/** Whether two paths name a field and itself, something that it is part of, or a part of it. */
function isRelated(field: string, path: string): boolean {
  return field === path || path.startsWith(`${field}.`) || field.startsWith(`${path}.`);
}

/** The server's errors for fields of this form; its errors for other fields are dropped. */
function placed<Values>(form: Form<Values>, received: Readonly<Record<string, string>>): FieldErrors {
  const fields = [...fieldsOf(form).keys()];
  return new Map(Object.entries(received).filter(([path]) => fields.some((field) => isRelated(field, path))));
}

/** Errors in the order of the form's fields, which is that of the page. */
function inOrder<Values>(form: Form<Values>, fieldErrors: FieldErrors): FieldErrors {
  const fields = [...fieldsOf(form).keys()];
  const position = (path: string): number => fields.findIndex((field) => isRelated(field, path));
  return new Map([...fieldErrors].toSorted(([left], [right]) => position(left) - position(right)));
}

/** The error of a field, or of a part of it, with its path: the text names the part. */
function fieldErrorAt(
  fieldErrors: FieldErrors,
  path: string,
): readonly [path: string, fieldError: FieldError] | undefined {
  const own = fieldErrors.get(path);
  return own === undefined ? [...fieldErrors].find(([field]) => field.startsWith(`${path}.`)) : [path, own];
}

function valueAt(typed: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => {
    return typeof part === 'object' && part !== null ? new Map<string, unknown>(Object.entries(part)).get(name) : part;
  }, typed);
}

/** Whether an error is the same as before: each validation makes new issues. */
function isSameError(left: FieldError | undefined, right: FieldError): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Errors whose fields still have the refused value. */
function ofUnchanged(fieldErrors: FieldErrors, before: object, now: object): FieldErrors {
  const isSame = (path: string) => JSON.stringify(valueAt(before, path)) === JSON.stringify(valueAt(now, path));
  return new Map([...fieldErrors].filter(([path]) => isSame(path)));
}

/** Path of a field in the typed values: its name, after the names of its parents. */
type PathOf<Typed> = Typed extends object
  ? Typed extends readonly (infer Element)[]
    ? `${number}.${PathOf<Element>}`
    : { [Name in keyof Typed & string]: Name | `${Name}.${PathOf<NonNullable<Typed[Name]>>}` }[keyof Typed & string]
  : never;

/** Names of the fields whose value is text. */
type TextIn<Typed> = {
  [Name in keyof Typed & string]: Typed[Name] extends string ? Name : never;
}[keyof Typed & string];

/** State of a field, for its control. */
export interface FieldState {
  /** Its path in the form: its name and `id`, to which the error summary links. */
  readonly name: string;
  /** Its error and how to correct it; `undefined` while it is valid, or before the first attempt. */
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
}

/** Something for every field that a form asks for: one that the draft lacks does not compile. */
type FieldsOf<Values> = { readonly [Name in keyof Values]: unknown };

/** Props of a text field. */
interface TextState extends FieldState {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface FormOptions<Typed extends FieldsOf<Values>, Values> {
  /** The rules that validate it, which are the server's too (`validation/forms`). */
  readonly form: Form<Values>;
  /** What is typed. */
  readonly typed: Typed;
  /** Keeps what is typed into a `field`: in a draft at once, so that nothing is lost. */
  readonly onChange?: (change: Partial<Typed>) => void;
  /** Failure of the last submission. */
  readonly failure: Failure | null;
  /** The server's errors about the current values, known before they are sent, by field. They block sending. */
  readonly received?: Failure['fields'] | undefined;
  /** Identity of the form's subject: a change resets the attempts. */
  readonly subject?: string | number;
  /** Whether a submission is pending. */
  readonly busy: boolean;
  /** Sends it: called once for each submission that the rules accept, with the values as they are sent. */
  readonly onValid: (valid: Values) => void;
}

/** State of a form, for its fields and `<Form>`. */
export interface FormState<Typed extends object> {
  /** A field of text, by its name. */
  readonly field: (name: TextIn<Typed>) => TextState;
  /** Any other field, or one within another: the caller has its value. */
  readonly at: (path: PathOf<Typed>) => FieldState;
  /** Counts submissions and refusals: each one that has errors brings focus to them. */
  readonly attempt: number;
  /**
   * Errors of the last attempt, by the form's rules or the server, that still hold. An error that appears while a field
   * changes is shown at the field only: it would be announced while one types.
   */
  readonly errors: readonly SummarisedError[];
  /** A refusal that is about no field. */
  readonly failure: Failure | null;
  readonly onSubmit: (event: SyntheticEvent) => void;
  /** Resets attempts and errors after the typed values were discarded. */
  readonly reset: () => void;
}

/** Number of attempts, and errors of the last one. */
interface Attempts {
  readonly count: number;
  readonly errors: FieldErrors;
}

/** The server's last refusal: its errors by field, and the values that it refused. */
interface Refusal {
  readonly failure: Failure | null;
  readonly fieldErrors: FieldErrors;
  readonly typed: object;
}

const untried: Attempts = { count: 0, errors: noErrors };

/**
 * Behaviour of all forms. No error shows before the first attempt. The form's rules validate an attempt: if they refuse
 * it, its errors show in the summary, which takes focus, and at the fields, where they follow the typed values;
 * otherwise it is sent, and nothing more is until its answer. The server's error of a field shows until the field's
 * value changes.
 */
export function useForm<Typed extends FieldsOf<Values>, Values>({
  form,
  typed,
  onChange,
  failure,
  received = {},
  subject,
  busy,
  onValid,
}: FormOptions<Typed, Values>): FormState<Typed> {
  const { i18n } = useLingui();
  const [attempts, setAttempts] = useState(untried);
  const [attempted, setAttempted] = useState(subject);
  const [refusal, setRefusal] = useState<Refusal>({ failure: null, fieldErrors: noErrors, typed });
  const tell = (errors: FieldErrors): void => setAttempts({ count: attempts.count + 1, errors: inOrder(form, errors) });

  if (subject !== attempted) {
    setAttempted(subject);
    setAttempts(untried);
  }
  // A chart drops a failure as soon as anything is typed; its errors of other fields stay.
  if (failure !== refusal.failure) {
    const fieldErrors = failure ? placed(form, failure.fields) : refusal.fieldErrors;
    setRefusal(failure ? { failure, fieldErrors, typed } : { ...refusal, failure });
    if (failure) tell(fieldErrors);
  }

  // No validation before the first attempt: it is slow at each click of a list of a thousand rows.
  const issues = attempts.count === 0 ? null : validate(form, typed).issues;
  const receivedNow = placed(form, received);
  const known: FieldErrors = new Map([...ofUnchanged(refusal.fieldErrors, refusal.typed, typed), ...receivedNow]);
  const against = (verdict: ReadonlyMap<string, FieldError> | null): FieldErrors =>
    new Map([...(verdict ?? []), ...known]);
  const live = against(issues);
  const inWords = (path: string, fieldError: FieldError): string =>
    typeof fieldError === 'string' ? fieldError : wordsOf(fieldError, path, (words) => i18n._(words));
  const stateOf = (path: string): FieldState => {
    const fieldError = fieldErrorAt(live, path);
    return { name: path, error: fieldError && inWords(...fieldError), isReadOnly: busy };
  };

  return {
    field: (name) => ({
      ...stateOf(name),
      value: String(typed[name]),
      onChange: (text) => {
        const change: Partial<Typed> = {};
        onChange?.(Object.assign(change, { [name]: text }));
      },
    }),
    at: stateOf,
    attempt: attempts.count,
    errors: [...attempts.errors]
      .filter(([path, fieldError]) => isSameError(live.get(path), fieldError))
      .map(([field, fieldError]) => ({ field, message: inWords(field, fieldError) })),
    failure: busy || attempts.errors.size > 0 ? null : failure,
    onSubmit: (event) => {
      event.preventDefault();
      if (busy) return;
      const verdict = validate(form, typed);
      if (verdict.valid === null || receivedNow.size > 0) return tell(against(verdict.issues));
      tell(noErrors);
      setRefusal({ ...refusal, fieldErrors: noErrors });
      onValid(verdict.valid);
    },
    reset: () => {
      setAttempts(untried);
      setRefusal({ ...refusal, fieldErrors: noErrors });
    },
  };
}
