import { Trans } from '@lingui/react/macro';
import { classNames } from '../layout/class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './field.module.css';
import { Icon } from '../layout/icon.tsx';
import selectStyles from './select-field.module.css';
import { memoControl } from './memo-control.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldProps {
  /** In the order in which they are read. Empty text is no choice: it has a line of its own. */
  readonly options: readonly SelectOption[];
  /** Label of the empty option where it is a choice like the others: "All kinds". */
  readonly unset?: string;
  /** HTML's autofill token: `country`, `honorific-prefix`, … */
  readonly autoComplete?: string;
}

/** One of many options: the browser's own list, which every phone and every assistive tool knows how to show. */
export const SelectField = memoControl(function SelectField({
  name,
  label,
  help,
  error,
  value,
  onChange,
  options,
  unset,
  autoComplete,
  isReadOnly = false,
  isOptional = false,
}: SelectFieldProps) {
  const isInvalid = error !== undefined;
  const described = [help !== undefined && `${name}-help`, isInvalid && `${name}-error`].filter(Boolean);
  return (
    <div className={styles.field} {...(isInvalid && { 'data-invalid': '' })}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      {help !== undefined && (
        <span id={`${name}-help`} className={styles.help}>
          {help}
        </span>
      )}
      <div className={classNames(styles.control, selectStyles.control)}>
        <select
          id={name}
          name={name}
          className={classNames(styles.input, selectStyles.select)}
          value={value}
          autoComplete={autoComplete}
          disabled={isReadOnly}
          required={!isOptional}
          {...(isInvalid && { 'aria-invalid': true })}
          {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{unset ?? (isOptional ? <Trans>Not specified</Trans> : <Trans>Select…</Trans>)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="unfold" className={selectStyles.icon} />
      </div>
      {isInvalid && (
        <div id={`${name}-error`}>
          <FieldErrorText>{error}</FieldErrorText>
        </div>
      )}
    </div>
  );
});
