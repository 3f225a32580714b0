import { useLingui, Trans } from '@lingui/react/macro';
import { rangeFormPaths } from '../../../../machines/licence/licence.paths.ts';
import type { RangeRow } from '../../../../machines/licence/ranges/ranges.context.ts';
import type { PendingModification } from '../../../../machines/domain/licence.ts';
import { subjectOfRange } from '../../../../machines/domain/ip-range.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { modificationPaths } from '../../../../machines/modification/modification.paths.ts';
import { parseRange } from '../../../../machines/validation/rules/ip-range.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { RecordCard } from '../../../ui/list/record-card.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { AddressCount } from './range-texts.tsx';
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

/** The request that is about to be sent. */
function PendingChange({ changed }: RangeRow) {
  if (changed === 'deleted') return <Trans comment="How an IP range stands">Requesting the deletion…</Trans>;
  return changed && <Trans comment="How a request stands">Canceling the request…</Trans>;
}

/** The request that awaits the publisher's decision. */
function Marker({ pending }: { readonly pending: PendingModification }) {
  const { i18n } = useLingui();
  return (
    <>
      <Status kind="info">{i18n._(markerWords(pending.type))}</Status>{' '}
      <Link href={linkTo(modificationPaths.request, { request: String(pending.id) })}>
        <Trans>View the request</Trans>
      </Link>
    </>
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
  const { range, label, pending, changed } = row;
  const verdict = parseRange(range);
  return (
    <RecordCard
      title={<span translate="no">{range}</span>}
      isData
      isQuiet
      isFaded={changed === 'deleted'}
      facts={
        <>
          {label !== '' && `${label} · `}
          {verdict.kind === 'valid' && <AddressCount figures={verdict.count} />}
        </>
      }
      {...(pending && changed === null && { note: <Marker pending={pending} /> })}
      state={<PendingChange {...row} />}
      action={<RowActions record={row} shared={shared} />}
    />
  );
}
