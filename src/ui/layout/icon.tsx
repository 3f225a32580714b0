import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/** Drawn in a square of 24, by strokes. */
const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.2',
  success: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM8 12.3l2.8 2.8L16 9.5',
  warning: 'M12 3.5L2.8 19.5h18.4zM12 10v4.5M12 17.2v.2',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.3v.2',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  back: 'M19 12H5M11 6l-6 6l6 6',
  forward: 'M5 12h14M13 6l6 6l-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  unfold: 'M6 9.5l6 6l6-6',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** An icon. The text next to it always says the same, so it is hidden from screen readers. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
