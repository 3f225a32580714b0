import { Trans } from '@lingui/react/macro';
import styles from './coming.module.css';
import { LoadingText } from './loading-text.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** A line at the page's upper edge, and a word for those who listen: what was asked for is on its way, and the page stays. */
export function ComingLine() {
  return (
    <div className={styles.held} data-coming="">
      <div className={styles.line} aria-hidden="true" />
      <VisuallyHidden>
        <p role="status">
          <Trans>Loading…</Trans>
        </p>
      </VisuallyHidden>
    </div>
  );
}

/** Stands for a page, or a step, whose code is on its way. Shown after a moment: mostly it is there by then. */
export function Coming() {
  return (
    // `data-late`: whoever waits for a page that is drawn whole goes on waiting.
    <div className={styles.held} data-coming="" data-late="">
      <div className={styles.line} aria-hidden="true" />
      <LoadingText rows={3}>
        <Trans>Loading…</Trans>
      </LoadingText>
    </div>
  );
}
