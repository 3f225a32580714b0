/** The verdicts of a form and of the server on the same values, in comparable terms. */
import { is } from 'superstruct';
import type { Locale } from '../../domain/locale.ts';
import { wordsOf } from '../../validation/issue-words.ts';
import type { Form } from '../../validation/form.ts';
import { validate } from '../../validation/form.ts';
import { translator } from '../../server/core/i18n/translator.ts';
import { fieldIssues } from '../../contract/envelope.ts';
import type { Wire } from './visitor.ts';

type Words = Readonly<Record<string, string>>;

/** The errors that a form shows at its fields, by path in the form; empty where it would send the values. */
export function shown<Values>(form: Form<Values>, typed: object, locale: Locale): Words {
  const say = translator(locale);
  return Object.fromEntries(
    [...(validate(form, typed).issues ?? [])].map(([path, issue]) => {
      return [path, wordsOf(issue, path, (words) => say._(words))];
    }),
  );
}

/** The server’s errors at fields, by path in the form; `names` are the `fields` of the call’s row. */
export function received({ body: { data } }: Wire, names: Words): Words {
  if (!is(data, fieldIssues)) return {};
  return Object.fromEntries(Object.entries(data.champs).map(([wire, words]) => [names[wire] ?? wire, words]));
}
