import type { ReactNode, SyntheticEvent } from 'react';
import { useId } from 'react';
import { Form as AriaForm, FormContext } from 'react-aria-components/Form';
import { usePressEffect } from './press-effect.ts';
import { FormIdContext } from './form-id.ts';

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
  const ownId = useId();
  const formId = id ?? ownId;
  const press = usePressEffect(onSubmit);
  return (
    <AriaForm
      id={formId}
      validationBehavior="aria"
      validationErrors={noErrors}
      onSubmit={(event) => {
        event.preventDefault();
        press(event);
      }}
    >
      <FormIdContext value={formId}>
        <FormContext value={forControls}>{children}</FormContext>
      </FormIdContext>
    </AriaForm>
  );
}
