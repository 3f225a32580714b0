import { TextArea as AriaTextArea, TextField } from 'react-aria-components/TextField';
import { classNames } from '../layout/class-names.ts';
import { ariaFieldProps, FieldParts, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import { memoControl } from './memo-control.tsx';

/** Several lines of text; grows with them. */
export const TextArea = memoControl(function TextArea({ label, help, error, value, onChange, ...field }: FieldProps) {
  return (
    <TextField
      {...ariaFieldProps({ ...field, error })}
      className={classNames(styles.field, styles.wide)}
      value={value}
      onChange={onChange}
    >
      <FieldParts label={label} help={help} error={error}>
        <div className={classNames(styles.control, styles.wide)}>
          <AriaTextArea className={classNames(styles.input, styles.area)} rows={6} />
        </div>
      </FieldParts>
    </TextField>
  );
});
