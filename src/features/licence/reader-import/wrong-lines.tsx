import { Plural } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
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
  const { length } = records;
  if (length === 0) return null;
  return (
    <Stack gap="tight">
      <p>
        <Plural
          value={length}
          one="Before you send the request, correct # line or exclude it."
          other="Before you send the request, correct # lines or exclude them."
        />
      </p>
      {canExclude && (
        <Actions>
          <Button
            variant="quiet"
            isDisabled={isBusy}
            onPress={() => {
              for (const { row } of records) onChange(row.id, { isLeftOut: true });
            }}
          >
            <Plural value={length} one="Exclude this line" other="Exclude these # lines" />
          </Button>
        </Actions>
      )}
    </Stack>
  );
}
