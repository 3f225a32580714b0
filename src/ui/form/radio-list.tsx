import { memo } from 'react';
import isEqual from 'react-fast-compare';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { OptionGroupParts, type OptionListProps, OptionRows } from './option-list.tsx';
import { FIRST_OPTIONS, groupClassNames } from './option-groups.ts';
import styles from './option-list.module.css';
import { optionParts, type OptionRowProps } from './option-parts.tsx';
import { memoControl } from './memo-control.tsx';
import { useTruncatedList } from '../list/truncated-list.tsx';

/** An option of which one is chosen. */
const RadioRow = memo(function RadioRow(row: OptionRowProps) {
  const { props, content } = optionParts(row);
  return (
    <>
      <Radio {...props} isDisabled={row.isReadOnly}>
        {content}
      </Radio>
      {row.option.aside && <div className={styles.aside}>{row.option.aside}</div>}
    </>
  );
}, isEqual);

export interface RadioListProps<Value extends string | number> extends OptionListProps<Value> {
  readonly chosen: Value | null;
  readonly onChange: (chosen: Value) => void;
}

/** One of some options. */
export const RadioList = memoControl(function RadioList<Value extends string | number>({
  name,
  legend,
  help,
  error,
  options,
  isReadOnly = false,
  arrangement,
  chosen,
  onChange,
}: RadioListProps<Value>) {
  const visible = useTruncatedList(options, FIRST_OPTIONS);
  const isShown = visible.shown.some(({ value }) => value === chosen);
  return (
    <RadioGroup
      name={name}
      className={groupClassNames(error)}
      // With a value that no option shown has, the keyboard would reach none of them.
      value={isShown ? String(chosen) : null}
      onChange={(text) => {
        const option = options.find(({ value }) => String(value) === text);
        if (option) onChange(option.value);
      }}
      isDisabled={isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <OptionGroupParts legend={legend} help={help} error={error}>
        <OptionRows
          name={name}
          arrangement={arrangement}
          {...visible}
          renderRow={(option, index) => (
            <RadioRow key={option.value} option={option} index={index} list={name} isReadOnly={isReadOnly} />
          )}
        />
      </OptionGroupParts>
    </RadioGroup>
  );
});
