import type { ReactNode } from 'react';
import { Amount, type AmountValue } from './amount.tsx';
import { classNames } from './class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import styles from './option-list.module.css';

export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly amount?: AmountValue;
  /** What can be done about it but choosing it: links, which stand outside what a click chooses. */
  readonly beside?: ReactNode;
  /** Heading under which the option stands: those of one heading are a group of their own. */
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

interface OptionRowProps<Value extends string | number> extends Option<Value> {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly id: string;
  readonly isChosen: boolean;
  readonly onToggle: (value: Value) => void;
}

/** One option: called by its label alone; what it costs and what is said of it is its description. */
function OptionRow<Value extends string | number>({
  value,
  label,
  description,
  amount,
  beside,
  type,
  name,
  id,
  isChosen,
  onToggle,
}: OptionRowProps<Value>) {
  const described = [amount && `${id}-amount`, description !== undefined && `${id}-description`].filter(Boolean);
  const option = (
    <label className={styles.option}>
      <input
        className={styles.input}
        type={type}
        name={name}
        id={id}
        value={value}
        checked={isChosen}
        aria-labelledby={`${id}-label`}
        {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
        onChange={() => onToggle(value)}
      />
      <span className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {amount && (
          <span id={`${id}-amount`} className={styles.amount}>
            <Amount value={amount} />
          </span>
        )}
      </span>
      {description !== undefined && (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
    </label>
  );
  if (!beside) return option;
  return (
    <>
      {option}
      <div className={styles.beside}>{beside}</div>
    </>
  );
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
        {Array.from(
          Map.groupBy(options, ({ group }) => group),
          ([group, members]) => {
            const rows = members.map((option) => (
              <OptionRow
                key={option.value}
                {...option}
                type={type}
                name={type === 'radio' ? name : `${name}-${option.value}`}
                id={option === options[0] ? name : `${name}-${option.value}`}
                isChosen={isChosen(option.value)}
                onToggle={onToggle}
              />
            ));
            if (group === undefined) return rows;
            const headingId = `${name}-${members[0]?.value}-group`;
            return (
              <div key={group} role="group" aria-labelledby={headingId}>
                <p id={headingId} className={styles.heading}>
                  {group}
                </p>
                {rows}
              </div>
            );
          },
        )}
      </div>
    </fieldset>
  );
}
