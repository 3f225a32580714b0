/** What a form and the server say of the same values, in terms that can be compared. */
import { is } from 'superstruct';
import type { Locale } from '../../machines/domain/locale.ts';
import { wordsOf } from '../../machines/validation/complaint-words.ts';
import type { Form } from '../../machines/validation/form.ts';
import { judge } from '../../machines/validation/form.ts';
import { translator } from '../../server/core/i18n/translator.ts';
import { fieldComplaints } from '../../src/contract/envelope.ts';
import type { Wire } from './visitor.ts';

type Words = Readonly<Record<string, string>>;

/** The words that a form shows beside its fields, by where they stand in it; none where it would send what is typed. */
export function shown<Values>(form: Form<Values>, typed: object, locale: Locale): Words {
  const say = translator(locale);
  return Object.fromEntries(
    [...(judge(form, typed).complaints ?? [])].map(([path, complaint]) => {
      return [path, wordsOf(complaint, path, (words) => say._(words))];
    }),
  );
}

/** The words of the server about fields, by where these stand in the form; `names` are the `fields` of the call's row. */
export function received({ body: { data } }: Wire, names: Words): Words {
  if (!is(data, fieldComplaints)) return {};
  return Object.fromEntries(Object.entries(data.champs).map(([wire, words]) => [names[wire] ?? wire, words]));
}
