import { classNames } from '../layout/class-names.ts';
import { Field, type FieldProps, typedInto } from './field.tsx';
import styles from './field.module.css';

/** Several lines of text; grows with them. */
export function TextArea(field: FieldProps) {
  return (
    <Field {...field} isWide>
      {(wiring) => (
        <div className={classNames(styles.control, styles.wide)}>
          <textarea {...wiring} {...typedInto(field)} className={classNames(styles.input, styles.area)} rows={6} />
        </div>
      )}
    </Field>
  );
}
