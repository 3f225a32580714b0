import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { stateName } from '../../machines/engine/state-name.ts';
import { Icon } from '../ui/layout/icon.tsx';
import { useHeight } from '../ui/layout/use-height.ts';
import { ChartView } from './chart-view.tsx';
import styles from './panel.module.css';
import type { Shown } from './recorder.ts';

/** Whether this tab had the panel unfolded. */
const KEY = 'live-panel';

function wasOpen(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === 'open';
  } catch {
    return false;
  }
}

function keepOpen(isOpen: boolean): void {
  try {
    window.sessionStorage.setItem(KEY, isOpen ? 'open' : 'folded');
  } catch {
    // It holds for this page.
  }
}

/** How the charts of this page stand: one line, and all there is to say when it is unfolded. */
export function Panel({ shown: { page, session } }: { readonly shown: Shown }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(wasOpen);
  const panel = useRef<HTMLElement>(null);
  const summary = useRef<HTMLElement>(null);
  useHeight(panel, '--dock');
  useEffect(() => keepOpen(isOpen), [isOpen]);
  const first = page ?? session;

  useEffect(() => {
    const fold = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !panel.current?.contains(document.activeElement)) return;
      setOpen(false);
      summary.current?.focus();
    };
    window.addEventListener('keydown', fold);
    return () => window.removeEventListener('keydown', fold);
  }, []);

  return (
    <aside ref={panel} className={styles.panel} aria-label={t`Live panel`}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary ref={summary} className={styles.bar}>
          <span className={styles.title}>
            <Trans>Live panel</Trans>
          </span>
          {first && (
            <span className={styles.brief} translate="no">
              {first.chart.name}: {stateName(first.snapshot.value)}
            </span>
          )}
          <Icon name="unfold" className={styles.mark} />
        </summary>
        {isOpen && (
          <div className={styles.charts}>
            {page ? (
              <ChartView key={page.chart.name} seen={page} title={<Trans>The page’s chart: {page.chart.name}</Trans>} />
            ) : (
              <p className={styles.none}>
                <Trans>This page has no chart of its own: the session draws it.</Trans>
              </p>
            )}
            {session && <ChartView seen={session} title={<Trans>The session’s chart</Trans>} />}
          </div>
        )}
      </details>
    </aside>
  );
}
