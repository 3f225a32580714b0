import { useId } from 'react';
import lists from './lists.module.css';
import type { WordChoice } from './word-choice.ts';
import { catalogues, keysOf, ratios, uses } from './word-choice.ts';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, title: string])[];
  readonly onChoose: (value: Value) => void;
}

function Select<Value extends string>({ label, value, options, onChoose }: SelectProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {options.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

interface WordFiltersProps {
  readonly choice: WordChoice;
  readonly charts: readonly string[];
  readonly onChoose: (changed: Partial<WordChoice>) => void;
}

/** What the list of words is narrowed by. */
export function WordFilters({ choice, charts, onChoose }: WordFiltersProps) {
  const id = useId();
  return (
    <search className={lists['filters']}>
      <div>
        <label htmlFor={id}>Words</label>
        <input
          id={id}
          type="search"
          value={choice.words}
          onChange={({ target }) => onChoose({ words: target.value })}
        />
      </div>
      <Select
        label="Page"
        value={choice.page}
        options={[['', 'All pages'], ...charts.map((title) => [title, title] as const)]}
        onChoose={(page) => onChoose({ page })}
      />
      <Select
        label="Catalogue"
        value={choice.catalogue}
        options={keysOf(catalogues).map((name) => [name, catalogues[name]])}
        onChoose={(catalogue) => onChoose({ catalogue })}
      />
      <Select
        label="Length"
        value={choice.ratio}
        options={keysOf(ratios).map((name) => [name, ratios[name].title])}
        onChoose={(ratio) => onChoose({ ratio })}
      />
      <Select
        label="Use"
        value={choice.use}
        options={keysOf(uses).map((name) => [name, uses[name].title])}
        onChoose={(use) => onChoose({ use })}
      />
    </search>
  );
}
