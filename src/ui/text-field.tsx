import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

interface TextFieldProps extends FieldProps {
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
export function TextField({ size = 28, prefix, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      <div className={styles.control}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        <Input
          className={classNames(styles.input)}
          size={size}
          spellCheck={field.type === 'email' ? 'false' : undefined}
        />
      </div>
    </Field>
  );
}
