import styles from './document.module.css';

/** What else is printed on an invoice: the buyer's own number for the order, what the law wants written. */
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
