import { Trans } from '@lingui/react/macro';
import type { SubscriptionEntry } from '../../../../machines/domain/licence.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { TimelineEntry } from './timeline-entry.tsx';
import styles from './timeline.module.css';

/** What happened to the subscription, the newest first. */
export function Timeline({ entries }: { readonly entries: readonly SubscriptionEntry[] }) {
  return (
    <Section title={<Trans>What has happened</Trans>}>
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <li key={`${entry.on} ${entry.kind} ${entries.length - index}`} className={styles.entry}>
            <span className={styles.day}>
              <DateText day={entry.on} />
            </span>
            <span className={styles.what}>
              <TimelineEntry entry={entry} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
