import { Trans } from '@lingui/react/macro';
import styles from './progress-line.module.css';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/**
 * A line at the page's upper edge, and a word for those who listen, while what was asked for is on its way and the page stays.
 * The live region is there beforehand: what comes into it is announced.
 */
export function ProgressLine({ isShown }: { readonly isShown: boolean }) {
  return (
    <>
      {isShown && (
        <div className={styles.held} data-loading-mark="">
          <div className={styles.line} aria-hidden="true" />
        </div>
      )}
      <VisuallyHidden>
        <p role="status">
          {isShown && (
            <span className={styles.held}>
              <Trans>Loading…</Trans>
            </span>
          )}
        </p>
      </VisuallyHidden>
    </>
  );
}

/** Stands for a page, or a step, whose code is on its way. Shown after a moment: mostly it is there by then. */
export function LoadingMark() {
  return (
    // `data-late`: whoever waits for a page that is drawn whole goes on waiting.
    <div className={styles.held} data-loading-mark="" data-late="">
      <div className={styles.line} aria-hidden="true" />
      <Skeleton rows={3}>
        <Trans>Loading…</Trans>
      </Skeleton>
    </div>
  );
}
