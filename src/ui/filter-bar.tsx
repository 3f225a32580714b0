import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './filter-bar.module.css';
import { SelectField, type SelectOption } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** How long nothing must be typed before the list is asked for, in milliseconds. */
const TYPING_PAUSE = 300;

interface Filter {
  /** Also the `id` of the control. */
  readonly name: string;
  readonly label: string;
  /** Empty text is the ordinary case. */
  readonly value: string;
}

interface ChoiceFilter extends Filter {
  /** What the ordinary case is called: "All kinds", "Newest first". */
  readonly ordinary: string;
  readonly options: readonly SelectOption[];
}

interface FilterBarProps<Name extends string> {
  /** What the filters are for: "Filter your readings". */
  readonly label: string;
  readonly choices: readonly (ChoiceFilter & { readonly name: Name })[];
  readonly search?: Filter & { readonly name: Name };
  readonly onChange: (name: Name, value: string) => void;
  /** How many records there are, in the words of the page: "12 readings". */
  readonly found: ReactNode;
  /** The list is being asked for: there are about to be others. */
  readonly isBusy: boolean;
}

interface SearchProps extends Filter {
  readonly onChange: (value: string) => void;
}

/** A text that is told once nothing more is typed, or at once with Enter. */
function Search({ name, label, value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useEffectEvent(onChange);
  // Back, Forward or a link have set another text.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const text = typed.trim();
    if (text === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = text;
      tell(text);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return <TextField name={name} label={label} value={typed} onChange={setTyped} size={24} isOptional />;
}

/** What a list is narrowed and ordered by. Each control takes effect at once; how many records are left is announced. */
export function FilterBar<Name extends string>({
  label,
  choices,
  search,
  onChange,
  found,
  isBusy,
}: FilterBarProps<Name>) {
  return (
    <form
      role="search"
      className={styles.bar}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = search && new FormData(event.currentTarget).get(search.name);
        if (search && typeof typed === 'string') onChange(search.name, typed.trim());
      }}
    >
      <div className={styles.choices}>
        {choices.map(({ name, ordinary, ...choice }) => (
          <SelectField
            key={name}
            {...choice}
            name={name}
            unset={ordinary}
            onChange={(value) => onChange(name, value)}
            isOptional
          />
        ))}
      </div>
      {search && <Search {...search} onChange={(value) => onChange(search.name, value)} />}
      <p className={styles.found} role="status">
        {isBusy ? <Trans>Searching…</Trans> : found}
      </p>
    </form>
  );
}
