import { Trans } from '@lingui/react/macro';
import { memo, useDeferredValue } from 'react';
import { classNames } from '../layout/class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import type { FieldProps } from './field.tsx';
import styles from './field.module.css';
import { Icon } from '../layout/icon.tsx';
import selectStyles from './select-field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldProps {
  /** In the order in which they are read. Empty text is no choice: it has a line of its own. */
  readonly options: readonly SelectOption[];
  /** What no choice is called where it is one like the others: "All kinds". */
  readonly unset?: string;
  /** HTML's autofill token: `country`, `honorific-prefix`, … */
  readonly autoComplete?: string;
}

/** Of more options than this, most are drawn once the page is to be seen: nobody can choose before. */
const MANY = 50;

/** What is drawn of many options at first: what is chosen, and the longest, which gives the field its width. */
function firstOf(options: readonly SelectOption[], value: string): readonly SelectOption[] {
  const longest = Math.max(...options.map(({ label }) => label.length));
  return options.filter((option) => option.value === value || option.label.length === longest);
}

/** The options, drawn again only where they are others. */
const Options = memo(function Options({ options }: { readonly options: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
});

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
  const areAllDrawn = useDeferredValue(true, options.length <= MANY);
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
          <option value="">{unset ?? (isOptional ? <Trans>Not said</Trans> : <Trans>Select…</Trans>)}</option>
          <Options options={areAllDrawn ? options : firstOf(options, value)} />
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
}
