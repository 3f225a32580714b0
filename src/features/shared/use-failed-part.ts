import { createContext, use, useCallback, useId, useLayoutEffect } from 'react';
import type { Failure } from '../../../machines/failure.ts';

/** A part of a page that could not be loaded. */
export interface FailedPart {
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  /** Its last read was a retry by the person. */
  readonly isRetried: boolean;
  readonly onRetry: () => void;
}

interface FailedPartsValue {
  readonly isOneNotice: boolean;
  readonly report: (id: string, part: FailedPart | null) => void;
  /** The person retries this part alone. */
  readonly onOwnRetry: () => void;
}

export const FailedPartsContext = createContext<FailedPartsValue | null>(null);

/** Reports a failed part to its page, which says it for all parts in one notice if several failed (`isSaidAbove`). */
export function useFailedPart({ failure, isBusy, isRetried, onRetry }: FailedPart) {
  const page = use(FailedPartsContext);
  const id = useId();
  const report = page?.report;
  useLayoutEffect(() => {
    if (!report || failure === null) return undefined;
    report(id, { failure, isBusy, isRetried, onRetry });
    return () => report(id, null);
  }, [report, id, failure, isBusy, isRetried, onRetry]);
  const onOwnRetry = useCallback(() => {
    page?.onOwnRetry();
    onRetry();
  }, [page, onRetry]);
  return { isSaidAbove: page?.isOneNotice ?? false, onOwnRetry };
}
