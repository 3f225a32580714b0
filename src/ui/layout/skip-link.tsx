import { Trans } from '@lingui/react/macro';
import styles from './skip-link.module.css';

/** For keyboards: past what every page repeats, to the heading. The address keeps as it is. */
export function SkipLink() {
  return (
    <a
      className={styles.link}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('main h1')?.focus();
      }}
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
