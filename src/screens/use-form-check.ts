import { useLingui } from '@lingui/react';
import type { FieldName } from '../../machines/validation/field-names.ts';
import type { Form } from '../../machines/validation/form.ts';
import { judge } from '../../machines/validation/form.ts';
import { wordsOf } from '../../machines/validation/words.ts';

interface FormCheck<Values> {
  /** What will be sent; `null` while a rule refuses something. */
  readonly valid: Values | null;
  /** What is wrong with a field and what to do, in words; `undefined` where nothing is. */
  readonly errorOf: (field: FieldName) => string | undefined;
}

/** Judges what was typed by the rules of its form (`machines/validation`), which are the server's too. */
export function useFormCheck<Values>(form: Form<Values>, typed: Values): FormCheck<Values> {
  const { i18n } = useLingui();
  const { valid, complaints } = judge(form, typed);
  return {
    valid,
    errorOf: (field) => {
      const complaint = complaints?.get(field);
      return complaint && wordsOf(complaint, field, (words) => i18n._(words));
    },
  };
}
