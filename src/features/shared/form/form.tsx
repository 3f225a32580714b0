import type { ReactNode } from 'react';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Form as FormElement } from '../../../ui/form/form.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { FailureTitle } from '../failure-reasons.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { useErrorTitle } from './use-error-title.ts';
import type { FormState } from './use-form.ts';

interface FormProps {
  /** For a button outside of the form. */
  readonly id?: string;
  /** Result of `useForm`. */
  readonly form: Pick<FormState<object>, 'attempt' | 'errors' | 'failure' | 'onSubmit'>;
  /** Title of a failure; without one the form cannot fail. */
  readonly failureTitle?: FailureTitle;
  /** Consequence of the refusal for the typed values, and advice. */
  readonly failureAdvice?: ReactNode;
  /** Further notices, between the error summary and the fields. */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

/** A form with its errors at the top: the summary of the last attempt, or the server's refusal. */
export function Form({ id, form, failureTitle, failureAdvice, notices, children }: FormProps) {
  const { attempt, errors, failure, onSubmit } = form;
  useErrorTitle(errors.length > 0 || failure !== null);
  return (
    <FormElement id={id} onSubmit={onSubmit}>
      <Stack>
        <ErrorSummary errors={errors} attempt={attempt} />
        {notices}
        {failure && (
          <FailureNotice failure={failure} title={failureTitle} takesFocus>
            {failureAdvice && <p>{failureAdvice}</p>}
          </FailureNotice>
        )}
        {children}
      </Stack>
    </FormElement>
  );
}
