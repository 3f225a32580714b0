import type { ReactNode } from 'react';
import { FieldError, Label, Text, TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
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

interface FieldFrameProps extends FieldProps {
  /** Kind of keyboard and of value, as in HTML. */
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel';
  readonly isWide?: boolean;
  /** The control itself. */
  readonly children: ReactNode;
}

/** Label above the control, help under the label, error under the control: wired together for those who listen. */
export function Field({ label, help, error, name, isWide, isOptional, children, ...control }: FieldFrameProps) {
  return (
    <AriaTextField
      {...control}
      id={name}
      name={name}
      className={classNames(styles.field, isWide && styles.wide)}
      isInvalid={error !== undefined}
      isRequired={!isOptional}
      validationBehavior="aria"
    >
      <Label className={classNames(styles.label)}>{label}</Label>
      {help !== undefined && (
        <Text slot="description" className={classNames(styles.help)}>
          {help}
        </Text>
      )}
      {children}
      <FieldError>{error !== undefined && <FieldErrorText>{error}</FieldErrorText>}</FieldError>
    </AriaTextField>
  );
}
