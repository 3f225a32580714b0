import type { ReactNode } from 'react';
import styles from './text-parts.module.css';

/** A quiet side note: good to know, and nothing to do. */
export function TextNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** Sentences, one under the other; each child is one, with its own key. */
export function TextList({ items }: { readonly items: readonly { readonly id: string; readonly text: ReactNode }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}

/** The amount of an outcome, on a line of its own within its sentence. */
export function Figure({ children }: { readonly children: ReactNode }) {
  return <strong className={styles.figure}>{children}</strong>;
}

/** A reference or an address within a text: never broken, never translated. */
export function Reference({ children }: { readonly children: string }) {
  return (
    <span className={styles.reference} translate="no">
      {children}
    </span>
  );
}

/** A text in which an email address breaks after its sign, before it breaks within a word. */
export function WithEmail({ text }: { readonly text: string }) {
  const [name, domain] = text.split(/(?<=@)/);
  return domain === undefined ? (
    text
  ) : (
    <span translate="no">
      {name}
      <wbr />
      {domain}
    </span>
  );
}
