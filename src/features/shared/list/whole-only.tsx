import type { ReactNode } from 'react';
import type { Read } from '../../../../domain/completeness.ts';
import { isWhole } from '../../../../domain/completeness.ts';

interface WholeOnlyProps {
  readonly list: Read;
  readonly children: ReactNode;
}

/** A number of rows, or an absence: rendered next to a list that was read whole only. */
export function WholeOnly({ list, children }: WholeOnlyProps) {
  return isWhole(list) ? children : null;
}
