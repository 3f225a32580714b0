import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../layout/class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import styles from './switch.module.css';
import { memoControl } from './memo-control.tsx';

export interface SwitchProps {
  /** Of the control; what belongs to it has ids that begin so. */
  readonly id: string;
  /** What is on or off; the same words in both cases. */
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** Why it could not be switched; `undefined` while it could. */
  readonly error?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off at once, without a button to confirm it. What waits for a button is a `Checkbox`. */
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
