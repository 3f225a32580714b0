import { useSyncExternalStore } from 'react';
import { PartialNotice } from '../features/shared/partial-notice.tsx';
import type { OmissionCount } from './omission-count.ts';

interface CountedOmissionsProps {
  readonly count: OmissionCount;
  /** Reads the page or section again. */
  readonly onRetry: () => void;
}

/** Says how many rows are missing from a page or section. */
export function CountedOmissions({ count, onRetry }: CountedOmissionsProps) {
  const completeness = useSyncExternalStore(count.subscribe, count.total, count.total);
  return <PartialNotice completeness={completeness} onRetry={onRetry} />;
}
