import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../layout/class-names.ts';
import { FieldParts } from './field.tsx';
import { ariaFieldProps, type FieldProps } from './field-props.ts';
import styles from './field.module.css';
import { memoControl } from './memo-control.tsx';

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel';
  /** HTML's autofill token: `email`, `organization`, … */
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel';
  /** How many characters a short value has: the field is as wide. All others have the same width. */
  readonly size?: number;
}

/** One line of text. */
export const TextField = memoControl(function TextField({
  size,
  type = 'text',
  autoComplete,
  inputMode,
  label,
  help,
  error,
  value,
  onChange,
  ...field
}: TextFieldProps) {
  return (
    <AriaTextField
      {...ariaFieldProps({ ...field, error })}
      className={classNames(styles.field)}
      value={value}
      onChange={onChange}
      type={type}
      {...(autoComplete !== undefined && { autoComplete })}
      {...(inputMode !== undefined && { inputMode })}
      {...(type === 'email' && { spellCheck: 'false' })}
    >
      <FieldParts label={label} help={help} error={error}>
        <div className={classNames(styles.control, size === undefined && styles.whole)}>
          <Input className={classNames(styles.input)} {...(size !== undefined && { size })} />
        </div>
      </FieldParts>
    </AriaTextField>
  );
});
