import { useLingui, Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { keptRanges, otherRanges } from '../../../../machines/domain/range-book.ts';
import { wordsOf } from '../../../../machines/validation/complaint-words.ts';
import type { ValuesOf } from '../../../../machines/validation/form.ts';
import { judge } from '../../../../machines/validation/form.ts';
import type { ipRangesForm } from '../../../../machines/validation/forms/ip-range.ts';
import { separateRangesForm } from '../../../../machines/validation/forms/separate-ranges.ts';
import { parseRange } from '../../../../machines/validation/rules/ip-range.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TextNote } from '../../../ui/text/text-note.tsx';
import { Controls } from '../../shared/form/controls.tsx';
import { Form } from '../../shared/form/form.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { AddressCount } from '../ranges/address-count.tsx';
import { PresentAddress } from '../ranges/present-address.tsx';
import { RangeRows } from './range-rows.tsx';
import type { RangeFormScreenProps } from './screen-props.ts';

/** How many addresses some ranges have together, in figures. */
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
      failureTitle={<Trans>Your request was not sent</Trans>}
      failureAdvice={
        <Trans>What you entered is still here. Send it again: it reaches us once, however often you try.</Trans>
      }
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
                <Plural value={toMend} one="# to be corrected" other="# to be corrected" />
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
        <Trans>The publisher decides about your request. Until then you can take it back.</Trans>
      </TextNote>
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Send the request</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
