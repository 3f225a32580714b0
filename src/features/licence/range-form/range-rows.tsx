import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { RangeRow } from '../../../../machines/licence/range-form/range-form.draft.ts';
import type { ValuesOf } from '../../../../machines/validation/form.ts';
import type { ipRangeForm } from '../../../../machines/validation/forms/ip-range.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Controls } from '../../shared/form/controls.tsx';
import type { FieldState } from '../../shared/form/use-form.ts';
import { RowVerdict } from './row-verdict.tsx';
import styles from './rows.module.css';
import type { RangeFormScreenProps } from './screen-props.ts';

interface RangeRowsProps extends Pick<RangeFormScreenProps<'form'>, 'send' | 'busy'> {
  readonly rows: readonly RangeRow[];
  /** There is one range, and it stays. */
  readonly isOne: boolean;
  /** What the form knows of a field, and what is wrong with it, which is told at once. */
  readonly at: (index: number, field: keyof RangeRow) => FieldState;
}

/** One row for each range: as it was written, what it is called, and what is understood of it; it is mended in place. */
export function RangeRows({ rows, isOne, at, send, busy }: RangeRowsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  return (
    // It takes the focus from a script when a row is removed, and is no tab stop.
    // oxlint-disable-next-line react/forbid-dom-props
    <ol ref={list} className={styles.rows} aria-label={t`IP ranges to be requested`} tabIndex={-1}>
      {rows.map((row, index) => {
        const place = index + 1;
        const field = (name: keyof RangeRow) => ({
          ...at(index, name),
          value: row[name],
          onChange: (text: string) => send({ type: 'row.written', index, row: { ...row, [name]: text } }),
        });
        return (
          // A row is its place in the list: two may say the same.
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
