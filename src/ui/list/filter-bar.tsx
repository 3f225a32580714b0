import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components/SearchField';
import { classNames } from '../layout/class-names.ts';
import styles from './filter-bar.module.css';
import type { Filter, FilterChoicesProps } from './filter-choices.tsx';
import { FilterChoices } from './filter-choices.tsx';

/** Pause in typing after which the list is requested, in milliseconds. */
const TYPING_PAUSE = 300;

interface SearchProps extends Filter {
  readonly onChange: (value: string) => void;
}

/** A search text: `onChange` is debounced, and immediate with Enter; Escape clears it in every browser. */
function Search({ name, label, value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const lastSent = useRef(value);
  const tell = useEffectEvent(onChange);
  // Back, Forward or a link have set another text.
  useEffect(() => {
    if (value === lastSent.current) return;
    lastSent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const text = typed.trim();
    if (text === lastSent.current) return undefined;
    const timer = setTimeout(() => {
      lastSent.current = text;
      tell(text);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      id={name}
      name={name}
      className={classNames(styles.search)}
      value={typed}
      onChange={setTyped}
      onSubmit={(text) => onChange(text.trim())}
    >
      <Label className={classNames(styles.prefix)}>{label}</Label>
      <Input className={classNames(styles.input)} />
    </SearchField>
  );
}

export interface FilterBarProps<Name extends string> extends Omit<FilterChoicesProps<Name>, 'children' | 'isSearched'> {
  readonly search?: Filter & { readonly name: Name };
}

/** Filters and a search field. For a list without search, `FilterChoices` loads less code. */
export function FilterBar<Name extends string>({ search, ...bar }: FilterBarProps<Name>) {
  return (
    <FilterChoices {...bar} isSearched={search !== undefined && search.value !== ''}>
      {search && <Search {...search} onChange={(value) => bar.onChange(search.name, value)} />}
    </FilterChoices>
  );
}
