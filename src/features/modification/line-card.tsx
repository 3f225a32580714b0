import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../ui/layout/link.tsx';
import type { ModificationLine } from '../../../machines/domain/modification.ts';
import { RecordCard } from '../../ui/list/record-card.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { CorrectedRequest } from './correction-place.ts';
import { correctionPlace } from './correction-place.ts';
import type { LineChange } from './line-fields.ts';
import { changesOf, factsOf, lineName } from './line-fields.ts';
import styles from './line-card.module.css';
import { lineStandings } from './state-words.ts';

/** A line as a record of the list. */
export interface LineRecord extends ModificationLine {
  readonly id: string;
}

interface LineCardProps {
  readonly record: LineRecord;
  readonly shared: CorrectedRequest;
}

/** What is said before and after: struck out and underlined, and in words for those who listen. */
function Change({ change: { label, before, after } }: { readonly change: LineChange }) {
  const nothing = <Trans comment="A field in which nothing stands">not given</Trans>;
  return (
    <span className={styles.change}>
      <Trans>{label}:</Trans>{' '}
      <VisuallyHidden as="span">
        <Trans>before:</Trans>{' '}
      </VisuallyHidden>
      <del translate="no">{before || nothing}</del> <span aria-hidden="true">→</span>{' '}
      <VisuallyHidden as="span">
        <Trans>after:</Trans>{' '}
      </VisuallyHidden>
      <ins translate="no">{after || nothing}</ins>
    </span>
  );
}

/** One thing that is asked for: what it is, what differs, where it stands and why; and the way to ask for it once more. */
export function LineCard({ record, shared }: LineCardProps) {
  const { i18n } = useLingui();
  const { state, reason } = record;
  const { kind, words } = lineStandings[state];
  const name = lineName(record, i18n);
  const changes = changesOf(record, i18n);
  const correction = correctionPlace(shared, record);
  return (
    <RecordCard
      title={<span translate="no">{name}</span>}
      facts={
        changes.length === 0 ? (
          <span className={styles.text} translate="no">
            {factsOf(record, i18n).join(' · ')}
          </span>
        ) : (
          changes.map((change) => <Change key={change.id} change={change} />)
        )
      }
      note={
        reason === '' ? undefined : (
          <span className={styles.reason}>
            <Trans>
              Reason: <span>{reason}</span>
            </Trans>
          </span>
        )
      }
      state={<Status kind={kind}>{i18n._(words)}</Status>}
      action={
        correction !== null && (
          <Link href={correction} variant="standalone" icon="forward">
            <Trans>
              Correct and ask again<VisuallyHidden as="span">: {name}</VisuallyHidden>
            </Trans>
          </Link>
        )
      }
    />
  );
}
