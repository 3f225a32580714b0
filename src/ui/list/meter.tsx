import styles from './meter.module.css';

export interface MeterProps {
  readonly value: number;
  /** Not taken yet, and not free: a lighter part after `value`. */
  readonly reserved?: number;
  /** The whole; the bar is full at it, and beyond it. */
  readonly most: number;
}

/** How much of a whole is taken, as a bar. The text next to it says the same, so it is hidden from screen readers. */
export function Meter({ value, reserved = 0, most }: MeterProps) {
  const whole = Math.max(1, most);
  const taken = Math.min(value, whole);
  const widthOf = (part: number) => ({ inlineSize: `${(100 * part) / whole}%` });
  return (
    <span className={styles.meter} aria-hidden="true">
      <span className={styles.taken} style={widthOf(taken)} />
      {reserved > 0 && <span className={styles.reserved} style={widthOf(Math.min(reserved, whole - taken))} />}
    </span>
  );
}
