import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../layout/class-names.ts';
import { FieldParts } from './field.tsx';
import { ariaFieldProps, type FieldProps } from './field-props.ts';
import fieldStyles from './field.module.css';
import styles from './radio-field.module.css';
import { memoControl } from './memo-control.tsx';

export interface RadioFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
}

/** One of a few short answers, side by side, among fields that are typed into. Answers with descriptions are a `RadioList`. */
export const RadioField = memoControl(function RadioField({
  label,
  help,
  error,
  value,
  onChange,
  options,
  isReadOnly = false,
  ...field
}: RadioFieldProps) {
  const { id: _, ...props } = ariaFieldProps({ ...field, error });
  return (
    <RadioGroup
      {...props}
      className={classNames(fieldStyles.field)}
      orientation="horizontal"
      isDisabled={isReadOnly}
      value={options.some((option) => option.value === value) ? value : null}
      onChange={onChange}
    >
      <FieldParts label={label} help={help} error={error}>
        <div className={classNames(styles.choices, error !== undefined && styles.invalid)}>
          {options.map((option, index) => (
            // The summary of errors leads to the first one.
            <Radio
              key={option.value}
              id={index === 0 ? field.name : `${field.name}-${option.value}`}
              value={option.value}
              className={classNames(styles.option)}
            >
              {option.label}
            </Radio>
          ))}
        </div>
      </FieldParts>
    </RadioGroup>
  );
});
