import type { ReactNode } from 'react';
import { Children, Fragment } from 'react';
import styles from './facts.module.css';

/** Short facts on a line, a dot between two of them; a line that wraps neither ends nor begins with a dot. */
export function Facts({ children }: { readonly children: ReactNode }) {
  const [first, ...others] = Children.toArray(children).filter((fact) => fact !== '');
  return (
    <span className={styles.facts}>
      <span className={styles.fact}>{first}</span>
      {others.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {' '}
          <span className={styles.fact}>
            <span className={styles.dot}>·</span> {fact}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
