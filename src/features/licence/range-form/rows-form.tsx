import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { keptRanges, otherRanges } from '../../../../domain/ip-range.ts';
import { wordsOf } from '../../../../validation/issue-words.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import { validate } from '../../../../validation/form.ts';
import type { ipRangesForm } from '../../../../validation/forms/ip-range.ts';
import { separateRangesForm } from '../../../../validation/forms/ip-range.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DockedBar } from '../../../ui/layout/docked-bar.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TextNote } from '../../../ui/text/text-parts.tsx';
import { Controls } from '../../shared/form/controls.tsx';
import { Form } from '../../shared/form/form.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { RangesSize } from '../ranges/range-texts.tsx';
import { PresentAddress } from '../ranges/present-address.tsx';
import { RangeFields, RangeTable } from './range-table.tsx';
import type { RangeFormScreenProps } from './screen-props.ts';

/** The requested ranges, row by row; errors show at once, and are corrected in place. */
export function RowsForm({ data, send, busy }: RangeFormScreenProps<'form'>) {
  const { i18n } = useLingui();
  const { aboId, range, request, book, known, draft, failure } = data;
  const { rows } = draft;
  const [only] = rows;
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
  const { issues } = validate(rules, typed);
  const at = (index: number, field: 'range' | 'label') => {
    const path = `ranges.${index}.${field}` as const;
    const state = form.at(path);
    const issue = issues?.get(path);
    return { ...state, error: state.error ?? (issue && wordsOf(issue, path, (words) => i18n._(words))) };
  };
  const toMend = rows.filter((_, index) => issues?.has(`ranges.${index}.range`)).length;
  const written = rows.map((row) => row.range);
  const submit = (
    <Button variant="primary" type="submit" isPending={busy}>
      <Trans>Send the request</Trans>
    </Button>
  );
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
        each={{
          ranges: isOne ? (
            only && (
              <RangeFields
                row={only}
                index={0}
                isOne
                at={at}
                onWrite={(row) => send({ type: 'row.written', index: 0, row })}
              />
            )
          ) : (
            <RangeTable rows={rows} at={at} send={send} busy={busy} />
          ),
        }}
      />
      <Stack gap="tight">
        <PresentAddress
          address={book.presentAddress}
          ranges={keptRanges(book.ranges.filter(({ id }) => id !== known?.id))}
          planned={written}
        />
        <TextNote>
          <Trans>We’ll review your request. Until we decide, you can cancel it.</Trans>
        </TextNote>
      </Stack>
      {isOne ? (
        <Actions>{submit}</Actions>
      ) : (
        <DockedBar>
          <p role="status">
            <strong>
              <Plural value={rows.length} one="# range" other="# ranges" /> · <RangesSize ranges={written} />
            </strong>
            {toMend > 0 && (
              <>
                {' · '}
                <Plural value={toMend} one="# to correct" other="# to correct" />
              </>
            )}
          </p>
          {submit}
        </DockedBar>
      )}
    </Form>
  );
}
