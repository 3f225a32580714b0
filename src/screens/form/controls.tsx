import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { FieldTable } from './field-table.ts';

interface ControlsProps<Values> {
  readonly each: FieldTable<NoInfer<Values>, ReactNode>;
}

/** The controls of a form whose values are said, in the order of the table: `<Controls<Infer<typeof helpForm>> each={…} />`. */
export function Controls<Values = never>({ each }: ControlsProps<Values>) {
  return Object.entries<ReactNode>(each).map(([name, control]) => <Fragment key={name}>{control}</Fragment>);
}
