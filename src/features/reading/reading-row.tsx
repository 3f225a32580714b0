import { useLingui, Trans } from '@lingui/react/macro';
import { subjectOf } from '../../../machines/domain/reading.ts';
import type { ReadingRow } from '../../../machines/domain/reading.ts';
import { Button } from '../../ui/form/button.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Icon } from '../../ui/layout/icon.tsx';
import { RecordCard } from '../../ui/list/record-card.tsx';
import { WhenText } from '../../ui/text/when-text.tsx';
import { ArticleTitle } from '../shared/article-title.tsx';
import { documentKindNames, kindNames, listKindNames } from './reading-names.ts';

/** The list of a row. */
export type ListName = 'readings' | 'readLater';

/** Props that all rows share. */
interface SharedByRows {
  readonly list: ListName;
  /** Id of the article that was removed just now; the change is not sent yet. */
  readonly undoing: string | undefined;
  /** `isUndoing`: it takes back a change that is not sent yet. */
  readonly onKeep: (row: ReadingRow, isUndoing: boolean) => void;
  readonly onDrop: (row: ReadingRow) => void;
}

interface PartProps {
  readonly list: ListName;
  readonly row: ReadingRow;
}

/** When and how it was read. */
function Reading({ list, row: { reading } }: PartProps) {
  const { i18n } = useLingui();
  if (reading === null) return <Trans>Not read yet</Trans>;
  const { at, kind, listKind } = reading;
  return (
    <>
      {list === 'readings' ? (
        <Trans>
          Read <WhenText moment={at} />
        </Trans>
      ) : (
        <Trans>
          Last read <WhenText moment={at} />
        </Trans>
      )}
      {' · '}
      {i18n._(kindNames[kind])}
      {listKind !== null && ` · ${i18n._(listKindNames[listKind])}`}
    </>
  );
}

function State({ list, row: { savedAt } }: PartProps) {
  if (savedAt === null) return list === 'readLater' ? <Trans>Removed from your list</Trans> : null;
  return (
    <>
      <Icon name="check" />
      {list === 'readings' ? (
        <Trans>Kept for later</Trans>
      ) : (
        <Trans>
          Kept <WhenText moment={savedAt} />
        </Trans>
      )}
    </>
  );
}

/** An article, when and how it was read, and whether it is kept for later. */
export function ReadingRowView({
  record: row,
  shared: { list, undoing, onKeep, onDrop },
}: {
  readonly record: ReadingRow;
  readonly shared: SharedByRows;
}) {
  const { t, i18n } = useLingui();
  const { article, savedAt } = row;
  const isUndoable = savedAt === null && undoing === subjectOf(row);
  const title = article.title.text;
  const facts = [article.publication, i18n._(documentKindNames[article.kind])].filter((fact) => fact !== null);
  const again = list === 'readings' ? t`Keep for later` : t`Keep again`;
  const words = savedAt === null ? (isUndoable ? t`Undo` : again) : t`Remove`;
  return (
    <RecordCard
      title={<ArticleTitle {...article} />}
      isFaded={list === 'readLater' && savedAt === null}
      facts={
        <>
          {facts.join(' · ')}
          {' · '}
          <DateText day={article.publishedOn} />
        </>
      }
      note={<Reading list={list} row={row} />}
      state={<State list={list} row={row} />}
      action={
        <Button
          variant="quiet"
          label={t({ message: `${words}: ${title}`, comment: 'What a button does, and to which article' })}
          onPress={() => (savedAt === null ? onKeep(row, isUndoable) : onDrop(row))}
        >
          {words}
        </Button>
      }
    />
  );
}
