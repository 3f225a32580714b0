import type { ReactNode, SubmitEvent } from 'react';

interface FormProps {
  readonly submit: string;
  readonly busy: boolean;
  /** Receives the typed values, by the names of the fields. */
  readonly onGiven: (given: {
    readonly text: (name: string) => string;
    readonly isTicked: (name: string) => boolean;
  }) => void;
  readonly children?: ReactNode;
}

/** A form of plain HTML: the browser reports missing values. */
export function Form({ submit, busy, onGiven, children }: FormProps) {
  function give(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    onGiven({ text, isTicked: (name) => fields.has(name) });
  }
  return (
    <form onSubmit={give}>
      {children}
      <button type="submit" disabled={busy}>
        {submit}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'date' | 'number';
  readonly value: string | number;
}

export function Field({ name, label, type = 'text', value }: FieldProps) {
  return (
    <p>
      <label>
        {label} <input name={name} type={type} defaultValue={value} required />
      </label>
    </p>
  );
}
