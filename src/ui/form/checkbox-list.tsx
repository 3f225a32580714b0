import { OptionGroup, type OptionListProps } from './option-list.tsx';

export interface CheckboxListProps<Value extends string | number> extends OptionListProps<Value> {
  readonly chosen: readonly Value[];
  /** The chosen values, in the order of the options. */
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Any number of some options. */
export function CheckboxList<Value extends string | number>({ chosen, onChange, ...list }: CheckboxListProps<Value>) {
  const isChosen = new Set(chosen);
  const toggled = (value: Value): readonly Value[] =>
    list.options.map((option) => option.value).filter((each) => isChosen.has(each) !== (each === value));
  return (
    <OptionGroup
      {...list}
      type="checkbox"
      isChosen={(value) => isChosen.has(value)}
      onToggle={(value) => onChange(toggled(value))}
    />
  );
}
