import { useLingui } from '@lingui/react/macro';
import { formatBriefDay, formatDay, formatDayOfYear, formatMoment } from '../../i18n/format.ts';
import { useTimeZone } from '../../i18n/use-time-zone.ts';
import { classNames } from '../layout/class-names.ts';
import styles from './date-text.module.css';
import { OrdinalText } from './ordinal.tsx';

type DateTextProps =
  | {
      /** `YYYY-MM-DD` */
      readonly day: string;
      /** In a list: `21 nov.`, with the year where it is another one. */
      readonly isBrief?: boolean;
      /** Below a heading that names its year: `21 nov.` */
      readonly isOfYear?: boolean;
      readonly moment?: never;
    }
  | {
      /** ISO instant, shown with its time by the publisher's clock, which is named. */ readonly moment: string;
      readonly day?: never;
      readonly isBrief?: never;
      readonly isOfYear?: never;
    };

/** A date in the reader's language, and in a machine's. */
export function DateText({ day, moment, isBrief = false, isOfYear = false }: DateTextProps) {
  const { i18n } = useLingui();
  const zone = useTimeZone();
  const written = (on: string): string => {
    if (isOfYear) return formatDayOfYear(on, i18n);
    return isBrief ? formatBriefDay(on, i18n, zone) : formatDay(on, i18n);
  };
  return (
    <time className={classNames(styles.date, day !== undefined && styles.day)} dateTime={day ?? moment}>
      <OrdinalText text={day === undefined ? formatMoment(moment, i18n, zone) : written(day)} />
    </time>
  );
}
