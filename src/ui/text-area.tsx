import { TextArea as AriaTextArea } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

/** Several lines of text; grows with them. */
export function TextArea(field: FieldProps) {
  return (
    <Field {...field} isWide>
      <div className={classNames(styles.control, styles.wide)}>
        <AriaTextArea className={classNames(styles.input, styles.area)} rows={6} />
      </div>
    </Field>
  );
}
