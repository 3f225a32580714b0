/** Pages that do not keep a measure yet: `page-measures.spec.ts` leaves them out. An emptied list is deleted. */
import type { PageName } from '../../src/app/pages.ts';

export type MeasureName =
  | 'edges'
  | 'sums in one column'
  | 'sums of 16 px'
  | 'small type'
  | 'current item'
  | 'sums in print'
  | 'headings in print'
  | 'primary action'
  | 'header';

/** `all`: every page. */
export const openMeasures: Readonly<Partial<Record<MeasureName, readonly (PageName | 'all')[]>>> = {};
