import type { ReactNode, SyntheticEvent } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';

export interface FormProps {
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** A form whose own rules judge it once it is sent: the browser's bubbles stay away. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <AriaForm validationBehavior="aria" onSubmit={onSubmit}>
      {children}
    </AriaForm>
  );
}
