import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { FieldTable } from './field-table.ts';
import { Trans } from '@lingui/react/macro';
import type { TextFieldProps } from '../../../ui/form/text-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

interface ControlsProps<Values> {
  readonly each: FieldTable<NoInfer<Values>, ReactNode>;
  /** Fields that stand last, in this order; by default all are in the order of the table. */
  readonly last?: readonly (keyof NoInfer<Values> & string)[];
}

/** The controls of a form, in the order of the table. The type argument, the form’s values, must be given: `ValuesOf<typeof xForm>`. */
export function Controls<Values = never>({ each, last = [] }: ControlsProps<Values>) {
  const names: readonly string[] = last;
  return Object.entries<ReactNode>(each)
    .toSorted(([left], [right]) => names.indexOf(left) - names.indexOf(right))
    .map(([name, control]) => <Fragment key={name}>{control}</Fragment>);
}

interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'label'> {
  readonly label?: ReactNode;
}

/** An email address. */
export function EmailField({ label = <Trans>Email address</Trans>, ...field }: EmailFieldProps) {
  return <TextField {...field} type="email" inputMode="email" label={label} />;
}
