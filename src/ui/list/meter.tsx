import styles from './meter.module.css';

export interface MeterProps {
  readonly value: number;
  /** The whole; the bar is full at it, and beyond it. */
  readonly most: number;
}

/** How much of a whole is taken, as a bar. The text next to it says the same, so it is hidden from screen readers. */
export function Meter({ value, most }: MeterProps) {
  return (
    <span className={styles.meter} aria-hidden="true">
      <span className={styles.taken} style={{ inlineSize: `${Math.min(100, (100 * value) / Math.max(1, most))}%` }} />
    </span>
  );
}
