import { useLingui } from '@lingui/react';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import type { Failure } from '../../../../machines/failure.ts';
import { wordsOf } from '../../../../machines/validation/complaint-words.ts';
import type { Form } from '../../../../machines/validation/form.ts';
import { judge } from '../../../../machines/validation/form.ts';
import type { SummarisedError } from '../../../ui/form/error-summary.tsx';
import type { Objection, Objections } from './objections.ts';
import { inOrder, noObjections, objectionAt, placed, standing } from './objections.ts';

/** Where a field stands in what is typed: its name, after the names of what it is part of. */
type PathOf<Typed> = Typed extends object
  ? Typed extends readonly (infer Element)[]
    ? `${number}.${PathOf<Element>}`
    : { [Name in keyof Typed & string]: Name | `${Name}.${PathOf<NonNullable<Typed[Name]>>}` }[keyof Typed & string]
  : never;

/** Names of the fields whose value is text. */
type TextIn<Typed> = {
  [Name in keyof Typed & string]: Typed[Name] extends string ? Name : never;
}[keyof Typed & string];

/** What every control of a form needs to know of its field. */
export interface FieldState {
  /** Where it stands in the form: its name and `id`, to which the summary leads. */
  readonly name: string;
  /** What is wrong with it and what to do; `undefined` while nothing is, or nothing is to be said yet. */
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
}

/** Something for every field that a form asks for: one that the draft lacks does not compile. */
type Asked<Values> = { readonly [Name in keyof Values]: unknown };

/** A field that is typed into. */
interface TextState extends FieldState {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface FormOptions<Typed extends Asked<Values>, Values> {
  /** The rules that judge it, which are the server's too (`machines/validation/forms`). */
  readonly form: Form<Values>;
  /** What is typed so far, as the form judges it. */
  readonly typed: Typed;
  /** Keeps what is typed into a `field`: in a draft at once, so that nothing is lost. */
  readonly onChange?: (change: Partial<Typed>) => void;
  /** Why it was not accepted when it was sent last. */
  readonly failure: Failure | null;
  /** What the server has against what is typed now, before it is sent: words by field. Nothing is sent against it. */
  readonly received?: Failure['fields'] | undefined;
  /** What it is about: once that is another, nothing has been attempted. */
  readonly subject?: string | number;
  /** It is being sent. */
  readonly busy: boolean;
  /** Sends it: called once for each submission that the rules accept, with the values as they are sent. */
  readonly onValid: (valid: Values) => void;
}

/** A form as its fields and `<Form>` draw it. */
export interface FormState<Typed extends object> {
  /** A field of text, by its name. */
  readonly field: (name: TextIn<Typed>) => TextState;
  /** Any other field, or one within another: the caller has its value. */
  readonly at: (path: PathOf<Typed>) => FieldState;
  /** Counts submissions and refusals: each one that has errors brings focus to them. */
  readonly attempt: number;
  /** What kept it from being sent, or accepted, at the last attempt. It stands until the next one, whatever is typed. */
  readonly errors: readonly SummarisedError[];
  /** Why it was not accepted, where that is about no field. */
  readonly failure: Failure | null;
  readonly onSubmit: (event: SyntheticEvent) => void;
  /** Begins anew: what was typed has been thrown away. */
  readonly reset: () => void;
}

/** The attempts so far, and what was wrong at the last one. */
interface Attempts {
  readonly count: number;
  readonly errors: Objections;
}

/** The server's last refusal: what it has against fields, and what was typed in them. */
interface Refusal {
  readonly failure: Failure | null;
  readonly objections: Objections;
  readonly typed: object;
}

const untried: Attempts = { count: 0, errors: noObjections };

/**
 * What all forms do alike. Nothing is said before the first attempt. An attempt is judged by the form's rules: refused,
 * what is wrong stands in the summary, which takes focus, and beside the fields, where it follows what is typed;
 * accepted, it is sent, and nothing more is while it is on its way. What the server has against a field stands beside
 * that field until it holds something else.
 */
export function useForm<Typed extends Asked<Values>, Values>({
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
  const [refusal, setRefusal] = useState<Refusal>({ failure: null, objections: noObjections, typed });
  const tell = (errors: Objections): void => setAttempts({ count: attempts.count + 1, errors: inOrder(form, errors) });

  if (subject !== attempted) {
    setAttempted(subject);
    setAttempts(untried);
  }
  // A chart forgets a failure as soon as anything is typed; what it said of other fields holds on.
  if (failure !== refusal.failure) {
    const objections = failure ? placed(form, failure.fields) : refusal.objections;
    setRefusal(failure ? { failure, objections, typed } : { ...refusal, failure });
    if (failure) tell(objections);
  }

  // Before the first attempt nobody asks for the verdict: a thousand chosen rows are not judged at each click.
  const complaints = attempts.count === 0 ? null : judge(form, typed).complaints;
  const receivedNow = placed(form, received);
  const known: Objections = new Map([...standing(refusal.objections, refusal.typed, typed), ...receivedNow]);
  const against = (verdict: ReadonlyMap<string, Objection> | null): Objections =>
    new Map([...(verdict ?? []), ...known]);
  const live = against(complaints);
  const inWords = (path: string, objection: Objection): string =>
    typeof objection === 'string' ? objection : wordsOf(objection, path, (words) => i18n._(words));
  const stateOf = (path: string): FieldState => {
    const objection = objectionAt(live, path);
    return { name: path, error: objection && inWords(...objection), isReadOnly: busy };
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
    errors: [...attempts.errors].map(([field, objection]) => ({ field, message: inWords(field, objection) })),
    failure: busy || attempts.errors.size > 0 ? null : failure,
    onSubmit: (event) => {
      event.preventDefault();
      if (busy) return;
      const verdict = judge(form, typed);
      if (verdict.valid === null || receivedNow.size > 0) return tell(against(verdict.complaints));
      tell(noObjections);
      setRefusal({ ...refusal, objections: noObjections });
      onValid(verdict.valid);
    },
    reset: () => {
      setAttempts(untried);
      setRefusal({ ...refusal, objections: noObjections });
    },
  };
}
