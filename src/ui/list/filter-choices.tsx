import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';
import { SelectField, type SelectOption } from '../form/select-field.tsx';

export interface Filter {
  /** Also the `id` of the control. */
  readonly name: string;
  readonly label: string;
  /** The empty text is the default. */
  readonly value: string;
}

interface ChoiceFilter extends Filter {
  /** Label of the default: "All kinds", "Newest first". */
  readonly ordinary: string;
  readonly options: readonly SelectOption[];
}

export interface FilterChoicesProps<Name extends string> {
  /** Accessible name of the filters: "Filter your readings". */
  readonly label: string;
  readonly choices: readonly (ChoiceFilter & { readonly name: Name })[];
  readonly onChange: (name: Name, value: string) => void;
  /** Number of records, in the words of the page: "12 readings". */
  readonly found: ReactNode;
  /** The list is loading. */
  readonly isBusy: boolean;
  /** Another control, after the choices. */
  readonly children?: ReactNode;
}

/** Filters and order of a list. Each choice takes effect at once; the number of records left is announced. */
export function FilterChoices<Name extends string>({
  label,
  choices,
  onChange,
  found,
  isBusy,
  children,
}: FilterChoicesProps<Name>) {
  return (
    <form role="search" className={styles.bar} aria-label={label} onSubmit={(event) => event.preventDefault()}>
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
      {children}
      <p className={styles.found} role="status">
        {isBusy ? <Trans>Searching…</Trans> : found}
      </p>
    </form>
  );
}
