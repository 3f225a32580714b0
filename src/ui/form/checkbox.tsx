import type { ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from '../layout/class-names.ts';
import { FieldErrorText } from './field-error.tsx';

export interface CheckboxProps {
  /** Also the `id` of the input, for the links of an `ErrorSummary`. */
  readonly name: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** What is wrong and what to do; `undefined` while nothing is. */
  readonly error?: ReactNode;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly isReadOnly?: boolean;
}

/** One thing to agree to or not. Several that belong together are a `CheckboxList`. */
export function Checkbox({ name, label, description, error, isChosen, onChange, isReadOnly = false }: CheckboxProps) {
  const described = [description !== undefined && `${name}-description`, error !== undefined && `${name}-error`].filter(
    Boolean,
  );
  return (
    <div className={classNames(error !== undefined && styles.invalid)}>
      <label className={styles.option}>
        <input
          className={styles.input}
          type="checkbox"
          id={name}
          name={name}
          checked={isChosen}
          disabled={isReadOnly}
          aria-labelledby={`${name}-label`}
          aria-invalid={error !== undefined || undefined}
          {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span id={`${name}-label`} className={styles.label}>
          {label}
        </span>
        {description !== undefined && (
          <span id={`${name}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </label>
      {error !== undefined && (
        <div id={`${name}-error`}>
          <FieldErrorText>{error}</FieldErrorText>
        </div>
      )}
    </div>
  );
}
