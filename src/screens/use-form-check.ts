import { useLingui } from '@lingui/react';
import type { FieldName } from '../../machines/validation/field-names.ts';
import type { Form } from '../../machines/validation/form.ts';
import { judge } from '../../machines/validation/form.ts';
import { wordsOf } from '../../machines/validation/complaint-words.ts';

interface FormCheck<Values> {
  /** What will be sent; `null` while a rule refuses something. */
  readonly valid: Values | null;
  /**
   * What is wrong with a field and what to do, in words; `undefined` where nothing is. `path`: where it stands in the
   * form, if it is part of something, `address.street`.
   */
  readonly errorOf: (field: FieldName, path?: string) => string | undefined;
}

/** Judges what was typed by the rules of its form (`machines/validation`), which are the server's too. */
export function useFormCheck<Values>(form: Form<Values>, typed: object): FormCheck<Values> {
  const { i18n } = useLingui();
  const { valid, complaints } = judge(form, typed);
  return {
    valid,
    errorOf: (field, path = field) => {
      const complaint = complaints?.get(path);
      return complaint && wordsOf(complaint, field, (words) => i18n._(words));
    },
  };
}
