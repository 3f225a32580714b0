import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { fieldWords, lineName, rowFields } from './row-fields.ts';
import type { RowRecord } from './row-records.ts';
import type { RowShared } from './row-view.tsx';

interface WrongLinesProps {
  readonly records: readonly RowRecord[];
  /** Other lines remain: these can be excluded at once. */
  readonly canExclude: boolean;
  readonly shared: RowShared;
}

/** Why the request is not sent yet, where it is sent, and the way on without the wrong lines; nothing without any. */
export function WrongLines({ records, canExclude, shared: { onChange, isBusy } }: WrongLinesProps) {
  const { i18n } = useLingui();
  const { length } = records;
  const [first] = records;
  if (!first) return null;
  const line = lineName(first.row, i18n);
  const field = rowFields.find((name) => fieldWords(first, name, i18n) !== undefined) ?? rowFields[0];
  return (
    <Notice
      kind="warning"
      title={
        <Plural
          value={length}
          one="Before you send the request, correct # line or exclude it."
          other="Before you send the request, correct # lines or exclude them."
        />
      }
    >
      <Actions>
        <Button variant="primary" isDisabled={isBusy} onPress={() => focusField(`${first.id}.${field}`)}>
          <Trans>Correct line {line}</Trans>
        </Button>
        {canExclude && (
          <Button
            variant="quiet"
            isDisabled={isBusy}
            onPress={() => {
              for (const { row } of records) onChange(row.id, { isLeftOut: true });
            }}
          >
            <Plural value={length} one="Exclude this line" other="Exclude these # lines" />
          </Button>
        )}
      </Actions>
    </Notice>
  );
}
