import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /**
   * Of a section that is loaded alone: its name and state, for tests and designers, whether it is at work, and whether for
   * the first time.
   */
  readonly loaded?: {
    readonly name: string;
    readonly state: string;
    readonly isBusy: boolean;
    readonly isFirst: boolean;
  };
  /** The heading, where focus can be sent. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** At the end of the heading’s line, for instance the link that changes what stands below: not printed. */
  readonly action?: ReactNode;
  /** It is not printed. */
  readonly isScreenOnly?: boolean;
}

/** A part of a page under its heading. */
export function Section({ title, children, loaded, heading, action, isScreenOnly = false }: SectionProps) {
  const id = useId();
  const titled = (
    <h2 id={id} ref={heading} {...(heading && { tabIndex: -1 })}>
      {title}
    </h2>
  );
  return (
    <section
      className={classNames(styles.section, isScreenOnly && styles.screenOnly)}
      aria-labelledby={id}
      {...(loaded && {
        'data-section': loaded.name,
        'data-state': loaded.state,
        'data-first': loaded.isFirst ? '' : undefined,
        'aria-busy': loaded.isBusy,
      })}
    >
      {action === undefined ? (
        titled
      ) : (
        <div className={styles.head}>
          {titled}
          <div className={styles.action}>{action}</div>
        </div>
      )}
      {children}
    </section>
  );
}
