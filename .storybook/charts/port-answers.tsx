/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- elements of the manager's own React, which is not ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment, useId } from 'react';
import type { AnswerChoice, OfferedPort } from './channel.ts';

const PENDING = '';

/** Delays of an answer, in seconds. */
const delays = [0, 1, 3, 10] as const;

interface PortAnswersProps {
  readonly port: OfferedPort;
  readonly onChoose: (choice: AnswerChoice) => void;
}

/** Choice of a port's answer and its delay. */
export function PortAnswers({ port: { name, isAsked, done, failed, choice }, onChoose }: PortAnswersProps) {
  const id = useId();
  return (
    <fieldset style={{ margin: '0 0 8px', padding: '4px 12px 8px', border: '1px solid #8888', minWidth: 0 }}>
      <legend>
        <strong>{name}</strong> {isAsked && '– asked now'}
      </legend>
      <label htmlFor={`${id}-answer`}>Answer</label>{' '}
      <select
        id={`${id}-answer`}
        value={choice.answer ?? PENDING}
        onChange={({ target }) => onChoose({ ...choice, answer: target.value === PENDING ? null : target.value })}
        style={{ maxWidth: '100%', minHeight: 28 }}
      >
        <option value={PENDING}>pending: no answer comes</option>
        <optgroup label="Answers">
          {done.map((sample) => (
            <option key={sample} value={`done.${sample}`}>
              {sample}
            </option>
          ))}
        </optgroup>
        <optgroup label="Failures">
          {failed.map((sample) => (
            <option key={sample} value={`failed.${sample}`}>
              fails: {sample}
            </option>
          ))}
        </optgroup>
      </select>{' '}
      <label htmlFor={`${id}-delay`}>comes</label>{' '}
      <select
        id={`${id}-delay`}
        value={choice.seconds}
        onChange={({ target }) => onChoose({ ...choice, seconds: Number(target.value) })}
        style={{ minHeight: 28 }}
      >
        {delays.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 0 ? 'at once' : `slow: after ${seconds} s`}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
