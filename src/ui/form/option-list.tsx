import type { ReactNode } from 'react';
import { memo } from 'react';
import isEqual from 'react-fast-compare';
import { Checkbox } from 'react-aria-components/Checkbox';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Actions } from './actions.tsx';
import { classNames } from '../layout/class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import styles from './option-list.module.css';
import { type Option, optionParts, type OptionRowProps } from './option-parts.tsx';

export interface OptionListProps<Value extends string | number> {
  /** Also the `id` of the first option, for the links of an `ErrorSummary`. */
  readonly name: string;
  readonly legend: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly Option<Value>[];
  readonly isReadOnly?: boolean;
  /** Side by side where there is room: groups in `cards`, or rows in `columns`. */
  readonly arrangement?: 'cards' | 'columns' | undefined;
}

/** Of more options than this, those far from the window are not laid out. */
const MANY = 50;

interface CheckboxRowProps extends OptionRowProps {
  readonly isChosen: boolean;
  readonly onToggle: (index: number) => void;
}

/** An option of any number of them. */
export const CheckboxRow = memo(function CheckboxRow({ isChosen, onToggle, ...row }: CheckboxRowProps) {
  const { props, content } = optionParts(row);
  return (
    <>
      <Checkbox
        {...props}
        name={`${row.list}-${row.option.value}`}
        isSelected={isChosen}
        isDisabled={row.isReadOnly}
        onChange={() => onToggle(row.index)}
      >
        {content}
      </Checkbox>
      {row.option.aside && <div className={styles.aside}>{row.option.aside}</div>}
    </>
  );
}, isEqual);

interface OptionRowsProps<Value extends string | number> extends Pick<OptionListProps<Value>, 'arrangement'> {
  /** Name of the list. */
  readonly name: string;
  readonly shown: readonly Option<Value>[];
  readonly fold: ReactNode;
  readonly renderRow: (option: Option<Value>, index: number) => ReactNode;
}

/** Options as rows, each wholly clickable, those of one heading in a group of their own. */
export function OptionRows<Value extends string | number>({
  name,
  arrangement,
  shown,
  fold,
  renderRow,
}: OptionRowsProps<Value>) {
  return (
    <>
      <div
        className={classNames(styles.options, arrangement && styles[arrangement], shown.length > MANY && styles.many)}
      >
        {[...new Set(shown.map(({ group }) => group))].map((group) => {
          const members = [...shown.entries()].filter(([, option]) => option.group === group);
          const rows = members.map(([index, option]) => renderRow(option, index));
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
    </>
  );
}

interface OptionGroupPartsProps extends Pick<OptionListProps<string>, 'legend' | 'help' | 'error'> {
  readonly children: ReactNode;
}

/** Legend, help, error and options of a react-aria group, which associates them with each other. */
export function OptionGroupParts({ legend, help, error, children }: OptionGroupPartsProps) {
  return (
    <>
      <Label className={classNames(styles.legend)}>{legend}</Label>
      {help !== undefined && (
        <Text slot="description" elementType="p" className={classNames(styles.help)}>
          {help}
        </Text>
      )}
      {error !== undefined && (
        <FieldError elementType="div">
          <FieldErrorText>{error}</FieldErrorText>
        </FieldError>
      )}
      {children}
    </>
  );
}
