import { useLingui } from '@lingui/react/macro';
import { formatMoment, formatSince } from '../../i18n/format.ts';
import { useTimeZone } from '../../i18n/use-time-zone.ts';
import styles from './when-text.module.css';

/** A moment of the past: how long ago where that is near, else its date; the date and time on hover and in print. */
export function WhenText({ moment }: { readonly moment: string }) {
  const { i18n } = useLingui();
  const zone = useTimeZone();
  const exact = formatMoment(moment, i18n, zone);
  const since = formatSince(moment, i18n);
  return (
    <time dateTime={moment} title={exact}>
      <span className={styles.near}>{since ?? exact}</span>
      <span className={styles.exact}>{exact}</span>
    </time>
  );
}
