import { CheckboxGroup, CheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import { CheckboxRow, OptionGroupParts, type OptionListProps, OptionRows } from './option-list.tsx';
import { FIRST_OPTIONS, groupClassNames } from './option-groups.ts';
import { useTruncatedList } from '../list/truncated-list.tsx';
import { memoControl, useStable } from './memo-control.tsx';

export interface CheckboxListProps<Value extends string | number> extends OptionListProps<Value> {
  readonly chosen: readonly Value[];
  /** The chosen values, in the order of the options. */
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Any number of some options. */
export const CheckboxList = memoControl(function CheckboxList<Value extends string | number>({
  name,
  legend,
  help,
  error,
  options,
  isReadOnly = false,
  arrangement,
  chosen,
  onChange,
}: CheckboxListProps<Value>) {
  const visible = useTruncatedList(options, FIRST_OPTIONS);
  const isChosen = new Set(chosen);
  const toggle = useStable((index: number) => {
    const toggled = options[index]?.value;
    onChange(options.map(({ value }) => value).filter((value) => isChosen.has(value) !== (value === toggled)));
  });
  return (
    <CheckboxGroup
      className={groupClassNames(error)}
      isDisabled={isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <OptionGroupParts legend={legend} help={help} error={error}>
        {/* Boxes that read the group's state would all render when one of a thousand is ticked. */}
        <CheckboxGroupStateContext value={null}>
          <OptionRows
            name={name}
            arrangement={arrangement}
            {...visible}
            renderRow={(option, index) => (
              <CheckboxRow
                key={option.value}
                option={option}
                index={index}
                list={name}
                isReadOnly={isReadOnly}
                isChosen={isChosen.has(option.value)}
                onToggle={toggle}
              />
            )}
          />
        </CheckboxGroupStateContext>
      </OptionGroupParts>
    </CheckboxGroup>
  );
});
