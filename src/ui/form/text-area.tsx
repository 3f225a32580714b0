import { TextArea as AriaTextArea, TextField } from 'react-aria-components/TextField';
import { classNames } from '../layout/class-names.ts';
import { FieldParts } from './field.tsx';
import { ariaFieldProps, type FieldProps } from './field-props.ts';
import styles from './field.module.css';
import { memoControl } from './memo-control.tsx';

export interface TextAreaProps extends FieldProps {
  /** Its height, in lines. */
  readonly rows?: number;
}

/** Several lines of text; grows with them. */
export const TextArea = memoControl(function TextArea({
  label,
  help,
  error,
  value,
  onChange,
  rows = 6,
  ...field
}: TextAreaProps) {
  return (
    <TextField
      {...ariaFieldProps({ ...field, error })}
      className={classNames(styles.field, styles.wide)}
      value={value}
      onChange={onChange}
    >
      <FieldParts label={label} help={help} error={error}>
        <div className={classNames(styles.control, styles.wide)}>
          <AriaTextArea className={classNames(styles.input, styles.area)} rows={rows} />
        </div>
      </FieldParts>
    </TextField>
  );
});
