import type { ReactNode } from 'react';

/** Props of all text fields. */
export interface FieldProps {
  /** Also the `id` of the input, for the links of an `ErrorSummary`. */
  readonly name: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** The error of the value and its correction; `undefined` while it is valid. */
  readonly error?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Keeps the value read-only while the form is being sent. */
  readonly isReadOnly?: boolean;
  readonly isOptional?: boolean;
}

/** Props of react-aria's field for one of these fields. The form's own rules validate the value on submit. */
export function ariaFieldProps({
  name,
  error,
  isReadOnly = false,
  isOptional = false,
}: Pick<FieldProps, 'name' | 'error' | 'isReadOnly' | 'isOptional'>) {
  return {
    id: name,
    name,
    isReadOnly,
    isRequired: !isOptional,
    isInvalid: error !== undefined,
    validationBehavior: 'aria',
  } as const;
}
