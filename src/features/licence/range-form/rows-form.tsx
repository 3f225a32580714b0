import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui, Plural, Trans } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { keptRanges, otherRanges } from '../../../../machines/domain/ip-range.ts';
import type { RangeRow } from '../../../../machines/licence/range-form/range-form.draft.ts';
import { wordsOf } from '../../../../machines/validation/complaint-words.ts';
import type { ValuesOf } from '../../../../machines/validation/form.ts';
import { judge } from '../../../../machines/validation/form.ts';
import type { ipRangesForm, ipRangeForm } from '../../../../machines/validation/forms/ip-range.ts';
import { separateRangesForm } from '../../../../machines/validation/forms/ip-range.ts';
import type { RangeWarning } from '../../../../machines/validation/rules/ip-range.ts';
import { parseRange } from '../../../../machines/validation/rules/ip-range.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TextNote } from '../../../ui/text/text-parts.tsx';
import { Controls } from '../../shared/form/controls.tsx';
import { Form } from '../../shared/form/form.tsx';
import type { FieldState } from '../../shared/form/use-form.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { AddressCount } from '../ranges/range-texts.tsx';
import { PresentAddress } from '../ranges/present-address.tsx';
import styles from './rows.module.css';
import type { RangeFormScreenProps } from './screens.tsx';

/** Warnings about a range before it is requested. */
const warningWords: Readonly<Record<RangeWarning, MessageDescriptor>> = {
  hostBits: msg`This address is inside a network, so we count the whole network.`,
  private: msg`Some of these addresses are private and used only inside your network. Enter your network’s public addresses.`,
  loopback: msg`Some of these addresses are a computer’s own (loopback). Enter your network’s public addresses.`,
  linkLocal: msg`Some of these addresses work on one network segment only (link-local). Enter your network’s public addresses.`,
  carrierShared: msg`Some of these addresses are shared by an internet provider’s customers. Enter your network’s public addresses.`,
  multicast: msg`Some of these addresses are for multicast. Enter your network’s public addresses.`,
  documentation: msg`Some of these addresses are reserved for documentation. Enter your network’s public addresses.`,
  reserved: msg`Some of these addresses are reserved. Enter your network’s public addresses.`,
};

/** Live validation of a typed range: its canonical form, its number of addresses, and warnings. */
function RowVerdict({ text }: { readonly text: string }) {
  const { i18n } = useLingui();
  const verdict = parseRange(text);
  if (verdict.kind === 'invalid') return null;
  return (
    <div className={styles.verdict}>
      <p>
        <strong translate="no">{verdict.range}</strong> · <AddressCount figures={verdict.count} />
      </p>
      {verdict.warnings.map((warning) => (
        <p key={warning}>
          <Status kind="warning">{i18n._(warningWords[warning])}</Status>
        </p>
      ))}
    </div>
  );
}

interface RangeRowsProps extends Pick<RangeFormScreenProps<'form'>, 'send' | 'busy'> {
  readonly rows: readonly RangeRow[];
  /** Whether there is a single range, which cannot be removed. */
  readonly isOne: boolean;
  /** State of a field; its error shows at once, before an attempt to submit. */
  readonly at: (index: number, field: keyof RangeRow) => FieldState;
}

/** One row for each range: its text as typed, its label and its parsed value; it is corrected in place. */
function RangeRows({ rows, isOne, at, send, busy }: RangeRowsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  return (
    // Focus moves here when a row is removed; the list is no tab stop.
    // oxlint-disable-next-line react/forbid-dom-props
    <ol ref={list} className={styles.rows} aria-label={t`IP ranges to request`} tabIndex={-1}>
      {rows.map((row, index) => {
        const place = index + 1;
        const field = (name: keyof RangeRow) => ({
          ...at(index, name),
          value: row[name],
          onChange: (text: string) => send({ type: 'row.written', index, row: { ...row, [name]: text } }),
        });
        return (
          // Rows are identified by index: two may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.row}>
            <Controls<ValuesOf<typeof ipRangeForm>>
              each={{
                range: (
                  <div className={styles.part}>
                    <TextField
                      {...field('range')}
                      label={isOne ? <Trans>IP range</Trans> : <Trans>IP range {place}</Trans>}
                      size={32}
                    />
                  </div>
                ),
                label: (
                  <div className={styles.part}>
                    <TextField
                      {...field('label')}
                      label={isOne ? <Trans>Label (optional)</Trans> : <Trans>Label {place} (optional)</Trans>}
                      isOptional
                      size={32}
                    />
                  </div>
                ),
              }}
            />
            <div className={styles.foot}>
              <RowVerdict text={row.range} />
              {!isOne && (
                <div className={styles.remove}>
                  <Button
                    variant="quiet"
                    label={t({ message: `Remove: ${row.range}`, comment: 'A range from a list that is not sent yet' })}
                    isDisabled={busy}
                    onPress={() => {
                      send({ type: 'row.removed', index });
                      list.current?.focus();
                    }}
                  >
                    <Trans>Remove</Trans>
                  </Button>
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Formatted number of addresses in some ranges. */
function totalOf(ranges: readonly string[]): string {
  const counts = ranges.map((range) => {
    const verdict = parseRange(range);
    return verdict.kind === 'valid' ? BigInt(verdict.count) : 0n;
  });
  return String(counts.reduce((total, count) => total + count, 0n));
}

/** The requested ranges, row by row; errors show at once, and are corrected in place. */
export function RowsForm({ data, send, busy }: RangeFormScreenProps<'form'>) {
  const { i18n } = useLingui();
  const { aboId, range, request, book, known, draft, failure } = data;
  const { rows } = draft;
  const isOne = range !== '' || request !== '';
  const held = useMemo(() => otherRanges(book, known), [book, known]);
  const rules = useMemo(() => separateRangesForm(held), [held]);
  const typed = { ranges: rows };
  const form = useForm({
    form: rules,
    typed,
    failure,
    subject: [aboId, range, request, draft.receipt === null].join('/'),
    busy,
    // Text in the list below is read first, so that no range is lost unnoticed.
    onValid: () => send({ type: draft.rangeList.trim() === '' ? 'ranges.confirmed' : 'list.read' }),
  });
  const { complaints } = judge(rules, typed);
  const at = (index: number, field: 'range' | 'label') => {
    const path = `ranges.${index}.${field}` as const;
    const state = form.at(path);
    const complaint = complaints?.get(path);
    return { ...state, error: state.error ?? (complaint && wordsOf(complaint, path, (words) => i18n._(words))) };
  };
  const toMend = rows.filter((_, index) => complaints?.has(`ranges.${index}.range`)).length;
  const written = rows.map((row) => row.range);
  return (
    <Form
      form={form}
      failureTitle={{
        uncertain: <Trans>We may not have received your request</Trans>,
        refused: <Trans>We couldn’t accept your request</Trans>,
      }}
      failureAdvice={<Trans>What you entered is still here. You can safely resend it.</Trans>}
    >
      <Controls<ValuesOf<typeof ipRangesForm>>
        each={{ ranges: <RangeRows rows={rows} isOne={isOne} at={at} send={send} busy={busy} /> }}
      />
      <Stack gap="tight">
        {!isOne && (
          <p role="status">
            <strong>
              <Plural value={rows.length} one="# range" other="# ranges" /> ·{' '}
              <AddressCount figures={totalOf(written)} />
            </strong>
            {toMend > 0 && (
              <>
                {' · '}
                <Plural value={toMend} one="# to correct" other="# to correct" />
              </>
            )}
          </p>
        )}
        <PresentAddress
          address={book.presentAddress}
          ranges={keptRanges(book.ranges.filter(({ id }) => id !== known?.id))}
          planned={written}
        />
      </Stack>
      <TextNote>
        <Trans>We’ll review your request. Until we decide, you can cancel it.</Trans>
      </TextNote>
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Send the request</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
