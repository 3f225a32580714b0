import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import type { DueSection } from './use-nothing-due.ts';
import { NothingDueContext } from './use-nothing-due.ts';

const all: readonly DueSection[] = ['openInvoices', 'renewals'];

/** A page whose main action depends on whether its sections have anything due. */
export function NothingDue({ children }: { readonly children: ReactNode }) {
  const [empty, setEmpty] = useState<readonly DueSection[]>([]);
  const report = useCallback(
    (section: DueSection, isEmpty: boolean) =>
      setEmpty((former) => [...former.filter((each) => each !== section), ...(isEmpty ? [section] : [])]),
    [],
  );
  const isNothingDue = all.every((section) => empty.includes(section));
  const value = useMemo(() => ({ isNothingDue, report }), [isNothingDue, report]);
  return <NothingDueContext value={value}>{children}</NothingDueContext>;
}
