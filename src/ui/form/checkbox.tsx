import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import styles from './checkbox.module.css';
import { classNames } from '../layout/class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import { memoControl } from './memo-control.tsx';

export interface CheckboxProps {
  /** Also the `id` of the input, for the links of an `ErrorSummary`. */
  readonly name: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** The error and its correction; `undefined` while there is none. */
  readonly error?: ReactNode;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly isReadOnly?: boolean;
}

/** One thing to agree to or not. Several that belong together are a `CheckboxList`. */
export const Checkbox = memoControl(function Checkbox({
  name,
  label,
  description,
  error,
  isChosen,
  onChange,
  isReadOnly = false,
}: CheckboxProps) {
  return (
    <CheckboxField
      id={name}
      name={name}
      className={classNames(error !== undefined && styles.invalid)}
      isSelected={isChosen}
      onChange={onChange}
      isDisabled={isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      aria-labelledby={`${name}-label`}
    >
      <CheckboxButton className={classNames(styles.option)}>
        <span id={`${name}-label`} className={styles.label}>
          {label}
        </span>
        {description !== undefined && (
          <Text slot="description" className={classNames(styles.description)}>
            {description}
          </Text>
        )}
      </CheckboxButton>
      {error !== undefined && (
        <FieldError elementType="div">
          <FieldErrorText>{error}</FieldErrorText>
        </FieldError>
      )}
    </CheckboxField>
  );
});
