import type { ReactNode, SyntheticEvent } from 'react';
import { Form as AriaForm, FormContext } from 'react-aria-components/Form';

export interface FormProps {
  /** For a button outside of the form. */
  readonly id?: string | undefined;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** Context of the controls: one object, so that no control renders because the form does (`memoControl`). */
const forControls = { validationBehavior: 'aria' } as const;
const noErrors = {};

/** A form that its own rules validate on submit: the browser shows no bubbles. */
export function Form({ id, onSubmit, children }: FormProps) {
  return (
    <AriaForm
      {...(id !== undefined && { id })}
      validationBehavior="aria"
      validationErrors={noErrors}
      onSubmit={onSubmit}
    >
      <FormContext value={forControls}>{children}</FormContext>
    </AriaForm>
  );
}
