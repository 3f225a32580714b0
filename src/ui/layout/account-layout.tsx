import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './account-layout.module.css';
import { type LayoutProps, Shell } from './shell.tsx';

export interface IndexItem {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

interface IndexProps {
  /** The account's pages. */
  readonly index: readonly IndexItem[];
}

function isSameIndex({ index: left }: IndexProps, { index: right }: IndexProps): boolean {
  return (
    left.length === right.length &&
    left.every(({ label, href, isCurrent }, place) => {
      const other = right[place];
      return label === other?.label && href === other.href && isCurrent === other.isCurrent;
    })
  );
}

/** The index, folded to the page that is shown where it would push that away; by a stylesheet, as the order's summary. */
const AccountIndex = memo(function AccountIndex({ index }: IndexProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const current = index.find(({ isCurrent }) => isCurrent);

  /** Folds as soon as a link is followed, also within the page; focus, which would be hidden, waits at the fold. */
  function close(): void {
    setOpen(false);
    fold.current?.focus();
  }

  return (
    <nav className={styles.index} aria-label={t`Account`}>
      <button
        ref={fold}
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.foldTitle}>
          <Trans>Your account</Trans> {current && <span className={styles.present}>{current.label}</span>}
        </span>
        <Icon name="unfold" className={styles.foldIcon} />
      </button>
      <ul id={id} className={classNames(styles.list, !isOpen && styles.folded)}>
        {index.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <Link href={href} isCurrent={isCurrent} onPress={close}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}, isSameIndex);

/** The account: a quiet index at the left, on a narrow page folded above. */
export function AccountLayout({ index, children, ...shell }: LayoutProps & IndexProps) {
  return (
    <Shell {...shell}>
      <div className={styles.page}>
        {/* Folded on each page, also where that was not come to by the index. */}
        <AccountIndex key={index.findIndex(({ isCurrent }) => isCurrent)} index={index} />
        <div className={styles.content}>{children}</div>
      </div>
    </Shell>
  );
}
