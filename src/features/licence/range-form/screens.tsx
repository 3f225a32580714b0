import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { ClipboardEvent } from 'react';
import { MOST_RANGES } from '../../../../domain/licence.ts';
import { roomForRanges } from '../../../../domain/ip-range.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import type { RangeReceipt } from '../../../../machines/licence/range-form/range-form.draft.ts';
import { rangesPaths } from '../../../../contract/pages/licence.ts';
import { modificationPaths } from '../../../../contract/pages/modification.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import { rangeListForm } from '../../../../validation/forms/ip-range.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Reference } from '../../../ui/text/text-parts.tsx';
import { Controls } from '../../shared/form/controls.tsx';
import { Form } from '../../shared/form/form.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { LicenceName } from '../ranges/range-texts.tsx';
import { loadWords } from '../ranges/range-load-words.ts';
import { markerWords } from '../marker-words.ts';
import { ListReport } from './list-report.tsx';
import { RowsForm } from './rows-form.tsx';
import { RejectedReason } from '../rejected-reason.tsx';
import type { RangeFormScreenProps } from './screen-props.ts';

/** Ranges in any form, one or many: pasted text is read at once, typed text on submit. */
function ListForm({ data: { draft }, send, busy }: RangeFormScreenProps<'form'>) {
  const { rangeList, rows, report, receipt } = draft;
  const form = useForm({
    form: rangeListForm,
    typed: { rangeList },
    onChange: (change) => send({ type: 'list.written', rangeList, ...change }),
    failure: null,
    subject: `${rows.length} ${receipt === null}`,
    busy,
    onValid: () => send({ type: 'list.read' }),
  });
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    // A paste into typed text is an ordinary paste.
    if (busy || rangeList !== '' || pasted.trim() === '') return;
    event.preventDefault();
    send({ type: 'list.written', rangeList: pasted });
    send({ type: 'list.read' });
  };
  return (
    <Form form={form}>
      {report && <ListReport report={report} send={send} busy={busy} />}
      <Controls<ValuesOf<typeof rangeListForm>>
        each={{
          rangeList: (
            <div onPaste={onPaste}>
              <TextArea
                {...form.field('rangeList')}
                label={rows.length === 0 ? <Trans>IP ranges</Trans> : <Trans>More IP ranges</Trans>}
                {...(rows.length === 0
                  ? {
                      help: (
                        <Trans>
                          One per line, followed by a label if you like: 192.0.2.0/24 Main library. You can also use:
                          192.0.2.*, 192.0.2.1-192.0.2.9, 2001:db8::/32.
                        </Trans>
                      ),
                    }
                  : { rows: 2 })}
              />
            </div>
          ),
        }}
      />
      <Actions>
        <Button variant={rows.length === 0 ? 'primary' : 'secondary'} type="submit">
          <Trans>Add to the list</Trans>
        </Button>
      </Actions>
    </Form>
  );
}

/** Link back to all ranges of the licence. */
function BackLink({ aboId }: { readonly aboId: string }) {
  return (
    <Link href={linkTo(rangesPaths.list, { aboId })} variant="standalone">
      <Trans>IP ranges of your license</Trans>
    </Link>
  );
}

/** A pending request about the range must be decided or withdrawn before the next one. */
export function Awaiting({ data: { aboId, known } }: RangeFormScreenProps<'awaiting'>) {
  const { i18n } = useLingui();
  const { range, pending } = known;
  const name = <strong translate="no">{range}</strong>;
  return (
    <Stack>
      <Intro kind="info">
        <Trans>
          A request about {name} is pending. You can change this range once we decide, or once you cancel the request.
        </Trans>
      </Intro>
      {pending && (
        <Stack gap="close">
          <p>
            <Status kind="info">{i18n._(markerWords(pending.type))}</Status>
          </p>
          <Actions>
            <Link href={linkTo(modificationPaths.request, { request: String(pending.id) })} variant="button">
              <Trans>View the request</Trans>
            </Link>
            <BackLink aboId={aboId} />
          </Actions>
        </Stack>
      )}
    </Stack>
  );
}

/** The range to change, or the request to correct, no longer exists. */
export function Gone({ data: { aboId, request } }: RangeFormScreenProps<'gone'>) {
  return (
    <Stack>
      <Intro kind="info">
        {request === '' ? (
          <Trans>This IP range doesn’t exist, or was deleted.</Trans>
        ) : (
          <Trans>Nothing to correct in this request.</Trans>
        )}
      </Intro>
      <BackLink aboId={aboId} />
    </Stack>
  );
}

/** Result of an accepted request. */
function Done({ added }: Pick<RangeReceipt, 'added'>) {
  if (added === 0) return <Trans>The range changes right away.</Trans>;
  return <Plural value={added} one="# range is added right away." other="# ranges are added right away." />;
}

/** Content of a pending request. */
function Asked({ added }: Pick<RangeReceipt, 'added'>) {
  if (added === 0) return <Trans>The range stays the same until we decide.</Trans>;
  return (
    <Plural
      value={added}
      one="# range will be added once we approve it."
      other="# ranges will be added once we approve them."
    />
  );
}

/** The request has arrived: its reference, and what follows. */
function Receipt({ receipt, aboId }: { readonly receipt: RangeReceipt; readonly aboId: string }) {
  const { id, reference, added, isLetThrough } = receipt;
  return (
    <Notice
      kind="success"
      title={
        isLetThrough ? <Trans>Your request was approved right away</Trans> : <Trans>Your request has been sent</Trans>
      }
      takesFocus
    >
      <p>{isLetThrough ? <Done added={added} /> : <Asked added={added} />}</p>
      <p>
        <Trans>
          Reference: <Reference>{reference}</Reference>
        </Trans>
      </p>
      <Actions>
        <Link href={linkTo(modificationPaths.request, { request: String(id) })} variant="standalone">
          <Trans>View the request</Trans>
        </Link>
        <Link href={linkTo(rangesPaths.list, { aboId })} variant="standalone">
          <Trans>IP ranges of your license</Trans>
        </Link>
      </Actions>
    </Notice>
  );
}

/** Ranges to add, to change or to request again. Every keystroke goes into the draft. */
export function RangeForm(props: RangeFormScreenProps<'form'>) {
  const { aboId, book, draft, rejected, outdated, range, request } = props.data;
  const { receipt, rows } = draft;
  return (
    <Stack gap={rows.length > 1 ? 'close' : 'loose'}>
      <LicenceName subscription={book.subscription} />
      {receipt && <Receipt receipt={receipt} aboId={aboId} />}
      {outdated && (
        <LoadFailure
          failure={outdated}
          words={loadWords}
          send={props.send}
          busy={!props.can({ type: 'retried' })}
          isBehind
        />
      )}
      {rejected && (
        <Notice
          kind="warning"
          title={
            <Trans>
              Rejected in request <Reference>{rejected.reference}</Reference>
            </Trans>
          }
        >
          <p>
            <RejectedReason rejected={rejected} />
          </p>
        </Notice>
      )}
      {rows.length > 0 && <RowsForm {...props} />}
      {range === '' &&
        request === '' &&
        (roomForRanges(book, rows.length) > 0 ? (
          <ListForm {...props} />
        ) : (
          <Notice kind="warning">
            <p>
              <Trans>A license can have up to {MOST_RANGES} IP ranges. Delete one to add another.</Trans>
            </p>
          </Notice>
        ))}
    </Stack>
  );
}
