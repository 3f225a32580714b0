import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { FieldTable } from './field-table.ts';
import { Trans } from '@lingui/react/macro';
import type { TextFieldProps } from '../../../ui/form/text-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

interface ControlsProps<Values> {
  readonly each: FieldTable<NoInfer<Values>, ReactNode>;
}

/** The controls of a form, in the order of the table. The type argument, the form’s values, must be given: `ValuesOf<typeof xForm>`. */
export function Controls<Values = never>({ each }: ControlsProps<Values>) {
  return Object.entries<ReactNode>(each).map(([name, control]) => <Fragment key={name}>{control}</Fragment>);
}

interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'label'> {
  readonly label?: ReactNode;
}

/** An email address. */
export function EmailField({ label = <Trans>Email address</Trans>, ...field }: EmailFieldProps) {
  return <TextField {...field} type="email" inputMode="email" label={label} />;
}
