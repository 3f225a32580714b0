import { useLingui, Plural, Trans } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { displayedName } from '../../../../domain/account.ts';
import type { LicenceReader } from '../../../../domain/licence.ts';
import { chargeOf, extraSeatsFor, hasRoomFor } from '../../../../domain/licence.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import type { RowChange } from '../../../../machines/licence/reader-import/reader-import.context.ts';
import { readerImportPaths, readersPaths } from '../../../../contract/pages/licence.ts';
import { wordsOf } from '../../../../validation/issue-words.ts';
import { validate } from '../../../../validation/form.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import { purchaseOrderForm } from '../../../../validation/forms/reader.ts';
import { compareList } from '../../../../validation/reader-list/compare.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import type { SummarisedError } from '../../../ui/form/error-summary.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FailureNotice } from '../../shared/failure-notice.tsx';
import { Controls } from '../../shared/form/controls.tsx';
import { useErrorTitle } from '../../shared/form/use-error-title.ts';
import { PurchaseOrderField } from '../../shared/order-number-fields.tsx';
import { ListReport } from './list-report.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { RequestFacts } from './request-facts.tsx';
import { CheckedRows } from './checked-rows.tsx';
import type { RowRecord } from './row-records.ts';
import { recordsOf } from './row-records.ts';
import { fieldWords, rowFields } from './row-fields.ts';
import hidden from '../../../ui/layout/visually-hidden.module.css';
import { WrongLines } from './wrong-lines.tsx';
import styles from './row-view.module.css';
import type { ReaderImportScreenProps } from './screen-props.ts';

interface UnlistedProps {
  readonly aboId: string;
  readonly readers: readonly LicenceReader[];
}

/** Readers of the licence whom the list does not name: they stay, and each can be removed where all readers are. */
function Unlisted({ aboId, readers }: UnlistedProps) {
  if (readers.length === 0) return null;
  return (
    <Disclosure
      title={
        <Plural
          value={readers.length}
          one="# reader who isn’t in this list stays as is"
          other="# readers who aren’t in this list stay as they are"
        />
      }
    >
      <Stack gap="close">
        <p>
          <Trans>They keep their access. To remove one, open that reader.</Trans>
        </p>
        <ul>
          {readers.map((reader) => (
            <li key={reader.id}>
              <Link href={linkTo(readersPaths.list, { aboId, text: reader.email })} variant="standalone">
                <span translate="no">{`${displayedName(reader)} · ${reader.email}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Disclosure>
  );
}

/** Most fields that the error summary lists; the next ones follow once these are corrected. */
const MOST_SUMMARISED = 10;

/** Up to this number, lines without errors stand above the request. */
const FEW = 10;

/** The rows of the list, invalid ones first: corrected in place or left out, and sent as one request. */
export function Check({ data, can, send, busy }: ReaderImportScreenProps<'check'>) {
  const { t, i18n } = useLingui();
  const { aboId, draft, licence, present, refused, isChargeNew, attempts, failure } = data;
  const { rows, submitted } = draft;
  const { sent } = draft;
  const comparison = useMemo(
    () => compareList(rows, present ?? [], submitted ? sent : []),
    [rows, present, submitted, sent],
  );
  const records = useMemo(() => recordsOf(rows, comparison, refused), [rows, comparison, refused]);
  const onChange = useCallback((id: number, change: RowChange) => send({ type: 'row.changed', id, change }), [send]);
  const shared = useMemo(() => ({ onChange, isBusy: busy }), [onChange, busy]);

  const { added, changes, standings, unlisted } = comparison;
  const asked = added.length + changes.length;
  const isWrong = (record: RowRecord): boolean =>
    rowFields.some((field) => fieldWords(record, field, i18n) !== undefined);
  const toMend = records.filter(isWrong);
  /** Number of lines at the start of the list that are open or wrong: a corrected one stays among them. */
  const countLeading = (): number => {
    const sound = records.findIndex((record) => !record.row.isOpen && !isWrong(record));
    return sound === -1 ? records.length : sound;
  };
  const [leading, setLeading] = useState(countLeading);
  /** Lines to correct cost nothing yet. */
  const wrong = new Set(toMend.map(({ row }) => row.id));
  const sound = added.filter(({ id }) => !wrong.has(id));
  const charge = submitted ? draft.charge : chargeOf(licence.seats, sound.length);
  const price = charge && formatMoney(charge, i18n);
  const order = { purchaseOrder: draft.purchaseOrder };
  const refusedOrder = charge && validate(purchaseOrderForm, order).issues?.get('purchaseOrder');
  const orderWords = refusedOrder ? wordsOf(refusedOrder, 'purchaseOrder', (words) => i18n._(words)) : undefined;
  const canConfirm = can({ type: 'readers.confirmed' });
  const isFull = !submitted && !hasRoomFor(licence.seats, added.length);

  const errorsNow = (): readonly SummarisedError[] => [
    ...(orderWords === undefined ? [] : [{ field: 'purchaseOrder', message: orderWords }]),
    ...toMend.flatMap((record) =>
      rowFields.flatMap((field) => {
        const words = fieldWords(record, field, i18n);
        return words === undefined ? [] : [{ field: `${record.id}.${field}`, message: words }];
      }),
    ),
  ];
  const [attempted, setAttempted] = useState({ count: attempts, fields: new Set<string>() });
  if (attempts !== attempted.count) {
    setLeading(countLeading());
    setAttempted({
      count: attempts,
      fields: new Set(
        errorsNow()
          .slice(0, MOST_SUMMARISED)
          .map(({ field }) => field),
      ),
    });
  }
  // What was corrected since leaves the summary.
  const errors = attempted.fields.size === 0 ? [] : errorsNow().filter(({ field }) => attempted.fields.has(field));
  useErrorTitle(errors.length > 0 || failure !== null);

  // Many sound lines are no way to the request: they stand below it.
  const areOthersFew = leading > 0 && records.length - leading <= FEW;
  const others = (
    <CheckedRows
      id="rows"
      label={leading === 0 ? t`Lines of your list` : t`Other lines`}
      isTitled={leading > 0}
      records={records.slice(leading)}
      shared={shared}
    />
  );

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (canConfirm && !busy) send({ type: 'readers.confirmed' });
      }}
    >
      <Stack>
        <ErrorSummary errors={errors} attempt={attempts} />
        {failure && !busy && (
          <FailureNotice
            failure={failure}
            title={{
              uncertain: <Trans>We may not have received your list</Trans>,
              refused: <Trans>We couldn’t accept your list</Trans>,
            }}
            takesFocus
          >
            <p>
              <Trans>It’s still here. You can safely resend it.</Trans>
            </p>
          </FailureNotice>
        )}
        {isChargeNew && (
          <Notice kind="warning" title={<Trans>The price has changed since you saw it</Trans>} takesFocus>
            <p>
              <Trans>Nothing was requested yet. Check the new price below, and send the list if you agree.</Trans>
            </p>
          </Notice>
        )}
        <OutdatedNotice outdated={data.outdated} />
        <div>
          {/* The summary lists the same lines. */}
          <div role="status" className={errors.length > 0 ? hidden.hidden : styles.standing}>
            <Notice
              kind={toMend.length === 0 ? 'success' : 'warning'}
              title={
                <Plural
                  value={toMend.length}
                  _0="All lines are OK."
                  one="# line needs a correction."
                  other="# lines need a correction."
                />
              }
            />
          </div>
          <CheckedRows
            id="wrong-rows"
            label={t`Lines to correct`}
            records={records.slice(0, leading)}
            shared={shared}
          />
        </div>
        {areOthersFew && others}
        <Section title={<Trans>Your request</Trans>}>
          <RequestFacts
            licence={licence}
            draft={draft}
            comparison={{ ...comparison, added: sound }}
            charge={charge}
            seats={submitted ? [] : extraSeatsFor(licence.seats, sound.length)}
            toCorrect={{ count: added.length - sound.length, charge: chargeOf(licence.seats, added.length) }}
          />
        </Section>
        {draft.report && <ListReport report={draft.report} />}
        {charge && (
          <Controls<ValuesOf<typeof purchaseOrderForm>>
            each={{
              purchaseOrder: (
                <PurchaseOrderField
                  name="purchaseOrder"
                  value={draft.purchaseOrder}
                  onChange={(purchaseOrder) => send({ type: 'purchaseOrder.written', purchaseOrder })}
                  error={orderWords}
                  isReadOnly={busy}
                />
              ),
            }}
          />
        )}
        <Unlisted aboId={aboId} readers={unlisted} />
        {asked === 0 && standings.size > 0 && (
          <Notice kind="info" title={<Trans>Nothing to do</Trans>}>
            <p>
              <Trans>
                No line in this list adds or changes a reader. Nothing is requested, and you won’t be charged.
              </Trans>
            </p>
          </Notice>
        )}
        {standings.size === 0 && (
          <Notice kind="warning" title={<Trans>All lines are excluded</Trans>}>
            <p>
              <Trans>Restore at least one line.</Trans>
            </p>
          </Notice>
        )}
        {isFull && (
          <Notice kind="warning" title={<Trans>Your license doesn’t have enough seats for this list</Trans>}>
            <p>
              <Plural
                value={licence.seats.taken + added.length - licence.seats.bought}
                one="Exclude # line, or contact us for more seats. Your list stays here."
                other="Exclude # lines, or contact us for more seats. Your list stays here."
              />
            </p>
          </Notice>
        )}
        {standings.size > 0 && (
          <WrongLines records={toMend} canExclude={sound.length + changes.length > 0} shared={shared} />
        )}
        <Actions>
          {(asked > 0 || standings.size === 0) && (busy || canConfirm) && (
            // Lines to correct come first: the error summary names them where it is pressed all the same.
            <Button variant={toMend.length > 0 ? 'quiet' : 'primary'} type="submit" isPending={busy}>
              {toMend.length > 0 || (price === null && changes.length > 0) ? (
                // What is asked for, and its price, follow from the corrections.
                <Trans>Request these changes</Trans>
              ) : price === null ? (
                <Plural value={added.length} one="Request # reader" other="Request # readers" />
              ) : (
                <Trans>Request for {price} before VAT</Trans>
              )}
            </Button>
          )}
          <Link href={linkTo(readerImportPaths.list, { aboId })} variant="standalone">
            <Trans>Add more lines</Trans>
          </Link>
        </Actions>
        {!areOthersFew && others}
      </Stack>
    </Form>
  );
}
