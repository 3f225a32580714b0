import { useId } from 'react';
import styles from './storyboard-page.module.css';

interface ChoiceProps<Value> {
  readonly title: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few values. */
export function Choice<Value extends string | number>({ title, values, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {value}
        </label>
      ))}
    </fieldset>
  );
}

interface ChoicesProps<Value> {
  readonly title: string;
  readonly values: readonly Value[];
  readonly chosen: readonly Value[];
  readonly onChoose: (values: readonly Value[]) => void;
}

/** Some of a few values, at least one. */
export function Choices<Value extends string>({ title, values, chosen, onChoose }: ChoicesProps<Value>) {
  const toggle = (value: Value): void => {
    const next = values.filter((each) => chosen.includes(each) !== (each === value));
    if (next.length > 0) onChoose(next);
  };
  return (
    <fieldset className={styles['choice']}>
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          {value}
        </label>
      ))}
    </fieldset>
  );
}
