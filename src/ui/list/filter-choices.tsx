import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { withTexts } from '../../i18n/catalogue.ts';
import { Button } from '../form/button.tsx';
import type { SelectOption } from '../form/select-field.tsx';
import { Icon } from '../layout/icon.tsx';
import { lazy } from '../layout/lazy.ts';
import { useMedia } from '../layout/use-media.ts';
import { isFew } from './few-records.ts';
import styles from './filter-bar.module.css';
import type { FilterSheetProps } from './filter-sheet.tsx';

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
  /** It orders the list: it stands next to the number of records where there is room. */
  readonly isOrder?: boolean;
}

export interface FilterChoicesProps<Name extends string> {
  /** Accessible name of the filters: "Filter your readings". */
  readonly label: string;
  readonly choices: readonly (ChoiceFilter & { readonly name: Name })[];
  readonly onChange: (name: Name, value: string) => void;
  /** Number of records, in the words of the page: "12 readings". */
  readonly found: ReactNode;
  /** Number of records of the list; `null`: unknown, as more follow. */
  readonly total: number | null;
  /** The list is loading. */
  readonly isBusy: boolean;
  /** The other control is set. */
  readonly isSearched?: boolean;
  /** Another control, before the choices. */
  readonly children?: ReactNode;
  /** An action on what was found, next to its number. */
  readonly action?: ReactNode;
}

/** Below this width the choices are in a sheet. */
const NARROW = '(max-width: 39.99rem)';

const FilterSheet = lazy<FilterSheetProps>(
  withTexts('filterSheet', () => import('./filter-sheet.tsx').then(({ FilterSheet: sheet }) => sheet)),
  () => <span data-late="" />,
);

/** Whether a list has filters. They stay, even if records are removed: a control that has the focus does not go away. */
function useHasFilters(total: number | null, isSet: boolean): boolean {
  const isWanted = isSet || !isFew(total);
  const [wasWanted, setWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWanted(true);
  return isWanted || wasWanted;
}

interface ChoiceProps {
  readonly choice: ChoiceFilter;
  readonly onChange: (value: string) => void;
}

/** A choice with its label inside its frame: the browser's own list. */
function Choice({ choice: { name, label, value, ordinary, options }, onChange }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <label className={styles.prefix} htmlFor={name}>
        {label}
      </label>
      <select
        id={name}
        name={name}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{ordinary}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="unfold" className={styles.icon} />
    </div>
  );
}

interface NarrowChoicesProps<Name extends string> extends Pick<
  FilterChoicesProps<Name>,
  'label' | 'choices' | 'onChange' | 'children'
> {
  readonly found: ReactNode;
}

/** On a phone: a button opens the choices in a sheet; each that is set has a button that takes it away. */
function NarrowChoices<Name extends string>({ label, choices, onChange, found, children }: NarrowChoicesProps<Name>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const set = choices.filter(({ value }) => value !== '');
  const { length } = set;
  return (
    <>
      {children}
      <div ref={opener}>
        <Button onPress={() => setOpen(true)}>
          {length === 0 ? <Trans>Filters…</Trans> : <Trans>Filters ({length})…</Trans>}
        </Button>
      </div>
      {length > 0 && (
        <ul className={styles.chips}>
          {set.map((choice) => {
            const words = choice.options.find(({ value }) => value === choice.value)?.label ?? choice.value;
            const subject = choice.label;
            return (
              <li key={choice.name}>
                <Button
                  icon="close"
                  label={t({
                    message: `${words}: remove the filter ${subject}`,
                    comment: 'Button of a filter that is set',
                  })}
                  onPress={() => {
                    // The button goes away with its filter.
                    opener.current?.querySelector('button')?.focus();
                    onChange(choice.name, '');
                  }}
                >
                  {words}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && (
        <FilterSheet
          title={label}
          fields={choices.map(({ name, ordinary, label: words, value, options }) => ({
            label: words,
            value,
            options,
            name,
            unset: ordinary,
            isOptional: true,
            onChange: (value: string) => onChange(name, value),
          }))}
          found={found}
          done={<Trans>Show the list</Trans>}
          clear={<Trans>Clear filters</Trans>}
          onClear={length === 0 ? null : () => set.forEach(({ name }) => onChange(name, ''))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Filters and order of a list. Each choice takes effect at once; the number of records left is announced. */
export function FilterChoices<Name extends string>({
  label,
  choices,
  onChange,
  found,
  total,
  isBusy,
  isSearched = false,
  children,
  action,
}: FilterChoicesProps<Name>) {
  const hasFilters = useHasFilters(total, isSearched || choices.some(({ value }) => value !== ''));
  const isNarrow = useMedia(NARROW);
  const words = isBusy ? <Trans>Searching…</Trans> : found;
  const choicesOf = (isOrder: boolean) =>
    choices
      .filter((choice) => (choice.isOrder ?? false) === isOrder)
      .map((choice) => <Choice key={choice.name} choice={choice} onChange={(value) => onChange(choice.name, value)} />);
  return (
    <div className={styles.head}>
      {hasFilters && (
        <form role="search" className={styles.bar} aria-label={label} onSubmit={(event) => event.preventDefault()}>
          {isNarrow ? (
            <NarrowChoices label={label} choices={choices} onChange={onChange} found={words}>
              {children}
            </NarrowChoices>
          ) : (
            <>
              {children}
              {choicesOf(false)}
            </>
          )}
        </form>
      )}
      <div className={styles.result}>
        <p role="status">{words}</p>
        {hasFilters && !isNarrow && choicesOf(true)}
        {action}
      </div>
    </div>
  );
}
