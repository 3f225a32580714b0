import { Trans } from '@lingui/react/macro';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import selectStyles from './select-field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldProps {
  /** In the order in which they are read. Empty text is no choice: it has a line of its own. */
  readonly options: readonly SelectOption[];
  /** What no choice is called where it is one like the others: "All kinds". */
  readonly unset?: string;
  /** HTML's autofill token: `country`, `honorific-prefix`, … */
  readonly autoComplete?: string;
}

/** One of many options: the browser's own list, which every phone and every assistive tool knows how to show. */
export function SelectField({
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
  return (
    <Field {...{ name, label, help, error }}>
      {(wiring) => (
        <div className={classNames(styles.control, selectStyles.control)}>
          <select
            {...wiring}
            className={classNames(styles.input, selectStyles.select)}
            value={value}
            autoComplete={autoComplete}
            disabled={isReadOnly}
            required={!isOptional}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{unset ?? (isOptional ? <Trans>Not said</Trans> : <Trans>Select…</Trans>)}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="unfold" className={selectStyles.icon} />
        </div>
      )}
    </Field>
  );
}
