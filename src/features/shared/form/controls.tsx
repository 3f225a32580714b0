import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { FieldTable } from './field-table.ts';

interface ControlsProps<Values> {
  readonly each: FieldTable<NoInfer<Values>, ReactNode>;
}

/** The controls of a form, in the order of the table. The type argument, the form’s values, must be given: `ValuesOf<typeof xForm>`. */
export function Controls<Values = never>({ each }: ControlsProps<Values>) {
  return Object.entries<ReactNode>(each).map(([name, control]) => <Fragment key={name}>{control}</Fragment>);
}
