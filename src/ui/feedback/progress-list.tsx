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
 * step when it changes; a narrow page shows its words and name, and of the list only bars.
 */
export function ProgressList({ items }: { readonly items: readonly ProgressItem[] }) {
  const { t } = useLingui();
  const count = items.length;
  const current = items.findIndex(({ state }) => state === 'current');
  // After an outcome all steps are done, the last one included.
  const present = (current < 0 ? count - 1 : current) + 1;
  const name = items[present - 1]?.label;
  const next = items[present]?.label;
  return (
    <nav aria-label={t`Steps`}>
      <p className={styles.position}>
        <span role="status">
          <Trans>
            Step {present} of {count}
          </Trans>
        </span>
        {/* The list says the same. */}
        <span className={styles.words} aria-hidden="true">
          {' · '}
          <strong className={styles.name}>{name}</strong>
          {next !== undefined && (
            <>
              {' – '}
              <Trans comment="Progress on a narrow page: “Step 1 of 4 · Your needs – next: You”">next: {next}</Trans>
            </>
          )}
        </span>
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
