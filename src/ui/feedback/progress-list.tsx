import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../layout/icon.tsx';
import { Link } from '../layout/link.tsx';
import styles from './progress-list.module.css';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface ProgressItem {
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** Link of a done step; `null` if there is no way back. */
  readonly href: string | null;
}

/**
 * Progress through the steps: a list, its current step marked, done steps links. A live region announces the current
 * step when it changes; a narrow page shows the same words, and only the numbers of the list.
 */
export function ProgressList({ items }: { readonly items: readonly ProgressItem[] }) {
  const { t } = useLingui();
  const count = items.length;
  const present = items.findIndex(({ state }) => state === 'current') + 1;
  return (
    <nav aria-label={t`Steps`}>
      <p role="status" className={styles.position}>
        <Trans>
          Step {present} of {count}
        </Trans>
      </p>
      <ol className={styles.list}>
        {items.map(({ label, state, href }) => (
          <li
            key={label}
            className={classNames(styles.item, styles[state])}
            {...(state === 'current' && { 'aria-current': 'step' })}
          >
            <span className={styles.step}>
              {state === 'done' ? <Icon name="check" className={styles.check} /> : <span className={styles.number} />}
              {href === null ? (
                <span className={styles.label}>{label}</span>
              ) : (
                <Link href={href}>
                  <span className={styles.label}>{label}</span>
                </Link>
              )}
              {state === 'done' && (
                <VisuallyHidden as="span">
                  <Trans>(done)</Trans>
                </VisuallyHidden>
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
