import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Of a section that is loaded alone: its name and state, for tests and designers, and whether it is at work. */
  readonly loaded?: { readonly name: string; readonly state: string; readonly isBusy: boolean };
  /** The heading, where focus can be sent. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** A part of a page under its heading. */
export function Section({ title, children, loaded, heading }: SectionProps) {
  const id = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      {...(loaded && { 'data-section': loaded.name, 'data-state': loaded.state, 'aria-busy': loaded.isBusy })}
    >
      <h2 id={id} ref={heading} {...(heading && { tabIndex: -1 })}>
        {title}
      </h2>
      {children}
    </section>
  );
}
