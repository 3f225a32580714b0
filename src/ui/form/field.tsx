import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { FieldErrorText } from './field-error.tsx';
import styles from './field.module.css';

/** What all fields that are typed into have in common. */
export interface FieldProps {
  /** Also the `id` of the input, for the links of an `ErrorSummary`. */
  readonly name: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** What is wrong with the value and what to do; `undefined` while nothing is. */
  readonly error?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Keeps what was typed and takes nothing more: the form is being sent. */
  readonly isReadOnly?: boolean;
  readonly isOptional?: boolean;
}

/** What a control says of itself, so that label, help and error are heard with it. */
interface Wiring {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface FieldFrameProps extends Pick<FieldProps, 'name' | 'label' | 'help' | 'error'> {
  readonly isWide?: boolean;
  /** The control itself. */
  readonly children: (wiring: Wiring) => ReactNode;
}

/** Label above the control, help under the label, error under the control: wired together for those who listen. */
export function Field({ name, label, help, error, isWide, children }: FieldFrameProps) {
  const isInvalid = error !== undefined;
  const described = [help !== undefined && `${name}-help`, isInvalid && `${name}-error`].filter(Boolean);
  return (
    <div className={classNames(styles.field, isWide && styles.wide)} {...(isInvalid && { 'data-invalid': '' })}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      {help !== undefined && (
        <span id={`${name}-help`} className={styles.help}>
          {help}
        </span>
      )}
      {children({
        id: name,
        name,
        ...(isInvalid && { 'aria-invalid': true }),
        ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
      })}
      {isInvalid && (
        <div id={`${name}-error`}>
          <FieldErrorText>{error}</FieldErrorText>
        </div>
      )}
    </div>
  );
}

/** What a control that is typed into is told of its field. */
export function typedInto({ value, onChange, isReadOnly = false, isOptional = false }: FieldProps) {
  return {
    value,
    readOnly: isReadOnly,
    // Not `required`: what is missing is told by the form, in its own words, once it is sent.
    'aria-required': isOptional ? undefined : true,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  } as const;
}
