import styles from './qr-code.module.css';

interface QrCodeProps {
  /** Its name for those who do not see it. */
  readonly label: string;
  /** Modules on each side. */
  readonly size: number;
  readonly isDark: (row: number, column: number) => boolean;
}

/** A QR code as one path, as large as its place; sharp in print, too. */
export function QrCode({ label, size, isDark }: QrCodeProps) {
  const sides = Array.from({ length: size }, (_, index) => index);
  const path = sides.flatMap((row) =>
    sides.filter((column) => isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`),
  );
  return (
    <svg className={styles.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path.join('')} fill="currentColor" />
    </svg>
  );
}
