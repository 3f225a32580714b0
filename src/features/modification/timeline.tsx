import { Trans, useLingui } from '@lingui/react/macro';
import type { Modification, ModificationEntry } from '../../../machines/domain/modification.ts';
import { displayedSurname } from '../../../machines/domain/account.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { deeds } from './state-words.ts';
import styles from './timeline.module.css';

/** Who did it, as far as that is known. */
function Author({ entry: { by, name } }: { readonly entry: ModificationEntry }) {
  const person = displayedSurname(name);
  switch (by) {
    case 'person':
      return person === '' ? (
        <Trans>by you</Trans>
      ) : (
        <Trans>
          by <span translate="no">{person}</span>
        </Trans>
      );
    case 'desk':
      return <Trans>by the subscription desk</Trans>;
    case 'rule':
      return <Trans>by a rule of the publisher’s, without waiting</Trans>;
    case 'unknown':
      return <Trans>by somebody whom this page cannot name</Trans>;
  }
}

/** What happened to the request, by whom and when, the first first. */
export function Timeline({ modification: { history, lines } }: { readonly modification: Modification }) {
  const { i18n } = useLingui();
  return (
    <Section title={<Trans>What has happened</Trans>}>
      <ol className={styles.list}>
        {history.map((entry) => {
          const { reason } = entry;
          const isSaidOnLine = lines.some((line) => line.reason === reason);
          return (
            <li key={`${entry.state} ${entry.at}`} className={styles.entry}>
              <p>
                <strong>{i18n._(deeds[entry.state])}</strong> <Author entry={entry} />
              </p>
              <p className={styles.when}>
                <DateText moment={entry.at} />
              </p>
              {reason !== '' && !isSaidOnLine && (
                <p className={styles.reason}>
                  <Trans>
                    Reason: <span>{reason}</span>
                  </Trans>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
