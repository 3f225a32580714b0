import { useLingui } from '@lingui/react/macro';
import { formatDay, formatMoment } from '../../i18n/format.ts';
import { useTimeZone } from '../../i18n/time-zone.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './date-text.module.css';

type DateTextProps =
  | { /** `YYYY-MM-DD` */ readonly day: string; readonly moment?: never }
  | {
      /** ISO instant, shown with its time by the publisher's clock, which is named. */ readonly moment: string;
      readonly day?: never;
    };

/** A date in the reader's language, and in a machine's. */
export function DateText({ day, moment }: DateTextProps) {
  const { i18n } = useLingui();
  const zone = useTimeZone();
  return (
    <time className={classNames(styles.date, day !== undefined && styles.day)} dateTime={day ?? moment}>
      {day === undefined ? formatMoment(moment, i18n, zone) : formatDay(day, i18n)}
    </time>
  );
}
