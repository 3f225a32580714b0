import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure } from 'react-aria-components/Disclosure';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { ResponsivePanel } from './responsive-panel.tsx';
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

const isSameIndex = ({ index: left }: IndexProps, { index: right }: IndexProps): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** Links to the account's pages. A narrow window collapses them to the current page, by a stylesheet. */
const AccountIndex = memo(function AccountIndex({ index }: IndexProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const current = index.find(({ isCurrent }) => isCurrent);

  /** Collapses when a link is pressed, also a link to this page, and moves focus to the trigger before the link is hidden. */
  function close(): void {
    setOpen(false);
    trigger.current?.focus();
  }

  return (
    <nav className={styles.index} aria-label={t`Account`}>
      <Disclosure className={classNames(styles.disclosure)} isExpanded={isOpen} onExpandedChange={setOpen}>
        <Button slot="trigger" ref={trigger} className={classNames(styles.fold)}>
          <span className={styles.foldTitle}>
            <Trans>Your account</Trans> {current && <span className={styles.present}>{current.label}</span>}
          </span>
          <Icon name="unfold" className={styles.foldIcon} />
        </Button>
        <ResponsivePanel className={styles.panel}>
          <ul className={styles.list}>
            {index.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <Link href={href} isCurrent={isCurrent} onPress={close}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </ResponsivePanel>
      </Disclosure>
    </nav>
  );
}, isSameIndex);

/** The account's pages: their index at the left, in a narrow window collapsed above. */
export function AccountLayout({ index, children, ...shell }: LayoutProps & IndexProps) {
  return (
    <Shell {...shell}>
      <div className={styles.page}>
        {/* Collapsed on each page, however it was reached. */}
        <AccountIndex key={index.findIndex(({ isCurrent }) => isCurrent)} index={index} />
        <div className={styles.content}>{children}</div>
      </div>
    </Shell>
  );
}
