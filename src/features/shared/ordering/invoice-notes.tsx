import styles from './document.module.css';

/** Notes printed on an invoice: the buyer's purchase order number, mentions required by law. */
export function InvoiceNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
