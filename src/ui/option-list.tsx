import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { Amount, type AmountValue } from './amount.tsx';
import { classNames } from './class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import styles from './option-list.module.css';

export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly amount?: AmountValue;
  /** Heading under which the option stands; options of one heading follow one another. */
  readonly group?: string;
}

export interface OptionListProps<Value extends string | number> {
  /** Also the `id` of the first option, for the links of an `ErrorSummary`. */
  readonly name: string;
  readonly legend: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly Option<Value>[];
  readonly isReadOnly?: boolean;
}

interface OptionGroupProps<Value extends string | number> extends OptionListProps<Value> {
  readonly type: 'checkbox' | 'radio';
  readonly isChosen: (value: Value) => boolean;
  readonly onToggle: (value: Value) => void;
}

/**
 * Options as rows of one list, each wholly clickable. Native inputs in a native group: what browsers, forced colours and
 * assistive tools know best.
 */
export function OptionGroup<Value extends string | number>({
  name,
  legend,
  help,
  error,
  options,
  isReadOnly = false,
  type,
  isChosen,
  onToggle,
}: OptionGroupProps<Value>) {
  const described = [help !== undefined && `${name}-help`, error !== undefined && `${name}-error`].filter(Boolean);
  return (
    <fieldset
      className={classNames(styles.group, error !== undefined && styles.invalid)}
      disabled={isReadOnly}
      {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
    >
      <legend className={styles.legend}>{legend}</legend>
      {help !== undefined && (
        <p id={`${name}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <div id={`${name}-error`}>
          <FieldErrorText>{error}</FieldErrorText>
        </div>
      )}
      <div className={styles.options}>
        {options.map(({ value, label, description, amount, group }, index) => (
          <Fragment key={value}>
            {group !== undefined && group !== options[index - 1]?.group && <p className={styles.heading}>{group}</p>}
            <label className={styles.option}>
              <input
                className={styles.input}
                type={type}
                name={type === 'radio' ? name : `${name}-${value}`}
                id={index === 0 ? name : `${name}-${value}`}
                value={value}
                checked={isChosen(value)}
                onChange={() => onToggle(value)}
              />
              <span className={styles.head}>
                <span className={styles.label}>{label}</span>
                {amount && (
                  <span className={styles.amount}>
                    <Amount value={amount} />
                  </span>
                )}
              </span>
              {description !== undefined && <span className={styles.description}>{description}</span>}
            </label>
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
