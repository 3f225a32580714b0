import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RangeRow } from '../../../../machines/licence/range-form/range-form.draft.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import type { ipRangeForm } from '../../../../validation/forms/ip-range.ts';
import type { ParsedRange, RangeWarning } from '../../../../validation/rules/ip-range.ts';
import { parseRange } from '../../../../validation/rules/ip-range.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Controls } from '../../shared/form/controls.tsx';
import type { FieldState } from '../../shared/form/use-form.ts';
import { RangeSize } from '../ranges/range-texts.tsx';
import styles from './rows.module.css';
import type { RangeFormScreenProps } from './screen-props.ts';

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

function Warnings({ range: { warnings } }: { readonly range: ParsedRange }) {
  const { i18n } = useLingui();
  return warnings.map((warning) => (
    <p key={warning}>
      <Status kind="warning">{i18n._(warningWords[warning])}</Status>
    </p>
  ));
}

/** Live validation of a typed range: its canonical form, its size, and warnings. */
function RowVerdict({ text }: { readonly text: string }) {
  const verdict = parseRange(text);
  if (verdict.kind === 'invalid') return null;
  return (
    <div className={styles.verdict}>
      <p>
        <strong translate="no">{verdict.range}</strong> · <RangeSize range={verdict} />
      </p>
      <Warnings range={verdict} />
    </div>
  );
}

interface FieldsProps {
  readonly row: RangeRow;
  readonly index: number;
  /** Whether it is the only range of its form. */
  readonly isOne: boolean;
  readonly at: (index: number, field: keyof RangeRow) => FieldState;
  readonly onWrite: (row: RangeRow) => void;
}

/** The fields of one range, and what its text is read as. */
export function RangeFields({ row, index, isOne, at, onWrite }: FieldsProps) {
  const place = index + 1;
  const field = (name: keyof RangeRow) => ({
    ...at(index, name),
    value: row[name],
    onChange: (text: string) => onWrite({ ...row, [name]: text }),
  });
  return (
    <>
      <div className={styles.parts}>
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
      </div>
      <RowVerdict text={row.range} />
    </>
  );
}

/** Longest text of a range that stays on one line on a phone. */
const SHORT = 20;

interface RangeTableProps extends Pick<RangeFormScreenProps<'form'>, 'send' | 'busy'>, Pick<FieldsProps, 'at'> {
  readonly rows: readonly RangeRow[];
}

/** The ranges to request, one line each. A range to correct has its fields open; any other one opens on demand. */
export function RangeTable({ rows, at, send, busy }: RangeTableProps) {
  const { t } = useLingui();
  const table = useRef<HTMLTableElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const rowAt = (index: number) => table.current?.querySelector(`[data-row="${index}"]`);
  const open = (index: number): void => {
    flushSync(() => setOpened(new Set([...opened, index])));
    rowAt(index)?.querySelector('input')?.focus();
  };
  const close = (index: number): void => {
    flushSync(() => setOpened(new Set([...opened].filter((each) => each !== index))));
    rowAt(index)?.querySelector('button')?.focus();
  };
  const remove = (index: number): void => {
    setOpened(new Set([...opened].filter((each) => each !== index).map((each) => (each > index ? each - 1 : each))));
    send({ type: 'row.removed', index });
    table.current?.focus();
  };
  const named = (words: string, range: string): string =>
    t({ message: `${words}: ${range}`, comment: 'What a button does, and to which IP range' });
  return (
    <div className={styles.frame}>
      {/* Focus moves here when a row is removed; the table is no tab stop. */}
      {/* oxlint-disable-next-line react/forbid-dom-props */}
      <table ref={table} className={styles.table} aria-label={t`IP ranges to request`} tabIndex={-1}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>IP range</Trans>
            </th>
            <th scope="col">
              <Trans comment="Head of a column: the name of a network">Label</Trans>
            </th>
            <th scope="col" className={styles.size}>
              <Trans comment="Head of a column: how many addresses">Size</Trans>
            </th>
            <th scope="col" className={styles.acts}>
              <Trans comment="Head of a column of buttons">Actions</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const { range, label } = row;
            const verdict = parseRange(range);
            const needsFields =
              verdict.kind === 'invalid' ||
              at(index, 'range').error !== undefined ||
              at(index, 'label').error !== undefined;
            const removal = (
              <Button variant="quiet" label={named(t`Remove`, range)} isDisabled={busy} onPress={() => remove(index)}>
                <Trans>Remove</Trans>
              </Button>
            );
            const acts = (
              <Actions isInline>
                <Button variant="quiet" label={named(t`Edit`, range)} isDisabled={busy} onPress={() => open(index)}>
                  <Trans>Edit</Trans>
                </Button>
                <span className={styles.removal}>{removal}</span>
              </Actions>
            );
            if (needsFields || opened.has(index))
              return (
                // Rows are identified by index: two may be equal.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index} data-row={index}>
                  <td colSpan={4} className={styles.open}>
                    <RangeFields
                      {...{ row, index, at }}
                      isOne={false}
                      onWrite={(written) => {
                        // It stays open when what is typed becomes valid.
                        if (!opened.has(index)) setOpened(new Set([...opened, index]));
                        send({ type: 'row.written', index, row: written });
                      }}
                    />
                    <Actions isInline>
                      {!needsFields && (
                        <Button variant="quiet" label={named(t`Close`, range)} onPress={() => close(index)}>
                          <Trans comment="Closes the fields of a row">Close</Trans>
                        </Button>
                      )}
                      {removal}
                    </Actions>
                  </td>
                </tr>
              );
            const isWarned = verdict.warnings.length > 0;
            return (
              // oxlint-disable-next-line react/no-array-index-key
              <Fragment key={index}>
                <tr data-row={index} className={classNames(isWarned && styles.warned)}>
                  <th scope="row" className={classNames(range.length <= SHORT && styles.short)} translate="no">
                    {verdict.range}
                  </th>
                  <td>{label}</td>
                  <td className={styles.size}>
                    <RangeSize range={verdict} />
                  </td>
                  <td className={styles.acts}>{acts}</td>
                </tr>
                {isWarned && (
                  <tr>
                    <td colSpan={4} className={styles.warning}>
                      <Warnings range={verdict} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
