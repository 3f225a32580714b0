import { useLingui, Trans } from '@lingui/react/macro';
import type { WatchRow } from '../../../../machines/watch/notifications/notifications.context.ts';
import { Button } from '../../../ui/form/button.tsx';
import { RecordCard } from '../../../ui/list/record-card.tsx';
import { WhenText } from '../../../ui/text/when-text.tsx';
import { kindNames, subjectName } from './watch-names.ts';

/** Props that all rows share. */
interface SharedByRows {
  /** The watch that was deleted just now, and is not sent yet. */
  readonly undoing: string | undefined;
  readonly onDelete: (row: WatchRow) => void;
  readonly onUndo: (row: WatchRow) => void;
}

/** A watch: its subject, its start, and the button that deletes it. */
export function WatchRowView({
  record: row,
  shared: { undoing, onDelete, onUndo },
}: {
  readonly record: WatchRow;
  readonly shared: SharedByRows;
}) {
  const { t, i18n } = useLingui();
  const { id, subject, name, publication, since, isDeleted } = row;
  const { text, locale } = subjectName(subject, name, i18n);
  const facts = [...(subject ? [i18n._(kindNames[subject.kind])] : []), ...(publication === null ? [] : [publication])];
  const words = isDeleted ? t`Undo` : t`Delete`;
  return (
    <RecordCard
      title={<span lang={locale}>{text}</span>}
      isFaded={isDeleted}
      facts={
        <>
          {facts.map((fact) => `${fact} · `)}
          <Trans>
            Set <WhenText moment={since} />
          </Trans>
        </>
      }
      state={isDeleted && <Trans comment="How a watch stands">Deleted</Trans>}
      action={
        <Button
          variant="quiet"
          label={t({ message: `${words}: ${text}`, comment: 'What a button does, and to which article' })}
          // Once the change is sent, there is nothing to undo; the button keeps its place, and focus.
          isDisabled={isDeleted && undoing !== id}
          onPress={() => (isDeleted ? onUndo(row) : onDelete(row))}
        >
          {words}
        </Button>
      }
    />
  );
}
