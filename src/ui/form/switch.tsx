import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../layout/class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import styles from './switch.module.css';
import { memoControl } from './memo-control.tsx';

export interface SwitchProps {
  /** `id` of the control, and prefix of the `id`s of its parts. */
  readonly id: string;
  /** Names the setting; the same words whether it is on or off. */
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** Says why switching failed; `undefined` while it has not. */
  readonly error?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that takes effect at once. A `Checkbox` takes effect when its form is submitted. */
export const Switch = memoControl(function Switch({ id, label, description, error, isOn, onChange }: SwitchProps) {
  return (
    <SwitchField
      id={id}
      isSelected={isOn}
      onChange={onChange}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      aria-labelledby={`${id}-label`}
    >
      <SwitchButton className={classNames(styles.option)}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {description !== undefined && (
          <Text slot="description" className={classNames(styles.description)}>
            {description}
          </Text>
        )}
      </SwitchButton>
      {error !== undefined && (
        <FieldError elementType="div" className={classNames(styles.error)}>
          <FieldErrorText>{error}</FieldErrorText>
        </FieldError>
      )}
    </SwitchField>
  );
});
