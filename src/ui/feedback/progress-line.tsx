import { Trans } from '@lingui/react/macro';
import styles from './progress-line.module.css';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/**
 * A progress bar at the page's upper edge, and an announcement, while the page stays and the next one loads. The live
 * region exists before its text: screen readers announce only changes of it.
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

/** Fallback for a page, or a step, whose code loads. Shown after a delay, within which it mostly arrives. */
export function LoadingMark() {
  return (
    // `data-late`: the page is not rendered whole yet (`src/app/ssr/mount.ts`).
    <div className={styles.held} data-loading-mark="" data-late="">
      <div className={styles.line} aria-hidden="true" />
      <Skeleton rows={3}>
        <Trans>Loading…</Trans>
      </Skeleton>
    </div>
  );
}
