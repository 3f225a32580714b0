/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- elements of the manager's own React, which is not ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, useId } from 'react';

/** No choice: the manner stays as requested, or as it is. */
const OPEN = '';

interface MannerChoiceProps<Value extends string> {
  readonly title: string;
  readonly values: Readonly<Record<Value, string>>;
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

/** One of a few ways to show a story, or none in particular. */
export function MannerChoice<Value extends string>({ title, values, chosen, onChoose }: MannerChoiceProps<Value>) {
  const name = useId();
  const isValue = (value: string): value is Value => Object.hasOwn(values, value);
  const options: readonly (readonly [string, string])[] = [[OPEN, 'any'], ...Object.entries<string>(values)];
  return (
    <fieldset aria-label={title}>
      <span>{title}:</span>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === (chosen ?? OPEN)}
            onChange={() => onChoose(isValue(value) ? value : undefined)}
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
