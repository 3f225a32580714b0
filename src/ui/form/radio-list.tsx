import { OptionGroup, type OptionListProps } from './option-list.tsx';

export interface RadioListProps<Value extends string | number> extends OptionListProps<Value> {
  readonly chosen: Value | null;
  readonly onChange: (chosen: Value) => void;
}

/** One of some options. */
export function RadioList<Value extends string | number>({ chosen, onChange, ...list }: RadioListProps<Value>) {
  return <OptionGroup {...list} type="radio" isChosen={(value) => value === chosen} onToggle={onChange} />;
}
