import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { FailedPart } from './use-failed-part.ts';
import { FailedPartsContext } from './use-failed-part.ts';
import styles from './failed-parts.module.css';

interface PartsNoticeProps {
  readonly parts: readonly FailedPart[];
  readonly onRetry: () => void;
}

/** Several parts that failed: one notice, and one button that reads them all again. */
function PartsNotice({ parts, onRetry }: PartsNoticeProps) {
  const isBusy = parts.some((part) => part.isBusy);
  const failure = parts.find((part) => part.failure !== null)?.failure;
  if (!failure) return null;
  return (
    <FailureNotice
      failure={failure}
      title={<Trans>We couldn’t load some parts of this page</Trans>}
      takesFocus={!isBusy && parts.some(({ isRetried }) => isRetried)}
      actions={
        <Actions>
          <Button variant="secondary" isPending={isBusy} onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </Actions>
      }
    />
  );
}

/**
 * A page whose parts load one by one: where several fail, it says so once, above them. After a retry that loads all, the
 * page’s heading takes the focus.
 */
export function FailedParts({ children }: { readonly children: ReactNode }) {
  const [known, setKnown] = useState<ReadonlyMap<string, FailedPart>>(new Map());
  /** The last retry was one of all parts. */
  const [isOfAll, setOfAll] = useState(false);
  const report = useCallback((id: string, part: FailedPart | null) => {
    setKnown((all) => {
      const others = new Map(all);
      if (part === null) others.delete(id);
      else others.set(id, part);
      return others;
    });
  }, []);
  const onOwnRetry = useCallback(() => setOfAll(false), []);
  const parts = [...known.values()];
  // While all are read again the notice stays, with the button that was pressed.
  const isOneNotice = parts.length > 1 || (isOfAll && parts.some(({ isBusy, isRetried }) => isBusy && isRetried));
  const isMended = isOfAll && parts.length === 0;
  useLayoutEffect(() => {
    if (!isMended || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isMended]);
  const value = useMemo(() => ({ isOneNotice, report, onOwnRetry }), [isOneNotice, report, onOwnRetry]);
  return (
    <FailedPartsContext value={value}>
      {isOneNotice && (
        <PartsNotice
          parts={parts}
          onRetry={() => {
            setOfAll(true);
            for (const part of parts) part.onRetry();
          }}
        />
      )}
      <div className={classNames(isOneNotice && styles.saidAbove)}>{children}</div>
    </FailedPartsContext>
  );
}
