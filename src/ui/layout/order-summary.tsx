import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Amount, type AmountValue } from '../text/amount.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './order-summary.module.css';
import { Totals, type TotalsProps } from '../list/totals.tsx';

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

interface OrderSummaryProps extends TotalsProps {
  /** Heading; by default that of an order. */
  readonly title?: ReactNode;
  readonly lines: readonly OrderLine[];
  /** Button that shows further lines, where `lines` are the first few (`useTruncatedList`). */
  readonly fold?: ReactNode;
  /** Amounts are awaited. */
  readonly isPending?: boolean;
  /** A remark on the amounts. */
  readonly note?: ReactNode;
  /** Basis of the total, under its title in a narrow window's bar. */
  readonly basis?: ReactNode;
  /** Button of the next step: next to the total in a narrow window's bar, else under the totals. */
  readonly action?: ReactNode;
  /** The page has the same lines and totals: a wide window shows the total only. */
  readonly isRepeated?: boolean;
}

interface EmptyOrderSummaryProps {
  readonly title?: ReactNode;
  /** Says why the order is empty, and how to fill it. */
  readonly children?: ReactNode;
  /** Button of the next step. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** Placeholder of the summary on a narrow page: loading the summary shifts nothing. */
export function OrderSummaryPlace() {
  return <div className={styles.place} />;
}

/** The summary while nothing is chosen, at least as high as the folded one. */
export function EmptyOrderSummary({
  title = <Trans>Your order</Trans>,
  children = (
    <p>
      <Trans>Nothing selected yet</Trans>
    </p>
  ),
  action,
  ref,
}: EmptyOrderSummaryProps) {
  const id = useId();
  return (
    <section ref={ref} className={classNames(styles.summary, styles.empty)} aria-labelledby={id}>
      <h2 id={id} className={styles.emptyTitle}>
        {title}
      </h2>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}

interface SummaryPromisesProps {
  readonly lead: ReactNode;
  /** Hidden in a narrow window, where the summary is a bar. */
  readonly promises: readonly { readonly id: string; readonly text: ReactNode }[];
}

/** Content of an empty summary that is worth its place: the lowest price, and what the publisher promises. */
export function SummaryPromises({ lead, promises }: SummaryPromisesProps) {
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.promises}>
        {promises.map(({ id, text }) => (
          <li key={id}>
            <Icon name="check" className={styles.check} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The order's lines and total. In a narrow window it stands at the lower edge, collapsed to its total, and expands upwards:
 * by a stylesheet, so that a wide window shows everything without a script.
 */
export function OrderSummary({
  title = <Trans>Your order</Trans>,
  lines,
  fold,
  isPending = false,
  note,
  basis,
  action,
  isRepeated = false,
  ...totals
}: OrderSummaryProps) {
  const id = useId();
  return (
    <section
      className={classNames(styles.summary, isRepeated && styles.repeated)}
      aria-labelledby={`${id}-title`}
      aria-busy={isPending}
    >
      <Disclosure className={classNames(styles.disclosure)}>
        {({ isExpanded }) => (
          <>
            <div className={styles.bar}>
              <Button slot="trigger" className={classNames(styles.fold)}>
                <span className={classNames(styles.foldTitle, basis !== undefined && styles.captioned)}>
                  <span>
                    {title}
                    {basis !== undefined && <span className={styles.basis}>{basis}</span>}
                  </span>
                  <Icon name="unfold" className={styles.foldIcon} />
                </span>
                <Amount value={totals.remaining ?? totals.total} isLarge />
              </Button>
              {action && <div className={styles.action}>{action}</div>}
            </div>
            <ResponsivePanel className={styles.scroller} isScrollable={isExpanded}>
              <div className={styles.panel}>
                <h2 id={`${id}-title`} className={styles.title}>
                  {title}
                </h2>
                <ul>
                  {lines.map((line) => (
                    <li key={line.id} className={styles.line}>
                      <span>{line.label}</span>
                      <Amount value={line.amount} />
                      {line.detail !== undefined && <span className={styles.detail}>{line.detail}</span>}
                    </li>
                  ))}
                </ul>
                {fold}
                <Totals {...totals} />
                {note !== undefined && <div className={styles.note}>{note}</div>}
              </div>
            </ResponsivePanel>
          </>
        )}
      </Disclosure>
    </section>
  );
}
