import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Amount, type AmountValue } from '../text/amount.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useSummaryBar } from './use-summary-bar.ts';
import { useHeight } from './use-height.ts';
import { useMedia } from './use-media.ts';
import styles from './order-summary.module.css';
import { Totals, type TotalsRow } from '../list/totals.tsx';

interface ResponsivePanelProps {
  readonly className: string | undefined;
  /** Its content may be higher than the panel: the keyboard scrolls it. */
  readonly isScrollable?: boolean;
  readonly children: ReactNode;
}

/**
 * A collapsed panel that stylesheets show on wide windows and in print. `hidden` alone hides it, as it hides the content of
 * `<details>`: react-aria's `aria-hidden` would stay where the panel is shown, and its group needs no second name.
 */
export function ResponsivePanel({ className, isScrollable = false, children }: ResponsivePanelProps) {
  return (
    <DisclosurePanel
      className={classNames(className)}
      render={({ role, 'aria-labelledby': labelledBy, ...props }) => (
        <div
          {...props}
          {...(isScrollable && { role, 'aria-labelledby': labelledBy, tabIndex: 0 })}
          aria-hidden={undefined}
        />
      )}
    >
      {children}
    </DisclosurePanel>
  );
}

interface OrderLine {
  readonly id: string | number;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** `null` while it is not known yet. */
  readonly amount: AmountValue | null;
}

interface SummaryProps {
  /** Heading; by default that of an order. */
  readonly title?: ReactNode;
  /** Button of the next step, under the totals. In a narrow window, the page's own stands next to the total (`Actions`). */
  readonly action?: ReactNode;
  /** What the publisher promises, a few words each. */
  readonly promises?: readonly { readonly id: string; readonly text: ReactNode }[] | undefined;
}

interface FilledSummaryProps extends SummaryProps {
  readonly lines: readonly OrderLine[];
  /** The last one is to be paid. */
  readonly totals: readonly TotalsRow[];
  /** Button that shows further lines, where `lines` are the first few (`useTruncatedList`). */
  readonly fold?: ReactNode;
  /** Amounts are awaited. */
  readonly isPending?: boolean;
  /** A remark on the amounts. */
  readonly note?: ReactNode;
  /** Basis of the total, under its title in a narrow window's bar. */
  readonly basis?: ReactNode;
  /** The page has the same lines and totals: a wide window shows the total only. */
  readonly isRepeated?: boolean;
  /** The page has all of it: only a narrow window has a summary, the bar with the total and the button. */
  readonly isBarOnly?: boolean;
}

/** A summary without amounts, at least as high as the folded one. */
interface EmptySummaryProps extends SummaryProps {
  /** Says why there are no amounts, and how to get them. */
  readonly empty: ReactNode;
}

export type OrderSummaryProps = FilledSummaryProps | EmptySummaryProps;

/** Placeholder of the summary on a narrow page: loading the summary shifts nothing. */
export function OrderSummaryPlace() {
  return <div className={styles.place} />;
}

/** What an empty summary says first: the lowest price, or how to see one. */
export function SummaryLead({ children }: { readonly children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

/** What the publisher promises: in the bar where it has room, and in the panel. */
function Promises({ promises }: { readonly promises: NonNullable<SummaryProps['promises']> }) {
  return (
    <ul className={styles.promises}>
      {promises.map(({ id, text }) => (
        <li key={id}>
          <Icon name="check" className={styles.check} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function LinesPanel({
  id,
  title,
  lines,
  fold,
  note,
  totals,
  promises,
}: Pick<FilledSummaryProps, 'title' | 'lines' | 'fold' | 'note' | 'totals' | 'promises'> & { readonly id: string }) {
  /** A single line, and a total that says its sum. */
  const isOneSum =
    lines.length === 1 && totals.some(({ amount, isSum }) => isSum && amount?.minor === lines[0]?.amount?.minor);
  return (
    <div className={styles.panel}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={totals.length === 1 ? styles.totalled : undefined}>
        {lines.map((line) => (
          <li key={line.id} className={isOneSum ? styles.only : styles.line}>
            <span>{line.label}</span>
            {!isOneSum && <Amount value={line.amount} />}
            {line.detail !== undefined && line.detail !== false && <span className={styles.detail}>{line.detail}</span>}
          </li>
        ))}
      </ul>
      {fold}
      <Totals rows={totals} />
      {note !== undefined && <div className={styles.note}>{note}</div>}
      {promises && <Promises promises={promises} />}
    </div>
  );
}

/**
 * The order's lines and total. In a narrow window it stands at the lower edge, collapsed to its total, and expands upwards:
 * by a stylesheet, so that a wide window shows everything without a script. The button of the next step is the same
 * element with and without amounts: a press or the focus on it outlasts the arrival of a price.
 */
export function OrderSummary({ title = <Trans>Your order</Trans>, action, promises, ...content }: OrderSummaryProps) {
  const id = useId();
  const isBar = useMedia('(max-width: 59.99rem)');
  const { setSlot } = useSummaryBar();
  // A long button, or why a price failed, makes the bar higher: the page reserves its measured height at the bottom.
  const bar = useRef<HTMLDivElement>(null);
  useHeight(isBar ? bar : null, '--bar-height');
  const isEmpty = 'empty' in content;
  if (!isBar && !isEmpty && content.isBarOnly) return null;
  return (
    <section
      className={classNames(styles.summary, isEmpty ? styles.empty : content.isRepeated && styles.repeated)}
      aria-labelledby={id}
      aria-busy={!isEmpty && content.isPending}
    >
      <Disclosure className={classNames(styles.disclosure)}>
        {({ isExpanded }) => (
          <>
            <div ref={bar} className={styles.bar}>
              {isEmpty ? (
                <>
                  <h2 id={id} className={styles.emptyTitle}>
                    {title}
                  </h2>
                  {content.empty}
                </>
              ) : (
                <Button slot="trigger" className={classNames(styles.fold)}>
                  <span className={styles.foldTitle}>
                    <span>
                      {title}
                      {content.basis !== undefined && <span className={styles.basis}>{content.basis}</span>}
                    </span>
                    <Icon name="unfold" className={styles.foldIcon} />
                  </span>
                  <Amount value={content.totals.at(-1)?.amount ?? null} isLarge />
                </Button>
              )}
              {promises && (isBar || isEmpty) && <Promises promises={promises} />}
              {isBar ? (
                <div ref={setSlot} className={styles.action} />
              ) : (
                action && <div className={styles.action}>{action}</div>
              )}
            </div>
            {/* There without amounts, too: react-aria collapses a panel that mounts with its disclosure, and no later one. */}
            <ResponsivePanel className={styles.scroller} isScrollable={isExpanded && !isEmpty}>
              {!isEmpty && <LinesPanel id={id} title={title} promises={promises} {...content} />}
            </ResponsivePanel>
          </>
        )}
      </Disclosure>
    </section>
  );
}
