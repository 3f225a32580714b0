import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../layout/class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import styles from './field.module.css';

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

interface FieldPartsProps extends Pick<FieldProps, 'label' | 'help' | 'error'> {
  /** The control itself. */
  readonly children: ReactNode;
}

/** Label above the control, help under the label, error under the control; react-aria's field associates them. */
export function FieldParts({ label, help, error, children }: FieldPartsProps) {
  return (
    <>
      <Label className={classNames(styles.label)}>{label}</Label>
      {help !== undefined && (
        <Text slot="description" className={classNames(styles.help)}>
          {help}
        </Text>
      )}
      {children}
      {error !== undefined && (
        <FieldError elementType="div">
          <FieldErrorText>{error}</FieldErrorText>
        </FieldError>
      )}
    </>
  );
}
