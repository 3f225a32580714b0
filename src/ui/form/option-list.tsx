import type { ReactNode } from 'react';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { Actions } from './actions.tsx';
import { Amount, type AmountValue } from '../text/amount.tsx';
import { classNames } from '../layout/class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import { useFirstFew } from '../list/first-few.tsx';
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

interface OptionRowProps {
  readonly option: Option<string | number>;
  /** Its place among all options. */
  readonly index: number;
  readonly type: 'checkbox' | 'radio';
  /** Name of the list. */
  readonly list: string;
  readonly isChosen: boolean;
  readonly onToggle: (index: number) => void;
}

/** Of more options than this, those far from the window are not laid out. */
const MANY = 50;

/** So many are drawn of a thousand. */
const FIRST = 30;

/** One option: called by its label alone; what it costs and what is said of it is its description. */
function OptionRowView({ option: told, index, type, list, isChosen, onToggle }: OptionRowProps) {
  const { value, label, description, amount, beside } = told;
  const name = type === 'radio' ? list : `${list}-${value}`;
  const id = index === 0 ? list : `${list}-${value}`;
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
        onChange={() => onToggle(index)}
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
 * An option is drawn again only where it is another one, or chosen otherwise. Told in as few words as can be: of a thousand
 * options each is compared whenever one is chosen.
 */
const OptionRow = memo(
  OptionRowView,
  (before, after) =>
    before.option === after.option &&
    before.isChosen === after.isChosen &&
    before.index === after.index &&
    before.list === after.list &&
    before.type === after.type &&
    before.onToggle === after.onToggle,
);

/** The same function for good, which does what the present one does. */
function useStable(act: (index: number) => void): (index: number) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((index) => latest.current(index), []);
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
  const toggle = useStable((index) => {
    const option = options[index];
    if (option) onToggle(option.value);
  });
  const { shown, fold } = useFirstFew(options, FIRST);
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
      <div className={classNames(styles.options, shown.length > MANY && styles.many)}>
        {[...new Set(shown.map(({ group }) => group))].map((group) => {
          const members = [...shown.entries()].filter(([, option]) => option.group === group);
          const rows = members.map(([index, option]) => (
            <OptionRow
              key={option.value}
              option={option}
              index={index}
              type={type}
              list={name}
              isChosen={isChosen(option.value)}
              onToggle={toggle}
            />
          ));
          if (group === undefined) return rows;
          const headingId = `${name}-${members[0]?.[1].value}-group`;
          return (
            <div key={group} role="group" aria-labelledby={headingId}>
              <p id={headingId} className={styles.heading}>
                {group}
              </p>
              {rows}
            </div>
          );
        })}
      </div>
      {fold && <Actions>{fold}</Actions>}
    </fieldset>
  );
}
