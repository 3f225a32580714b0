import type { ReactNode } from 'react';
import { FieldErrorText } from './field-error.tsx';
import styles from './switch.module.css';

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
export function Switch({ id, label, description, error, isOn, onChange }: SwitchProps) {
  const described = [description !== undefined && `${id}-description`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return (
    <>
      <label className={styles.option}>
        <input
          className={styles.switch}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- The box's own state says it; ARIA forbids both.
          role="switch"
          id={id}
          checked={isOn}
          aria-labelledby={`${id}-label`}
          {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </label>
      {error !== undefined && (
        <div id={`${id}-error`} className={styles.error}>
          <FieldErrorText>{error}</FieldErrorText>
        </div>
      )}
    </>
  );
}
