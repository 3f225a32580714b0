import { useLingui, Trans } from '@lingui/react/macro';
import { rangeFormPaths } from '../../../../contract/pages/licence.ts';
import type { RangeRow } from '../../../../machines/licence/ranges/ranges.context.ts';
import { subjectOfRange } from '../../../../domain/ip-range.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { modificationPaths } from '../../../../contract/pages/modification.ts';
import { parseRange } from '../../../../validation/rules/ip-range.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import { RecordCard } from '../../../ui/list/record-card.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { RangeSize } from './range-texts.tsx';
import { markerWords } from '../marker-words.ts';

/** Props that all rows share. */
interface SharedByRows {
  readonly aboId: string;
  /** Subject of the change that was made just now and is not sent yet. */
  readonly undoing: string | undefined;
  /** Requests about several of the ranges. */
  readonly several: ReadonlySet<number>;
  readonly onDelete: (row: RangeRow) => void;
  readonly onTakeBack: (row: RangeRow) => void;
  readonly onUndo: (row: RangeRow) => void;
}

interface RowProps {
  readonly record: RangeRow;
  readonly shared: SharedByRows;
}

/** State of a range: the request that is about to be sent, or that awaits the publisher's decision. */
function State({ changed, pending }: RangeRow) {
  const { i18n } = useLingui();
  if (changed === 'deleted') return <Trans comment="How an IP range stands">Requesting the deletion…</Trans>;
  if (changed !== null) return <Trans comment="How a request stands">Canceling the request…</Trans>;
  return (
    pending && (
      <>
        <Status kind="info">{i18n._(markerWords(pending.type))}</Status>
        <Link href={linkTo(modificationPaths.request, { request: String(pending.id) })}>
          <Trans>View the request</Trans>
        </Link>
      </>
    )
  );
}

function RowActions({ record: row, shared: { aboId, undoing, several, onDelete, onTakeBack, onUndo } }: RowProps) {
  const { t } = useLingui();
  const { id, range, pending, changed } = row;
  const named = (words: string): string =>
    t({ message: `${words}: ${range}`, comment: 'What a button does, and to which IP range' });
  if (changed !== null) {
    return (
      // Once the change is sent, there is nothing to undo; the button keeps its place, and focus.
      <Button
        variant="quiet"
        label={named(t`Undo`)}
        isDisabled={undoing !== subjectOfRange(row)}
        onPress={() => onUndo(row)}
      >
        <Trans>Undo</Trans>
      </Button>
    );
  }
  if (pending) {
    const words = several.has(pending.id) ? t`Cancel the whole request` : t`Cancel request`;
    return (
      <Button variant="quiet" label={named(words)} onPress={() => onTakeBack(row)}>
        {words}
      </Button>
    );
  }
  return (
    <Actions isInline>
      <Link href={linkTo(rangeFormPaths.form, { aboId, range: id })} variant="standalone">
        <Trans>
          Edit <VisuallyHidden as="span">{range}</VisuallyHidden>
        </Trans>
      </Link>
      <Button variant="quiet" label={named(t`Delete`)} onPress={() => onDelete(row)}>
        <Trans>Delete</Trans>
      </Button>
    </Actions>
  );
}

/** A range: its addresses, what it is called, how many they are, what awaits the publisher, and what can be done. */
export function RangeRowView({ record: row, shared }: RowProps) {
  const { range, label, changed } = row;
  const verdict = parseRange(range);
  return (
    <RecordCard
      kind="dense"
      title={<span translate="no">{range}</span>}
      isQuiet
      isFaded={changed === 'deleted'}
      facts={
        <Facts>
          {label}
          {verdict.kind === 'valid' && <RangeSize range={verdict} />}
        </Facts>
      }
      state={<State {...row} />}
      action={<RowActions record={row} shared={shared} />}
    />
  );
}
