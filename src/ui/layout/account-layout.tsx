import { useLingui } from '@lingui/react/macro';
import { memo, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './account-layout.module.css';
import { type LayoutProps, Shell } from './shell.tsx';
import { UpLink, type UpLinkProps } from './up-link.tsx';

export interface IndexItem {
  readonly label: string;
  readonly href: string;
  /** `page`: the page that is shown; `parent`: the one that it belongs to. */
  readonly current: 'page' | 'parent' | null;
  /** Label of the page that is shown, where it belongs to this one. */
  readonly inner?: string;
}

/** Pages of the account under a common head. */
export interface IndexGroupItems {
  readonly label: string;
  readonly items: readonly IndexItem[];
}

interface IndexProps {
  /** The account's pages. */
  readonly index: readonly IndexGroupItems[];
}

const isSameIndex = ({ index: left }: IndexProps, { index: right }: IndexProps): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

function Entry({ label, href, current, inner }: IndexItem) {
  return (
    <li className={classNames(styles.entry, current && styles.current)}>
      <Link href={href} current={current}>
        {label}
      </Link>
      {inner !== undefined && <span className={styles.inner}>{inner}</span>}
    </li>
  );
}

/** Scrolls the row so that an entry is in its middle. */
function center(row: HTMLElement, { parentElement: entry }: Element): void {
  if (entry) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
}

/** Says on which sides the row goes on, for the stylesheet. */
function markCut(row: HTMLElement): void {
  const end = row.scrollWidth - row.clientWidth;
  const [isCutAtStart, isCutAtEnd] = [row.scrollLeft > 1, row.scrollLeft < end - 1];
  row.dataset['cut'] = isCutAtStart ? (isCutAtEnd ? 'both' : 'start') : isCutAtEnd ? 'end' : 'none';
}

/** Links to the account's pages: a column, or one row that scrolls where the window is narrow, with the current page in view. */
const AccountIndex = memo(function AccountIndex({ index }: IndexProps) {
  const { t } = useLingui();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const { href, inner } = index.flatMap(({ items }) => items).find(({ current }) => current !== null) ?? {};
  useEffect(() => {
    const row = nav.current;
    if (!row) return undefined;
    // The first render has no width until it replaces the prerendered markup.
    const observer = new ResizeObserver(() => {
      const current = row.querySelector('[aria-current]');
      if (current) center(row, current);
      markCut(row);
    });
    observer.observe(row);
    const onScroll = (): void => markCut(row);
    row.addEventListener('scroll', onScroll, { passive: true });
    // Browsers do not scroll to a link of which a part shows. Under a pointer nothing moves.
    const follow = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) center(row, target);
    };
    row.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', onScroll);
      row.removeEventListener('focusin', follow);
    };
  }, [href, inner]);

  return (
    <nav ref={nav} className={styles.index} aria-label={t`Account`}>
      <ul className={styles.groups}>
        {index.map(({ label, items }, at) => (
          <li key={label} className={styles.group}>
            <span id={`${id}-${at}`} className={styles.head}>
              {label}
            </span>
            <ul className={styles.list} aria-labelledby={`${id}-${at}`}>
              {items.map((item) => (
                <Entry key={item.href} {...item} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}, isSameIndex);

interface AccountLayoutProps extends LayoutProps, IndexProps {
  /** The page above the one that is shown, where the index has neither. */
  readonly up?: UpLinkProps | null;
}

/** The account's pages: their index at the left, in a narrow window in a row above. */
export function AccountLayout({ index, up = null, children, ...shell }: AccountLayoutProps) {
  return (
    <Shell {...shell}>
      <div className={styles.page}>
        <AccountIndex index={index} />
        <div className={styles.content}>
          {up && <UpLink {...up} className={styles.up} />}
          {children}
        </div>
      </div>
    </Shell>
  );
}
