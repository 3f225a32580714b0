import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components/SearchField';
import { classNames } from '../layout/class-names.ts';
import styles from '../form/field.module.css';
import type { Filter, FilterChoicesProps } from './filter-choices.tsx';
import { FilterChoices } from './filter-choices.tsx';

/** How long nothing must be typed before the list is asked for, in milliseconds. */
const TYPING_PAUSE = 300;

interface SearchProps extends Filter {
  readonly onChange: (value: string) => void;
}

/** A text that is told once nothing more is typed, or at once with Enter; Escape takes it away in every browser. */
function Search({ name, label, value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const received = useRef(value);
  const tell = useEffectEvent(onChange);
  // Back, Forward or a link have set another text.
  useEffect(() => {
    if (value === received.current) return;
    received.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const text = typed.trim();
    if (text === received.current) return undefined;
    const timer = setTimeout(() => {
      received.current = text;
      tell(text);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      id={name}
      name={name}
      className={classNames(styles.field)}
      value={typed}
      onChange={setTyped}
      onSubmit={(text) => onChange(text.trim())}
    >
      <Label className={classNames(styles.label)}>{label}</Label>
      <div className={styles.control}>
        <Input className={classNames(styles.input)} size={24} />
      </div>
    </SearchField>
  );
}

export interface FilterBarProps<Name extends string> extends Omit<FilterChoicesProps<Name>, 'children'> {
  readonly search?: Filter & { readonly name: Name };
}

/** Choices, and words that are searched for. Where nothing is, `FilterChoices` are lighter. */
export function FilterBar<Name extends string>({ search, ...bar }: FilterBarProps<Name>) {
  return (
    <FilterChoices {...bar}>
      {search && <Search {...search} onChange={(value) => bar.onChange(search.name, value)} />}
    </FilterChoices>
  );
}
