import type { ReactNode } from 'react';
import { Field, type FieldProps, typedInto } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel';
  /** HTML's autofill token: `email`, `organization`, … */
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel';
  /** How many characters the value usually has: the field is as wide. */
  readonly size?: number;
  /** What stands before every value: a currency, a protocol. */
  readonly prefix?: ReactNode;
}

/** One line of text. */
export function TextField({ size = 28, prefix, type = 'text', autoComplete, inputMode, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.control}>
          {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
          <input
            {...wiring}
            {...typedInto(field)}
            className={styles.input}
            type={type}
            autoComplete={autoComplete}
            inputMode={inputMode}
            size={size}
            spellCheck={type === 'email' ? 'false' : undefined}
          />
        </div>
      )}
    </Field>
  );
}
