import { useLingui } from '@lingui/react/macro';
import { Link } from '../link.tsx';
import styles from './account-layout.module.css';
import { type LayoutProps, Shell } from './shell.tsx';

export interface IndexItem {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

interface AccountLayoutProps extends LayoutProps {
  /** The account's pages. */
  readonly index: readonly IndexItem[];
}

/** The account: a quiet index at the left, on a narrow page above. */
export function AccountLayout({ index, children, ...shell }: AccountLayoutProps) {
  const { t } = useLingui();
  return (
    <Shell {...shell}>
      <div className={styles.page}>
        <nav className={styles.index} aria-label={t`Account`}>
          <ul className={styles.list}>
            {index.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <Link href={href} isCurrent={isCurrent}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </Shell>
  );
}
