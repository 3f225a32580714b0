import { createContext, use, useLayoutEffect } from 'react';
import type { SectionName } from './sections-context.ts';

/** Sections that say what a person has to pay, to renew or to decide on. */
export type DueSection = Extract<SectionName, 'openInvoices' | 'renewals'>;

interface NothingDueValue {
  readonly isNothingDue: boolean;
  readonly report: (section: DueSection, isEmpty: boolean) => void;
}

export const NothingDueContext = createContext<NothingDueValue>({ isNothingDue: false, report: () => undefined });

/** Says that nothing is due in a section, while its view without content is shown. */
export function useReportsNothingDue(section: DueSection): void {
  const { report } = use(NothingDueContext);
  useLayoutEffect(() => {
    report(section, true);
    return () => report(section, false);
  }, [report, section]);
}

/** Whether every section of the page has said that nothing is due. */
export function useIsNothingDue(): boolean {
  return use(NothingDueContext).isNothingDue;
}
