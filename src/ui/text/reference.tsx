import styles from './reference.module.css';

/** A reference within a text: never broken, never translated. */
export function Reference({ children }: { readonly children: string }) {
  return (
    <span className={styles.reference} translate="no">
      {children}
    </span>
  );
}
